import { failureText, showCoins, walletTexts, withdrawalObstacleText } from '@exchange/domain';
import type { IntendedWithdrawal, WithdrawalEmitted } from '@exchange/machines';
import { saysNothing, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

/** 'Withdraw 1,500 XDC' */
export const withdrawalText = ({ amount, asset }: Pick<IntendedWithdrawal, 'amount' | 'asset'>): string =>
  `Withdraw ${showCoins(amount, asset)}`;

const checking = 'Checking your withdrawal history…';

export const unconfirmedTexts = {
  nouns: { one: 'withdrawal', many: 'withdrawals' },
  known: 'We have no reply yet for your withdrawal. It may have gone through.',
  title: 'Your withdrawal is unconfirmed',
  states: {
    sending: 'Sending your request…',
    unconfirmed: checking,
    notFound: "We don't see it in your withdrawal history yet. We'll keep checking.",
    checkNeeded: 'Check your withdrawal history before you withdraw again.',
    resending: 'Sending your request…',
  },
  checks: { checking, notFound: '', failed: "We couldn't load your withdrawal history. We'll keep trying." },
  checkAgain: 'Check again',
  history: 'Withdrawal history',
  dismiss: "I've checked",
  back: 'Back to the form',
  tag: walletTexts.tag,
} as const;

export const toastTexts = {
  found: (withdrawal: IntendedWithdrawal, status: string): string =>
    `Your withdrawal of ${showCoins(withdrawal.amount, withdrawal.asset)} is in your history. Status: ${status}.`,
  checkNeeded: ({ amount, asset }: IntendedWithdrawal): string =>
    `Your withdrawal of ${showCoins(amount, asset)} may have gone through. Check your withdrawal history before you send it again.`,
} as const;

export const withdrawalSays: Says<WithdrawalEmitted> = {
  // Documents that are being checked need nothing from their trader, and the panel says so.
  'gate.closed': ({ obstacle }) =>
    obstacle === 'kycReview' ? saysNothing() : wentWrong(withdrawalObstacleText(obstacle)),
  'code.sent': ({ message }) => succeeded(message),
  'code.notSent': ({ failure }) => wentWrong(failureText(failure, 'repeatable')),
  'withdrawal.sent': saysNothing,
  'withdrawal.requested': ({ message }) => succeeded(message),
  'withdrawal.refused': ({ failure }) => wentWrong(failureText(failure)),
  'withdrawal.unconfirmed': ({ withdrawal }) => wentWrong(toastTexts.checkNeeded(withdrawal)),
  'withdrawal.checkNeeded': ({ withdrawal }) => wentWrong(toastTexts.checkNeeded(withdrawal)),
};
