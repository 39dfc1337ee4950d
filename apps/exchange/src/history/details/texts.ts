import { counted, showCoins, walletTexts, type DecimalText } from '@exchange/domain';
import type { WithdrawalStep } from '#entities/transactions/transaction.ts';

export type WaitsFor = NonNullable<WithdrawalStep['waitsFor']>;

const confirmed = (confirmations: number): string => counted(confirmations, 'confirmation');

/** The reason, as written by the person who decided. */
export const reasonText = (reason: string): string => `Reason: ${reason}`;

export const listTexts = {
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  time: 'Time',
  coin: 'Coin',
  amount: 'Amount',
  status: 'Status',
  transaction: 'Transaction',
  details: 'Details',
  detailsOf: (amount: DecimalText, coin: string): string => `Details of ${showCoins(amount, coin)}`,
  copyTransaction: 'Copy transaction',
  viewTransaction: 'View transaction',
  view: 'View',
  retry: 'Retry',
  loadingOlder: 'Loading older rows…',
  olderFailed: (why: string): string => `We couldn't load the older rows. ${why}`,
  notInList: (what: string): string => `The ${what} you're looking for isn't in this list.`,
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  depositNews: (amount: DecimalText, coin: string, status: string): string =>
    `Deposit of ${showCoins(amount, coin)}: ${status}.`,
  withdrawalNews: (amount: DecimalText, coin: string, status: string): string =>
    `Withdrawal of ${showCoins(amount, coin)}: ${status}.`,
} as const;

export const factTexts = {
  to: 'To',
  tag: walletTexts.tag,
  fee: 'Fee',
  receives: 'You receive',
  withdrawalId: 'Withdrawal ID',
  approval: 'Approval',
  approvals: { Auto: 'Automatic', Manual: 'Manual' },
  confirmations: 'Confirmations',
  counted: (confirmations: number, needed: number): string => `${String(confirmations)} of ${String(needed)}`,
  copyAddress: 'Copy address',
  copyTag: 'Copy destination tag',
} as const;

export const timeLineTexts = {
  label: 'Timeline',
  expectedBy: 'Expected by',
  left: (time: string): string => `${time} left`,
  overdue: 'This is taking longer than expected.',
} as const;

interface Waiting {
  title: string;
  text: string;
}

/** Why a withdrawal is waiting. */
export const waitingTexts: Readonly<Record<WaitsFor, Waiting>> = {
  approval: {
    title: 'Waiting for approval',
    text: 'It will be approved automatically. You can cancel it until then.',
  },
  newAddress: {
    title: 'Waiting because the address is new',
    text: 'You chose to wait 24 hours for new addresses. You can cancel it until then.',
  },
  account: {
    title: 'On hold',
    text: 'Your account changed after you requested this. Our team checks it before we send it.',
  },
  review: { title: 'Waiting for review', text: 'Our team checks this withdrawal before we send it.' },
  checks: {
    title: 'Waiting for security checks',
    text: 'Larger withdrawals get stricter security checks before we send them.',
  },
  sending: { title: 'Waiting to be sent', text: "It's approved. We'll send it to the network next." },
  confirmations: {
    title: 'Waiting for confirmations',
    text: "It's been sent, and will be complete once the network has confirmed it.",
  },
  custody: {
    title: 'Waiting for our wallet',
    text: "Our wallet isn't responding. We'll keep trying, so you don't need to do anything.",
  },
  repayment: {
    title: 'Waiting for repayment',
    text: 'A deposit was reversed by the network after you used it. This withdrawal continues once a new deposit has repaid it.',
  },
};

export const withdrawalTexts = {
  requested: 'Requested',
  approved: 'Approved',
  sent: 'Sent',
  confirmed,
  delayed: 'Delayed',
  held: 'Account changed',
  completed: 'Completed',
  arrived: (amount: DecimalText, coin: string): string => `${showCoins(amount, coin)} arrived.`,
  cancelled: 'Cancelled',
  cancelledBy: { trader: 'You cancelled it.', exchange: 'We cancelled it.' },
  availableAgain: (amount: DecimalText, coin: string): string => `${showCoins(amount, coin)} is available again.`,
} as const;

export const depositTexts = {
  seen: 'Detected on the network',
  seenAgain: 'Detected on the network again',
  credited: 'Credited',
  confirmed,
  kept: 'On hold',
  returned: 'Returned',
  gone: 'No longer on the network',
  reversed: 'Reversed',
  /** What the deposit can already be used for at this number of confirmations. */
  tradable: (needed: number): string =>
    `You can trade with it. Until it has ${confirmed(needed)}, withdrawals must leave at least its value in your account.`,
  stillTradable: 'You can trade with it.',
  withdrawable: 'You can trade with it and withdraw it.',
  repaid: (amount: DecimalText, coin: string): string =>
    `${showCoins(amount, coin)} of it repaid a deposit that was reversed earlier.`,
  returnedTo: 'We returned it to the sender.',
  goneBefore:
    "The network dropped it before we credited it, so your balance hasn't changed. If it appears again, we'll continue from there.",
  takenBack: (amount: DecimalText, coin: string): string =>
    `The network reversed it after we credited it, so ${showCoins(amount, coin)} left your balance.`,
  takenBackInPart: (taken: DecimalText, owed: DecimalText, coin: string): string =>
    `The network reversed it after we credited it. ${showCoins(taken, coin)} left your balance, and ${showCoins(owed, coin)} had already been used. Withdrawals stay locked until a new deposit repays it.`,
  support: 'Contact support',
  waitingFirst: { title: 'Waiting for its first confirmation', text: "Then we'll credit it to you." },
  waitingMore: (confirmations: number, needed: number): Waiting => ({
    title: 'Waiting for confirmations',
    text: `It has ${factTexts.counted(confirmations, needed)}.`,
  }),
} as const;

export const cancellingTexts = {
  button: 'Cancel withdrawal',
  hint: "You can cancel it until it's approved.",
  question: 'Cancel this withdrawal?',
  consequence: (amount: DecimalText, coin: string): string =>
    `${showCoins(amount, coin)} will be available again immediately. Nothing will be sent.`,
  confirm: 'Cancel withdrawal',
  keep: 'Keep it',
  running: 'Cancelling',
  unanswered: "We didn't get an answer. It may already be cancelled. Check its status here before you try again.",
  notBuilt: "Withdrawals can't be cancelled on this exchange.",
} as const;
