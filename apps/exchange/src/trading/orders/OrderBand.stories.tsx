import { pairOf, priceBandText } from '@exchange/domain';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Desk } from './testing/Desk';
import { createScriptedDesk } from './testing/scriptedDesk';

let desk = createScriptedDesk();

const Screen = ({ at }: { at: string }) => <Desk desk={desk} at={at} header={undefined} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Trading/Order band',
  globals: { viewport: { value: 'desk' } },
  args: { at: '/trade/XDC-USDT' },
  beforeEach: () => {
    desk = createScriptedDesk();
  },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Which prices the order forms accept.' } },
  },
});

const figures = { pairName: 'XDC-USDT', price: '0.05213', percentChange: '1.2', high: '2', low: '0.01', volume: '100' };

const tooFar: unknown = expect.stringContaining(priceBandText('10'));

/**
 * The band is measured from the last price, unless the exchange sends a reference price: then from that, as soon as it
 * moves [TRD-474].
 */
export const ReferencePrice = meta.story({
  play: async () => {
    const form = await screen.findByLabelText<HTMLFormElement>('Buy XDC', { selector: 'form' });
    const price = within(form).getByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '0.0522{Tab}');
    await expect(price).not.toHaveAccessibleDescription(tooFar);
    desk.say('pairStats', [{ ...figures, pairId: pairOf('XDC-USDT').id, reference: '0.04' }]);
    await waitFor(async () => expect(price).toHaveAccessibleDescription(tooFar));
    await userEvent.clear(price);
    await userEvent.type(price, '0.0431{Tab}');
    await waitFor(async () => expect(price).not.toHaveAccessibleDescription(tooFar));
  },
});
