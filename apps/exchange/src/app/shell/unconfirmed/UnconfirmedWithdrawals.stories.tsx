import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createScriptedWithdrawals, usedAddress } from '#wallet/withdraw/testing/scriptedWithdrawals.ts';
import { Frame } from '../Frame';
import { Unconfirmed } from './Unconfirmed';

const withdrawal = { id: 'id-1', asset: 'XDC', amount: '1500', address: usedAddress };
const order = { pair: 'XDC-USDT', side: 'buy', price: '0.05', amount: '100', clientOrderId: 'o-1' };

/** Left in the tab by an earlier page: a withdrawal and an order, neither of them answered. */
const storedInTab = {
  withdrawalsSent: JSON.stringify({ trader: 'u-1001', withdrawals: [withdrawal] }),
  ordersSent: JSON.stringify({ trader: 'u-1001', orders: [order] }),
};

let exchange = createScriptedWithdrawals({ storedInTab });

const AnyScreen = () => (
  <Frame
    brandName="Exchange"
    socialLinks={[]}
    version="2.0.11"
    who={{ kind: 'trader', email: 'ada@example.com' }}
    theme="dark"
    isTrading={false}
    onChooseTheme={fn()}
    onLogOut={fn()}
    onShowTool={fn()}
    platform="other"
    unconfirmed={<Unconfirmed />}
  >
    <p>Any screen</p>
  </Frame>
);

const meta = preview.meta({
  component: AnyScreen,
  title: 'Screens/Shell/Unconfirmed/Withdrawals',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'On any screen, after a withdrawal that an earlier page sent and lost.' } },
  },
  beforeEach: () => {
    exchange = createScriptedWithdrawals({ storedInTab });
  },
  render: () => (
    <InApp {...exchange}>
      <AnyScreen />
    </InApp>
  ),
});

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '2 unconfirmed: 1 order and 1 withdrawal' }));
  return within(await screen.findByRole('dialog', { name: 'Unconfirmed orders and withdrawals' }));
};

/**
 * Counted beside the order, with what is known and a link to the history; once the trader has checked, it is gone, and
 * nothing was sent [WAL-349].
 */
export const CountedAndChecked = meta.story({
  play: async () => {
    const dialog = await opened();
    const item = within(dialog.getByText('Withdraw 1,500 XDC').closest('li') ?? document.body);
    await expect(item.getByText(/^xdc/).parentElement).toHaveTextContent('xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae');
    await item.findByText(/We don't see it in your withdrawal history yet\. We'll keep checking\./);
    await expect(item.getByRole('link', { name: 'Withdrawal history' })).toHaveAttribute(
      'href',
      '/history/XDC?tab=withdrawal',
    );
    await userEvent.click(item.getByRole('button', { name: "I've checked" }));
    await expect(await screen.findByRole('button', { name: '1 unconfirmed order' })).toBeVisible();
    await waitFor(() => expect(exchange.services.tab.read('withdrawalsSent')).toBeUndefined());
    await expect(exchange.requests()).toEqual([]);
    await expect(exchange.codeRequests()).toEqual([]);
  },
});

/** If the history can't be loaded, a message says so and offers to retry [WAL-349]. */
export const HistoryOutOfReach = meta.story({
  beforeEach: () => exchange.openHistory(false),
  play: async () => {
    const dialog = await opened();
    await dialog.findByText("We couldn't load your withdrawal history. We'll keep trying.");
    const before = exchange.lookups().length;
    const [again] = dialog.getAllByRole('button', { name: 'Check again' }).slice(-1);
    if (again) await userEvent.click(again);
    await waitFor(() => expect(exchange.lookups().length).toBeGreaterThan(before));
  },
});
