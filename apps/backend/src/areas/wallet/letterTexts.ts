import type { components } from '@exchange/api/contract';
import {
  compare,
  keptDepositNext,
  keptDepositText,
  subtract,
  type AssetSymbol,
  type DecimalText,
} from '@exchange/domain';
import type { LetterOf, LetterTexts } from '../../mail/letters';
import type { Message, Sender } from '../../mail/message';
import { utc } from '../../mail/phrases';

export interface WithdrawalText {
  asset: AssetSymbol;
  amount: DecimalText;
  fee: DecimalText;
  receiveAmount: DecimalText;
  address: string;
  destinationTag: string | null;
  at: Date;
}

export interface DepositText {
  asset: AssetSymbol;
  amount: DecimalText;
  transactionId: string;
  at: Date;
}

interface WalletLetters {
  depositCredited: { asset: AssetSymbol; amount: DecimalText; repaid?: DecimalText | undefined; at: Date };
  depositKept: DepositText & { keptFor: components['schemas']['KeptFor'] };
  depositReversed: DepositText & { owed: DecimalText | undefined };
  withdrawalCode: {
    code: string;
    asset: AssetSymbol;
    amount: DecimalText;
    fee: DecimalText;
    /** Undefined if the client named no address. */
    to: { address: string; destinationTag?: string | undefined } | undefined;
  };
  /** `newUntil`: it waits that long because its address is new. */
  withdrawalRequested: WithdrawalText & { newUntil: Date | undefined };
  withdrawalHeld: WithdrawalText & { reason: string; isTooLate: boolean };
  withdrawalCompleted: WithdrawalText & { transactionId: string };
  withdrawalCancelled: WithdrawalText & { by: 'trader' | 'exchange'; reason: string | undefined };
}

declare module '../../mail/letters' {
  interface Letters extends WalletLetters {}
}

const openWallet = (say: string, { publicUrl }: Sender): Message['steps'] => [
  { say, link: { label: 'Open wallet', href: `${publicUrl}/wallet` } },
];

const openHistory = (say: string, { publicUrl }: Sender): Message['steps'] => [
  { say, link: { label: 'Open withdrawal history', href: `${publicUrl}/history?tab=withdrawal` } },
];

const support = ({ publicUrl }: Sender) => ({ label: 'Contact support', href: `${publicUrl}/support` });

/** For changes that need the password, the email account and the authenticator app. */
const notMe = (say: string, sender: Sender): Message['otherwise'] => ({ say, link: support(sender) });

const destinationFacts = (address: string, destinationTag: string | null | undefined): Message['facts'] => [
  { name: 'Address', value: address },
  ...(destinationTag == null ? [] : [{ name: 'Destination tag', value: destinationTag }]),
];

const noAddressNamed =
  'No address was named, so this code works for any. We review such withdrawals before we send them.';

const withdrawalCode = (letter: LetterOf<'withdrawalCode'>, sender: Sender): Message => {
  const { code, asset, amount, fee, to } = letter;
  return {
    subject: `Your ${sender.brand} withdrawal code`,
    title: 'Your withdrawal code',
    happened: [
      `We received a request to withdraw coins from your ${sender.brand} account.`,
      ...(to ? ['Check the address before you enter the code.'] : [noAddressNamed]),
    ],
    facts: [
      { name: 'Amount', value: `${amount} ${asset}` },
      { name: 'Fee', value: `${fee} ${asset}` },
      { name: 'Amount after fee', value: `${subtract(amount, fee)} ${asset}` },
      ...(to ? destinationFacts(to.address, to.destinationTag) : []),
    ],
    steps: [{ say: 'Enter this code to confirm the withdrawal:', code }],
    valid: to
      ? 'This code is valid for 2 minutes and works once, for this coin, amount and address only.'
      : 'This code is valid for 2 minutes and works once, for this coin and amount only.',
    otherwise: {
      say: "If this wasn't you, don't enter or share this code. Someone knows your password, so choose a new one now:",
      link: { label: 'Choose a new password', href: `${sender.publicUrl}/forgot_password` },
    },
  };
};

type WithdrawalLetter = LetterOf<
  'withdrawalRequested' | 'withdrawalHeld' | 'withdrawalCompleted' | 'withdrawalCancelled'
>;

const withdrawalFacts = (letter: WithdrawalLetter): Message['facts'] => [
  { name: 'Amount', value: `${letter.amount} ${letter.asset}` },
  { name: 'Fee', value: `${letter.fee} ${letter.asset}` },
  { name: 'Amount after fee', value: `${letter.receiveAmount} ${letter.asset}` },
  ...destinationFacts(letter.address, letter.destinationTag),
];

const withdrawalRequested = (letter: LetterOf<'withdrawalRequested'>, sender: Sender): Message => ({
  subject: `Withdrawal of ${letter.amount} ${letter.asset} requested from your ${sender.brand} account`,
  title: 'Your withdrawal request',
  happened: [`We received a withdrawal request for your ${sender.brand} account.`],
  facts: [
    ...withdrawalFacts(letter),
    ...(letter.newUntil === undefined ? [] : [{ name: 'New address, waits until', value: utc(letter.newUntil) }]),
    { name: 'Time', value: utc(letter.at) },
  ],
  steps: openHistory("Track it, or cancel it while it's pending:", sender),
  valid: "You can cancel it until we approve it. We'll email you when it's been sent and confirmed.",
  otherwise: notMe("If this wasn't you, cancel it now and contact support.", sender),
});

