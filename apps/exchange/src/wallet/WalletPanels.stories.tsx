import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { coinsWith, usual } from './testing/walletCoins';
import { filled, listing, WalletOf } from './testing/WalletOf';
import { WalletView, type WalletViewProps } from './WalletView';

const meta = preview.meta({
  component: WalletView,
  title: 'Screens/Wallet/Wallet/Panels',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: filled,
  render: (args) => <WalletOf {...args} />,
});

/** Opens below its coin, one panel per coin; another coin's stays open [WAL-279]. */
export const OneAtATime = meta.story({
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(button('Deposit XDC'));
    const panel = canvas.getByText('The deposit panel of XDC.');
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(button('Deposit XDC').getBoundingClientRect().top);
    await expect(button('Deposit XDC')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button('Withdraw XDC'));
    await expect(canvas.getByText('The withdraw panel of XDC.')).toBeVisible();
    await expect(canvas.queryByText('The deposit panel of XDC.')).toBeNull();
    await userEvent.click(button('Deposit BTC'));
    await expect(canvas.getByText('The deposit panel of BTC.')).toBeVisible();
    await expect(canvas.getByText('The withdraw panel of XDC.')).toBeVisible();
    await userEvent.click(button('Withdraw XDC'));
    await expect(canvas.queryByText(/panel of XDC/)).toBeNull();
  },
});

/** By keyboard, Tab moves into the panel that opened [WAL-279]. */
export const ByKeyboard = meta.story({
  args: { renderPanel: ({ symbol }) => <button type="button">{`In the panel of ${symbol}`}</button> },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Withdraw XDC' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'In the panel of XDC' })).toHaveFocus();
  },
});

/** A link to the wallet can name a panel: it is open from the start, below its coin, which comes first. */
export const OpenFromTheStart = meta.story({
  args: { asked: 'ETH', expanded: new Map([['ETH', 'deposit']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The deposit panel of ETH.')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('ETH');
  },
});

const Arriving = (args: WalletViewProps) => {
  const [coins, setCoins] = useState(coinsWith({ XDC: { available: '5000' } }));
  return (
    <>
      <WalletOf {...args} {...listing(coins)} />
      <button
        type="button"
        onClick={() => setCoins(coinsWith({ XDC: { available: '5000' }, BTC: { available: '1' } }))}
      >
        BTC arrives
      </button>
    </>
  );
};

/**
 * A coin that arrives is among the owned ones, but only once nothing is open any more: the row somebody works in stays
 * where it is, unless they sort [WAL-443].
 */
export const OrderKept = meta.story({
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw XDC' }));
    await userEvent.click(canvas.getByRole('button', { name: 'BTC arrives' }));
    await expect(canvas.getByRole('row', { name: /^BTC/ })).toHaveTextContent('1.000000000');
    await expect(first()).toHaveTextContent('XDC');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw XDC' }));
    await expect(first()).toHaveTextContent('BTC');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw XDC' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Available' }));
    await expect(first()).toHaveTextContent('XDC');
  },
});

const closed = coinsWith({
  ...usual,
  BTC: { available: '0.5', depositStatus: 'Inactive', withdrawalStatus: 'Active' },
  XDC: { available: '5000', depositStatus: 'Active', withdrawalStatus: 'Inactive' },
  XRP: { available: '20', allowWithdrawal: false },
  ETH: { depositStatus: 'Inactive', withdrawalStatus: 'Inactive' },
});

/**
 * Closed by maintenance, or by the server for one coin: the button says so with the reason, and the other one works
 * [WAL-280] [DOM-307].
 */
export const CoinsClosed = meta.story({
  args: listing(closed),
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    const deposit = row(/BTC/).getByRole('button', { name: 'Deposit Disabled BTC' });
    await expect(deposit).toHaveAttribute('aria-disabled', 'true');
    await expect(deposit).toHaveAttribute('title', 'Deposits of BTC are paused.');
    await userEvent.click(deposit);
    await expect(canvas.queryByText('The deposit panel of BTC.')).toBeNull();
    await userEvent.click(row(/BTC/).getByRole('button', { name: 'Withdraw BTC' }));
    await expect(canvas.getByText('The withdraw panel of BTC.')).toBeVisible();

    for (const symbol of ['XDC', 'XRP']) {
      const withdraw = canvas.getByRole('button', { name: `Withdraw Disabled ${symbol}` });
      await expect(withdraw).toHaveAttribute('title', `Withdrawals of ${symbol} are paused.`);
      await expect(canvas.getByRole('button', { name: `Deposit ${symbol}` })).not.toHaveAttribute('aria-disabled');
    }
    await expect(canvas.getByRole('button', { name: 'Deposit Disabled ETH' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw Disabled ETH' })).toBeVisible();
  },
});

/** An open panel goes when its coin is closed: no one should see an address that mustn't be paid to [WAL-280]. */
export const ClosedWhileOpen = meta.story({
  args: {
    ...listing(closed),
    expanded: new Map([
      ['BTC', 'deposit'],
      ['XDC', 'deposit'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The deposit panel of XDC.')).toBeVisible();
    await expect(canvas.queryByText('The deposit panel of BTC.')).toBeNull();
  },
});

const headers = ['Coin', 'Available', 'In orders', 'Value (USD)'];

/** Every column of words and figures sorts; figures start with the largest. */
export const Sorting = meta.story({
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    for (const name of headers) await expect(canvas.getByRole('button', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Value (USD)' }));
    await expect(first()).toHaveTextContent('XDC');
    await userEvent.click(canvas.getByRole('button', { name: 'Coin' }));
    await expect(first()).toHaveTextContent('BCHABC');
  },
});
