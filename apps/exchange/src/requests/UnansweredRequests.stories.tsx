import { outOfReach } from '@exchange/api/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { button, fill, otc, sendAgain, solve, type } from './testing/filling';
import { requestApplication } from './testing/requestApplication';
import { RequestScreen } from './testing/RequestScreen';

let application = requestApplication();

const Otc = () => <RequestScreen at="otc" services={application.services} />;

const meta = preview.meta({
  component: Otc,
  title: 'Screens/Requests/Without an answer',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'A public form while it waits for an answer, and when none comes.' },
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

const sameAgain = "Sending it again unchanged won't create a second request.";
const afterChange =
  "Your earlier request may have arrived. You've changed the form since, so sending it now creates a second request.";
const refusal =
  "We couldn't submit your request. What you typed is still here. Too many requests. Wait a moment and try again.";

/** Compares the whole alert, so that no second sentence contradicts the first. */
const reads = (said: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said));

const answers = (...requestOtc: (typeof outOfReach | 'tooManyCalls' | 'taken')[]) => ({
  beforeEach: () => {
    application = requestApplication({ requestOtc });
  },
});

/** Changing the text makes it a different request, and the form says so [REQ-124]. */
export const ChangedSince = meta.story({
  ...answers(outOfReach, 'tooManyCalls'),
  play: async () => {
    await send();
    await reads(`We didn't get an answer. Your request may have arrived. ${sameAgain}`);
    await type('Trade details', 'Three million XDC');
    await reads(afterChange);
    await sendAgain('Send enquiry');
    await reads(`${refusal} ${afterChange}`);
  },
});

/**
 * A refusal after a lost answer doesn't hide that the earlier attempt may have arrived, and isn't taken for its answer
 * [REQ-124].
 */
export const RefusedSince = meta.story({
  ...answers(outOfReach, 'tooManyCalls'),
  play: async () => {
    await send();
    await reads(`We didn't get an answer. Your request may have arrived. ${sameAgain}`);
    await sendAgain('Send enquiry');
    await reads(`${refusal} An earlier attempt may have arrived. ${sameAgain}`);
  },
});

let giveUp = (): void => undefined;

/** What is typed while waiting for the answer stays in the form after a failure, and is what is sent next [REQ-101]. */
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
    await reads(afterChange);
    await expect(canvas.getByRole('textbox', { name: 'Trade details' })).toHaveValue('Three million XDC');
    await sendAgain('Send enquiry');
    await canvas.findByText('R-7K3M9Q');
    const [first, second] = sent();
    await expect([first?.[0], second?.[0]]).toEqual(['Two million XDC', 'Three million XDC']);
    await expect(second?.[1]).not.toBe(first?.[1]);
  },
});
