import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '../app/testing/InApp';
import { createScriptedWallet } from './testing/scriptedWallet';
import { WalletScreen } from './WalletScreen';

let exchange = createScriptedWallet();

interface ScreenProps {
  address: string;
}

const Screen = ({ address }: ScreenProps) => (
  <InApp services={exchange.services} at={address}>
    <WalletScreen />
  </InApp>
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Wallet/Wallet/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The wallet in the full application, with a simulated exchange that answers calls and sends live updates.',
      },
    },
  },
  args: { address: '/wallet' },
  beforeEach: () => {
    exchange = createScriptedWallet();
  },
  render: ({ address }) => <Screen address={address} />,
});

/** Balances, their value at market prices, total and limit, as the exchange reports them [WAL-276]. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const xdc = await canvas.findByRole('row', { name: /XDC Network/ });
    await waitFor(() => expect(xdc).toHaveTextContent('$50.00'));
    await expect(canvas.getByText('Excluding BTC: price unavailable.')).toBeVisible();
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('1,000.00');
    await expect(canvas.getByText('Total Withdrawal Limit 40,000/2,500,000')).toBeVisible();
  },
});

/** Values follow market prices. */
export const PriceMoves = meta.story({
  play: async ({ canvas }) => {
    const xdc = await canvas.findByRole('row', { name: /XDC Network/ });
    await waitFor(() => expect(xdc).toHaveTextContent('$50.00'));
    exchange.say('estimate-price-update', { XDC: '0.06' });
    await waitFor(() => expect(xdc).toHaveTextContent('$60.00'));
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('$60.00');
  },
});

/** Coins close and open while the wallet is open, without a reload [WAL-281] [WAL-280]. */
export const ClosedAndOpened = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deposit XDC' }));
    exchange.say('update-curr-status', { XDC: ['Coin', 'Inactive', 'Active'] });
    const closed = await canvas.findByRole('button', { name: 'Deposit Disabled XDC' });
    await expect(closed).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Withdraw XDC' })).not.toHaveAttribute('aria-disabled');
    exchange.say('update-curr-status', { XDC: ['Coin', 'Active', 'Inactive'] });
    await expect(await canvas.findByRole('button', { name: 'Withdraw Disabled XDC' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deposit XDC' })).not.toHaveAttribute('aria-disabled');
    await expect(exchange.count('currencyStats')).toBe(1);
  },
});

/** A panel closed by maintenance says why, and so does a link to one that is closed [WAL-281]. */
export const ClosedWhileOpen = meta.story({
  args: { address: '/wallet?withdraw=XDC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Withdraw XDC' })).toHaveAttribute('aria-expanded', 'true');
    exchange.say('update-curr-status', { XDC: ['Coin', 'Active', 'Inactive'] });
    await expect(await screen.findByText('Withdrawals of XDC are paused.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw Disabled XDC' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** A link to an unlisted coin shows a message that names it. */
export const UnknownCoin = meta.story({
  args: { address: '/wallet?deposit=doge' },
  play: async () => {
    await expect(await screen.findByText("We don't list DOGE.")).toBeVisible();
  },
});

const deposit = {
  userId: 'u-1001',
  depositId: 'd-1',
  status: 'Completed',
  currencyName: 'XDC',
  amount: '500',
  createdAt: '2026-03-02T09:00:00Z',
} as const;

/**
 * A deposit that arrives is added to the balance immediately, with a note on how much is still held [WAL-288]
 * [WAL-282].
 */
export const DepositArrives = meta.story({
  play: async ({ canvas }) => {
    const xdc = await canvas.findByRole('row', { name: /XDC Network/ });
    exchange.setXdc({ balance: '1500', unconfirmed: '500' });
    exchange.say('deposit-update-{userId}', deposit);
    await waitFor(() => expect(xdc).toHaveTextContent('1,500.000000000'));
    await expect(xdc).toHaveTextContent('500 needs 3 confirmations to withdraw');
  },
});

/** A trade updates the balance as well, and so does a withdrawal, with what is left of the day's limit [WAL-288]. */
export const TradeAndWithdrawal = meta.story({
  play: async ({ canvas }) => {
    const xdc = await canvas.findByRole('row', { name: /XDC Network/ });
    exchange.setXdc({ balance: '700', inTrade: '300' });
    exchange.say('demo-event-{userId}', {
      userId: 'u-1001',
      Pair: 'XDC-USDT',
      Amount: '300',
      Trade_status: 'completed',
    });
    await waitFor(() => expect(xdc).toHaveTextContent('300.000000000'));
    exchange.setXdc({ balance: '200', inTrade: '300', inWithdrawals: '500' });
    exchange.say('withdrawal-update-{userId}', {
      userId: 'u-1001',
      status: 'Pending',
      currencyName: 'XDC',
      amount: '500',
      createdAt: '2026-03-02T09:00:00Z',
      transactionId: 'w-1',
    });
    await waitFor(() => expect(xdc).toHaveTextContent('500 pending in withdrawals'));
  },
});

/**
 * Figures stay and are marked while the exchange is unreachable, and are updated once it is back [WAL-287] [WAL-288].
 */
export const LostAndBack = meta.story({
  play: async ({ canvas }) => {
    const xdc = await canvas.findByRole('row', { name: /XDC Network/ });
    exchange.reach(false);
    exchange.become('lost');
    await expect(await canvas.findByText('Delayed')).toBeVisible();
    await expect(await canvas.findByText(/We can't reach the exchange/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(xdc).toHaveTextContent('1,000.000000000');
    exchange.setXdc({ balance: '900' });
    exchange.reach(true);
    exchange.become('live');
    await waitFor(() => expect(xdc).toHaveTextContent('900.000000000'));
    await waitFor(() => expect(canvas.queryByText('Delayed')).toBeNull());
  },
});

/** If the wallet never loaded, the reason is shown, and the next attempt loads it [WAL-287]. */
export const OutOfReach = meta.story({
  beforeEach: () => exchange.reach(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    exchange.reach(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('row', { name: /XDC Network/ })).toBeVisible();
  },
});

/** A link to the wallet opens the panel it names, below its coin. */
export const OpenedByLink = meta.story({
  args: { address: '/wallet?withdraw=xdc' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Withdraw XDC' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('XDC');
  },
});

/**
 * On a phone that row begins below the edge of the screen, so the page scrolls to it; opened by hand, the page stays
 * where it is [WAL-279].
 */
export const OpenedByLinkOnPhone = meta.story({
  args: { address: '/wallet?deposit=xdc' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'XDC deposit' });
    const top = () => canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight / 2));
    await expect(top()).toBeGreaterThanOrEqual(0);
    const button = canvas.getByRole('button', { name: 'Deposit XDC' });
    await userEvent.click(button);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('region', { name: 'XDC deposit' })).toBeInTheDocument();
    await expect(window.scrollY).toBe(0);
  },
});
