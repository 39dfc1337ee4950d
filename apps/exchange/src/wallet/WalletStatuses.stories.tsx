import type { IncomingDeposit } from '@exchange/machines';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { DepositPanelView } from './deposit/DepositPanelView';
import { addresses, addressOf, deposit } from './deposit/testing/deposits';
import { coinsWith, usual } from './testing/walletCoins';
import { filled, listing, WalletOf } from './testing/WalletOf';
import { WalletView, type WalletViewProps } from './WalletView';
import { panelArgs, sent } from './withdraw/testing/panelStories';
import { WithdrawPanelView } from './withdraw/WithdrawPanelView';

const deposits: readonly IncomingDeposit[] = [
  deposit({ key: 'pending', confirmations: 0 }),
  deposit({ key: 'arrived', confirmations: 2 }),
  deposit({ key: 'withdrawable', confirmations: 3 }),
  deposit({ key: 'kept', confirmations: 2, amount: '999', status: 'Pending', keptFor: 'minimum' }),
  deposit({ key: 'returned', confirmations: 3, status: 'Returned' }),
  deposit({ key: 'reversed', confirmations: 0, status: 'Reversed' }),
];

const panels: WalletViewProps['renderPanel'] = (_, panel) =>
  panel === 'deposit' ? (
    <DepositPanelView
      asset="XDC"
      address={addressOf('XDC')}
      incoming={{ deposits, isLoading: false, failureText: undefined }}
      onRetryAddress={fn()}
      onRetryDeposits={fn()}
    />
  ) : (
    <WithdrawPanelView
      {...panelArgs()}
      asset="BTC"
      unconfirmed={(['unconfirmed', 'notFound', 'checkNeeded'] as const).map((state) => ({
        request: { ...sent, id: state, asset: 'BTC', amount: '0.01', address: addresses.BTC },
        state,
      }))}
      state={{ kind: 'closed', obstacle: 'kyc', opensAt: undefined }}
    />
  );

const meta = preview.meta({
  component: WalletView,
  title: 'Screens/Wallet/Wallet/Statuses',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Whatever the wallet marks with a colour, all at once.' } },
  },
  decorators: [inRouter],
  render: (args) => <WalletOf {...args} />,
  args: {
    ...filled,
    ...listing(
      coinsWith({
        ...usual,
        XDC: { available: '250000.5', inWithdrawals: '2500.25', unconfirmed: '5000' },
        ETH: { available: '0', owed: '0.75' },
        XRP: { available: '20', depositStatus: 'Inactive', allowWithdrawal: false },
      }),
    ),
    limit: { used: '2500000', maximum: '2500000', isReached: true },
    stale: {
      text: "We can't reach the exchange. Check your connection and try again.",
      onRetry: fn(),
      isRetrying: false,
    },
    expanded: new Map([
      ['XDC', 'deposit'],
      ['BTC', 'withdraw'],
    ]),
    renderPanel: panels,
  },
});

const depositWords = [
  'Waiting for confirmation 1 of 3',
  'Arrived: you can trade with it. 2 of 3 confirmations for withdrawal',
  'Available to withdraw',
  'On hold',
  'Returned',
  'Reversed',
];

const otherWords: readonly (string | RegExp)[] = [
  // Figures that are out of date, and a day's limit that is used up.
  'Delayed',
  'Daily limit of 2,500,000 XDC reached, cannot withdraw!',
  // Balances that are pending, held or owed.
  '2,500.25 pending in withdrawals',
  '5,000 needs 3 confirmations to withdraw',
  '0.75 owed for a reversed deposit',
  // Coins that are closed.
  /^Deposit Disabled/,
  /^Withdraw Disabled/,
  // Withdrawals that are closed to the trader, or unanswered.
  'Your KYC is not completed.',
  /Checking your withdrawal history…/,
  /We don't see it in your withdrawal history yet\./,
  /Check your withdrawal history before you withdraw again\./,
];

/** Each status is in words as well as in colour: none is lost without it [WAL-361]. */
export const InWords = meta.story({
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('group', { name: 'Incoming deposits' }));
    const rows = list.getAllByRole('listitem');
    await expect(rows.map(({ dataset }) => dataset['progress'])).toEqual(deposits.map(({ key }) => key));
    for (const [at, words] of depositWords.entries()) await expect(rows[at]).toHaveTextContent(words);
    for (const words of otherWords) await expect(canvas.getByText(words)).toBeVisible();
  },
});
