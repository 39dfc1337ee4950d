import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
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

/**
 * A wallet that couldn't be loaded is loaded by Retry: balances, their value at market prices, total and limit, as the
 * exchange reports them.
 */
export const Loaded = meta.story({
  beforeEach: () => exchange.reach(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    exchange.reach(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const xdc = await canvas.findByRole('row', { name: /XDC Network/ });
    await waitFor(() => expect(xdc).toHaveTextContent('$50.00'));
    await expect(canvas.getByText('Excluding BTC: price unavailable.')).toBeVisible();
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('1,000.00');
    await expect(canvas.getByText('Total Withdrawal Limit 40,000/2,500,000')).toBeVisible();
  },
});

/** What the coins cost arrives after the coins themselves, with the portfolio. */
export const WithPortfolio = meta.story({
  beforeEach: () => exchange.havePortfolio(),
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const xdc = await canvas.findByRole('row', { name: /XDC Network/ });
    await waitFor(() => expect(xdc).toHaveTextContent('+$10.00'));
    await expect(await canvas.findByRole('region', { name: 'Portfolio' })).toHaveTextContent('+25.00%');
  },
});

/** A server that has none [WAL-465]. */
export const WithoutPortfolio = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /XDC Network/ });
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Average cost' })).toBeNull());
    await expect(canvas.queryByText('Portfolio')).toBeNull();
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

/** The panel that a link opened, below its coin, is closed by maintenance and says why, without a reload [WAL-281]. */
export const ClosedWhileOpen = meta.story({
  args: { address: '/wallet?withdraw=XDC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Withdraw XDC' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('XDC');
    exchange.say('update-curr-status', { XDC: ['Coin', 'Active', 'Inactive'] });
    await expect(await screen.findByText('Withdrawals of XDC are paused.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw Disabled XDC' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    exchange.say('update-curr-status', { XDC: ['Coin', 'Inactive', 'Active'] });
    await expect(await canvas.findByRole('button', { name: 'Deposit Disabled XDC' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw XDC' })).not.toHaveAttribute('aria-disabled');
    await expect(exchange.count('currencyStats')).toBe(1);
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

/** A deposit, a trade and a withdrawal each update the balance immediately, with what is held of it [WAL-288]. */
export const Moved = meta.story({
  play: async ({ canvas }) => {
    const xdc = await canvas.findByRole('row', { name: /XDC Network/ });
    exchange.setXdc({ balance: '1500', unconfirmed: '500' });
    exchange.say('deposit-update-{userId}', deposit);
    await waitFor(() => expect(xdc).toHaveTextContent('1,500.000000000'));
    await expect(xdc).toHaveTextContent('500 needs 3 confirmations to withdraw');
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

/** Figures stay and are marked while the exchange is unreachable, and are updated once it is back [WAL-288]. */
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

/** On a phone that row begins below the edge of the screen, so the page scrolls to it [WAL-279]. */
export const OpenedByLinkOnPhone = meta.story({
  args: { address: '/wallet?deposit=xdc' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'XDC deposit' });
    const top = () => canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight / 2));
    await expect(top()).toBeGreaterThanOrEqual(0);
  },
});