const withdrawalHeld = (letter: LetterOf<'withdrawalHeld'>, sender: Sender): Message => {
  const what = `Your withdrawal of ${letter.amount} ${letter.asset}`;
  return {
    subject: letter.isTooLate ? `${what} couldn't be stopped` : `${what} is on hold`,
    title: letter.isTooLate ? "Your withdrawal couldn't be stopped" : 'Your withdrawal is on hold',
    happened: [letter.reason],
    facts: [...withdrawalFacts(letter), { name: 'Time', value: utc(letter.at) }],
    steps: letter.isTooLate ? [] : openHistory('Track it, or cancel it if you no longer want it:', sender),
    valid: letter.isTooLate
      ? "It's being sent to the address above."
      : 'Our team checks it before we send it, at the earliest once you can withdraw again.',
    otherwise: notMe("If you didn't request this withdrawal, contact support now.", sender),
  };
};

const withdrawalCompleted = (letter: LetterOf<'withdrawalCompleted'>, sender: Sender): Message => ({
  subject: `Your withdrawal of ${letter.amount} ${letter.asset} is complete`,
  title: 'Your withdrawal is complete',
  happened: [`The withdrawal from your ${sender.brand} account was sent and confirmed.`],
  facts: [
    ...withdrawalFacts(letter),
    { name: 'Transaction', value: letter.transactionId },
    { name: 'Time', value: utc(letter.at) },
  ],
  steps: [],
  valid: "The coins are at the address above. A completed withdrawal can't be reversed.",
  otherwise: notMe("If this wasn't you, contact support now.", sender),
});

const withdrawalCancelled = (letter: LetterOf<'withdrawalCancelled'>, sender: Sender): Message => ({
  subject: `Your withdrawal of ${letter.amount} ${letter.asset} was cancelled`,
  title: 'Your withdrawal was cancelled',
  happened: [
    letter.by === 'trader'
      ? `You cancelled a withdrawal from your ${sender.brand} account.`
      : `We cancelled a withdrawal from your ${sender.brand} account.`,
    `The whole amount, ${letter.amount} ${letter.asset}, is available again.`,
  ],
  facts: [
    ...withdrawalFacts(letter),
    ...(letter.reason === undefined ? [] : [{ name: 'Reason', value: letter.reason }]),
    { name: 'Time', value: utc(letter.at) },
  ],
  steps: openWallet('See your balance:', sender),
  valid: 'It no longer counts towards your daily limit.',
  otherwise: notMe('If anything looks wrong, contact support.', sender),
});

const depositFacts = ({ asset, amount, transactionId, at }: LetterOf<'depositKept' | 'depositReversed'>) => [
  { name: 'Amount', value: `${amount} ${asset}` },
  { name: 'Transaction', value: transactionId },
  { name: 'Time', value: utc(at) },
];

const depositKept = (letter: LetterOf<'depositKept'>, sender: Sender): Message => ({
  subject: `Your deposit of ${letter.amount} ${letter.asset} is on hold`,
  title: "We couldn't credit your deposit",
  happened: [
    `A deposit to your ${sender.brand} account arrived, but we couldn't credit it automatically. ${keptDepositText(letter.keptFor, letter.asset)}`,
  ],
  facts: depositFacts(letter),
  steps: [{ say: 'Tell us whether you want it credited or returned:', link: support(sender) }],
  valid: keptDepositNext,
  otherwise: { say: "If you weren't expecting a deposit, you don't need to do anything." },
});

const depositReversed = (letter: LetterOf<'depositReversed'>, sender: Sender): Message => ({
  subject: `Your deposit of ${letter.amount} ${letter.asset} was reversed`,
  title: 'Your deposit was reversed',
  happened: [
    `The ${letter.asset} network reversed a deposit to your ${sender.brand} account, so we took it out of your balance.`,
    ...(letter.owed === undefined
      ? []
      : [
          `You had already used ${letter.owed} ${letter.asset} of it. Withdrawals stay locked until a new deposit repays that.`,
        ]),
  ],
  facts: depositFacts(letter),
  steps: openWallet('See your balance:', sender),
  valid: "If the transaction appears on the network again, we'll credit it again.",
  otherwise: notMe('If anything looks wrong, contact support.', sender),
});

const whatCanBeTraded = ({ amount, repaid }: LetterOf<'depositCredited'>): string => {
  if (repaid === undefined) return 'You can trade with it now.';
  return compare(amount, repaid) === 0 ? 'Nothing is left to trade with.' : 'You can trade with the rest now.';
};

const repaidText = ({ asset, amount, repaid }: LetterOf<'depositCredited'>): string[] => {
  if (repaid === undefined) return [];
  const left = subtract(amount, repaid);
  return [`${repaid} ${asset} repaid a deposit that was reversed after you used it. ${left} ${asset} is left.`];
};

const depositCredited = (letter: LetterOf<'depositCredited'>, { brand, publicUrl }: Sender): Message => ({
  subject: `${letter.amount} ${letter.asset} arrived in your ${brand} account`,
  title: 'Your deposit has arrived',
  happened: [`We've credited a deposit to your ${brand} account.`, ...repaidText(letter)],
  facts: [
    { name: 'Amount', value: `${letter.amount} ${letter.asset}` },
    { name: 'Time', value: utc(letter.at) },
  ],
  steps: [{ say: 'See it in your wallet:', link: { label: 'Open wallet', href: `${publicUrl}/wallet` } }],
  valid: whatCanBeTraded(letter),
  otherwise: { say: `If you weren't expecting a deposit, don't send it anywhere. Contact support first.` },
});

export const walletTexts: LetterTexts<keyof WalletLetters> = {
  depositCredited,
  depositKept,
  depositReversed,
  withdrawalCode,
  withdrawalRequested,
  withdrawalHeld,
  withdrawalCompleted,
  withdrawalCancelled,
};
