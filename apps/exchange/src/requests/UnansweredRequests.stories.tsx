import { outOfReach } from '@exchange/api/testing';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '../shared/testing/inRouter';
import { OtcScreen } from './OtcScreen';
import { button, fill, otc, sendAgain, solve, type } from './testing/filling';
import { plainCaptcha, requestApplication, Requests } from './testing/requestApplication';

let application = requestApplication();

const Otc = () => (
  <Requests services={application.services}>
    <OtcScreen random={plainCaptcha} />
  </Requests>
);

const meta = preview.meta({
  component: Otc,
  title: 'Screens/Requests/Without an answer',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'What a public form says and sends while it waits, and once no answer has come.' },
    },
  },
  decorators: [inRouter],
});

const send = async () => {
  await fill(otc);
  await solve();
  await userEvent.click(button('Send enquiry'));
};

const sent = () =>
  application.exchange
    .sent('requestOtc')
    .map(({ tradeDetails, client_request_id }) => [tradeDetails, client_request_id]);

let giveUp = (): void => undefined;

/** What is typed while the answer is awaited is what the form holds after a failure, and what is sent then [REQ-101]. */
export const TypedMeanwhile = meta.story({
  beforeEach: () => {
    const waiting = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    application = requestApplication({ requestOtc: [() => waiting.then(outOfReach), 'taken'] });
  },
  play: async ({ canvas }) => {
    await send();
    await screen.findByRole('button', { name: /Processing/ });
    await type('Trade details', 'Three million XDC');
    giveUp();
    await expect(await canvas.findByText(/Your last request may have arrived\. You've changed the form/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Trade details' })).toHaveValue('Three million XDC');
    await sendAgain('Send enquiry');
    await canvas.findByText('R-7K3M9Q');
    const [first, second] = sent();
    await expect([first?.[0], second?.[0]]).toEqual(['Two million XDC', 'Three million XDC']);
    await expect(second?.[1]).not.toBe(first?.[1]);
  },
});
