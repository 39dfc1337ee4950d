import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { UnconfirmedInHeader } from '#shared/unconfirmed/UnconfirmedInHeader.tsx';
import { useUnconfirmed } from '#shared/unconfirmed/useUnconfirmed.ts';
import { Desk } from './testing/Desk';
import { createScriptedDesk } from './testing/scriptedDesk';
import { sentOrdersFlow } from './sentOrders';
import { unconfirmedOrdersKind } from './UnconfirmedOrders';

let desk = createScriptedDesk();

const Unconfirmed = () => <UnconfirmedInHeader kinds={[unconfirmedOrdersKind(useUnconfirmed(sentOrdersFlow))]} />;

const Screen = () => <Desk desk={desk} at="/wallet" header={<Unconfirmed />} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Trading/Order forms/Reloaded',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The next page after one that was reloaded before its order was answered.' } },
  },
});

const order = { pair: 'XDC-USDT', side: 'sell', price: '0.06', amount: '75', clientOrderId: 'id-1' };

const sentBy = (trader: string) => () => {
  desk = createScriptedDesk();
  desk.services.tab.write('ordersSent', JSON.stringify({ trader, orders: [order] }));
};

/** One message says so and opens it [TRD-479]; it is sent again only when asked for, as the same order [TRD-374]. */
export const Unanswered = meta.story({
  beforeEach: sentBy('u-1001'),
  play: async () => {
    const warning = await screen.findByText(
      '1 unconfirmed order. We have no reply yet. Check it before you send another.',
    );
    await expect(desk.services.toasts.shown()).toHaveLength(1);
    await userEvent.click(within(warning.closest('li') ?? document.body).getByRole('button', { name: 'Show' }));
    const unconfirmed = within(await screen.findByRole('dialog', { name: 'Unconfirmed orders' }));
    await expect(unconfirmed.getByText(/Sell 75 XDC at 0.06 USDT/)).toBeVisible();
    await expect(desk.orders()).toEqual([]);
    await userEvent.click(await unconfirmed.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(desk.orders()).toEqual(['id-1']));
  },
});

/** Another trader learns nothing of it [TRD-374]. */
export const OfAnotherTrader = meta.story({
  beforeEach: sentBy('u-2002'),
  play: async ({ canvas }) => {
    await canvas.findByText('Elsewhere');
    await waitFor(() => expect(desk.services.tab.read('ordersSent')).toBeUndefined());
    await expect(screen.queryByRole('button', { name: '1 unconfirmed order' })).toBeNull();
  },
});
