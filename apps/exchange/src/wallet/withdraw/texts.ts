import {
  codeLabels,
  counted,
  serviceFigures,
  showCoins,
  walletTexts,
  type DecimalText,
  type WithdrawForm,
} from '@exchange/domain';
import type { FieldWords } from '../notReady';

export const gateTexts = {
  kycLead: `Withdrawals unlock once your identity is verified, which takes ${serviceFigures.kycHours} working hours.`,
  kycWay: 'Go to KYC',
  kycReview: `We're checking your documents, which takes ${serviceFigures.kycHours} working hours. Withdrawals unlock once they're accepted, and there's nothing else to send.`,
  twoFactorLead: "Withdrawals unlock 24 hours after you turn on an authenticator app. Codes by email aren't enough.",
  twoFactorWay: 'Go to security settings',
  waiting: (left: string): string => `Withdrawals unlock in ${left}.`,
  waitingEnd: 'This panel unlocks automatically.',
  opened: 'You can withdraw now.',
  waitingUnknown: "We can't tell when the 24 hours end. Check back later.",
} as const;

export const fieldWords: FieldWords<WithdrawForm> = {
  address: 'an address',
  destTag: 'a destination tag',
  amount: 'an amount',
};

export const formTexts = {
  label: (asset: string): string => `Withdraw ${asset}`,
  loading: 'Loading',
  address: (asset: string): string => `${asset} address`,
  addressHint: (network: string): string => `Network: ${network}`,
  tag: walletTexts.tag,
  tagHint: 'Digits only. The recipient gives it to you with the address.',
  amount: 'Amount',
  all: 'All',
  allReason: 'Nothing can be withdrawn right now.',
  balance: 'Balance',
  minimum: (minimum: DecimalText, asset: string): string => `Minimum ${showCoins(minimum, asset)}.`,
  limitLeaves: (xdc: DecimalText): string => `You have ${showCoins(xdc, 'XDC')} left of your daily limit.`,
  depositsHold: (xdc: DecimalText): string =>
    `Coins worth ${showCoins(xdc, 'XDC')} are held until your deposits are confirmed.`,
  atMost: (amount: DecimalText, asset: string): string => `You can withdraw up to ${showCoins(amount, asset)}.`,
  fee: 'Fee',
  receives: 'You receive',
  submit: 'Withdraw',
  unchecked: 'Confirm that you have checked the address.',
  belowMinimumTitle: 'Nothing can be withdrawn yet',
  belowMinimum: (missing: DecimalText, minimum: DecimalText, asset: string): string =>
    `The minimum withdrawal is ${showCoins(minimum, asset)}. You need ${showCoins(missing, asset)} more.`,
} as const;

export const addressCheckTexts = {
  first: 'This is my first withdrawal to this address, and I have checked every character.',
  unknown: 'I have checked every character of this address.',
  firstHint: "Withdrawals can't be reversed.",
  lookAlikeTitle: 'This address only looks like one you used before',
  lookAlike:
    'It starts and ends the same but is a different address. Scammers make lookalike addresses so that you copy the wrong one.',
  this: 'This address',
  used: 'Used before',
  differs: 'differs',
} as const;

export const newAddressTexts = {
  waits: (hours: number): string =>
    `This address is new, so your withdrawal waits ${counted(hours, 'hour')} before we send it.`,
} as const;

export const confirmationTexts = {
  title: (asset: string): string => `Confirm ${asset} withdrawal`,
  amount: 'Amount',
  fee: 'Fee',
  arrives: 'You receive',
  network: 'Network',
  address: 'To address',
  tag: walletTexts.tag,
  emailCode: codeLabels.email,
  authenticatorCode: codeLabels.app,
  codesMissing: 'Enter the email code and the 6-digit authenticator code.',
  cancel: 'Cancel',
  submit: 'Withdraw',
  submitting: 'Submitting',
  sentFor: (left: string): string => `${walletTexts.codeButton.sent} ${left}`,
  codeLimit: 'You can request one code every 2 minutes.',
  codeAgain: 'You can request another code now.',
} as const;

export const doneTexts = {
  title: 'Withdrawal requested',
  lead: "We'll check it and send it. You can track it in your history.",
  history: 'View in history',
  another: 'New withdrawal',
} as const;
