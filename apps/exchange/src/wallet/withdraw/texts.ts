import { showExactly, walletTexts, type DecimalText } from '@exchange/domain';
import type { IntendedWithdrawal } from '@exchange/machines';

const coins = (amount: DecimalText, asset: string): string => `${showExactly(amount)} ${asset}`;

/** 'Withdraw 1,500 XDC' */
export const withdrawalText = ({ amount, asset }: Pick<IntendedWithdrawal, 'amount' | 'asset'>): string =>
  `Withdraw ${coins(amount, asset)}`;

export const gateTexts = {
  kycLead: 'Withdrawals open once your identity is verified, which takes 24 to 48 working hours.',
  kycWay: 'Go to KYC',
  twoFactorLead: 'Withdrawals open 24 hours after two-factor authentication is enabled.',
  twoFactorWay: 'Go to security settings',
  waiting: (left: string): string => `Withdrawals open in ${left}.`,
  waitingEnd: 'This panel opens by itself when the time is up.',
  waitingUnknown: "We can't tell when the 24 hours end. Check back later.",
} as const;

export const formTexts = {
  label: (asset: string): string => `Withdraw ${asset}`,
  loading: 'Loading',
  address: (asset: string): string => `${asset} address`,
  addressHint: (network: string): string => `Network: ${network}`,
  tag: 'Destination tag',
  tagHint: 'Digits only. The recipient gives it to you with the address.',
  amount: 'Amount',
  all: 'All',
  allReason: 'Nothing can be withdrawn right now.',
  balance: 'Balance',
  minimum: (minimum: DecimalText, asset: string): string => `Minimum ${coins(minimum, asset)}.`,
  limitLeaves: (xdc: DecimalText): string => `Your daily limit leaves ${coins(xdc, 'XDC')}.`,
  depositsHold: (xdc: DecimalText): string => `Unconfirmed deposits hold back coins worth ${coins(xdc, 'XDC')}.`,
  atMost: (amount: DecimalText, asset: string): string => `You can withdraw up to ${coins(amount, asset)}.`,
  fee: 'Fee',
  receives: 'You receive',
  unknown: 'not known yet',
  submit: 'Withdraw',
  incomplete: 'Fill in all fields.',
  unchecked: 'Confirm that you have checked the address.',
  belowMinimumTitle: 'Nothing can be withdrawn yet',
  belowMinimum: (missing: DecimalText, minimum: DecimalText, asset: string): string =>
    `The minimum withdrawal is ${coins(minimum, asset)}. You need ${coins(missing, asset)} more.`,
} as const;

export const addressCheckTexts = {
  first: 'This is my first withdrawal to this address, and I have checked every character.',
  unknown: 'I have checked every character of this address.',
  firstHint: "Withdrawals can't be reversed.",
  lookAlikeTitle: 'This address only looks like one you used before',
  lookAlike: 'It begins and ends the same, and is another address. Forged addresses are made like this.',
  this: 'This address',
  used: 'Used before',
  differs: 'differs',
} as const;

export const confirmationTexts = {
  title: (asset: string): string => `Confirm ${asset} withdrawal`,
  amount: 'Amount',
  fee: 'Fee',
  arrives: 'Will arrive',
  network: 'Network',
  address: 'To address',
  tag: 'Destination tag',
  emailCode: 'Email code',
  authenticatorCode: '2FA code',
  codesMissing: 'Enter the email code and the 6-digit 2FA code.',
  cancel: 'Cancel',
  submit: 'Withdraw',
  submitting: 'Submitting',
  sentFor: (left: string): string => `${walletTexts.codeButton.sent} ${left}`,
  codeLimit: 'You can request one code every 2 minutes.',
} as const;

export const doneTexts = {
  title: 'Withdrawal requested',
  lead: 'We check and send it. You can follow it in your history.',
  history: 'View in history',
  another: 'New withdrawal',
} as const;

export const unconfirmedTexts = {
  nouns: { one: 'withdrawal', many: 'withdrawals' },
  known: 'We have no reply yet for your withdrawal. It may have gone through.',
  title: 'Your withdrawal is unconfirmed',
  states: {
    sending: 'On its way.',
    unconfirmed: 'Checking your withdrawal history…',
    notFound: "It isn't in your withdrawal history so far. We'll keep checking.",
    checkNeeded: 'Check your withdrawal history before you withdraw again.',
  },
  notChecked: "We couldn't load your withdrawal history. We'll keep trying.",
  checking: 'Checking your withdrawal history…',
  checkAgain: 'Check again',
  history: 'Withdrawal history',
  dismiss: "I've checked",
  back: 'Back to the form',
  to: 'To',
  tag: 'Destination tag',
} as const;

export const saidTexts = {
  found: (withdrawal: IntendedWithdrawal, status: string): string =>
    `Your withdrawal of ${coins(withdrawal.amount, withdrawal.asset)} is in your history. Status: ${status}.`,
  checkNeeded: ({ amount, asset }: IntendedWithdrawal): string =>
    `Your withdrawal of ${coins(amount, asset)} may have gone through. Check your withdrawal history before you send it again.`,
} as const;
