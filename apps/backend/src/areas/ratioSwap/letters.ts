import { swapRatio, type DecimalText } from '@exchange/domain';
import type { LettersAfterCommit } from '../../consumers/mailConsumer';
import type { Letter, LetterOf, LetterTexts } from '../../mail/letters';
import type { Message, Sender } from '../../mail/message';
import { utc } from '../../mail/phrases';
import type { RatioSwap } from './requests/ratioSwap';

export interface SwapText {
  txHash: string;
  amount: DecimalText;
  at: Date;
}

interface SwapLetters {
  swapApproved: SwapText & { ratio: DecimalText; xdc: DecimalText };
  swapRejected: SwapText & { reason: string };
}

declare module '../../mail/letters' {
  interface Letters extends SwapLetters {}
}

type SwapLetter = LetterOf<keyof SwapLetters>;

const contactSupport = (say: string, { publicUrl }: Sender): Message['otherwise'] => ({
  say,
  link: { label: 'Contact support', href: `${publicUrl}/support` },
});

const purchase = ({ txHash, amount }: SwapLetter): Message['facts'] => [
  { name: 'Transaction', value: txHash },
  { name: 'Amount', value: `${amount} XDCE` },
];

const swapApproved = (letter: LetterOf<'swapApproved'>, sender: Sender): Message => ({
  subject: `Your ratio swap on ${sender.brand} was approved`,
  title: 'Your ratio swap was approved',
  happened: [`We've checked your purchase and swapped it. You received ${letter.xdc} XDC.`],
  facts: [
    ...purchase(letter),
    { name: 'Ratio', value: `${letter.ratio}:1` },
    { name: 'You received', value: `${letter.xdc} XDC` },
    { name: 'Time', value: utc(letter.at) },
  ],
  steps: [{ say: 'See it in your wallet:', link: { label: 'Open wallet', href: `${sender.publicUrl}/wallet` } }],
  valid: 'You can trade with it now.',
  otherwise: contactSupport('If anything looks wrong, contact support.', sender),
});

const swapRejected = (letter: LetterOf<'swapRejected'>, sender: Sender): Message => ({
  subject: `Your ratio swap on ${sender.brand} was rejected`,
  title: 'Your ratio swap was rejected',
  happened: [
    "We've checked your purchase and couldn't approve the swap.",
    `Nothing was swapped: ${letter.amount} XDCE is available again.`,
  ],
  facts: [...purchase(letter), { name: 'Reason', value: letter.reason }, { name: 'Time', value: utc(letter.at) }],
  steps: [
    {
      say: 'If you can fix this, submit the request again:',
      link: { label: 'Open ratio swap', href: `${sender.publicUrl}/ratio-swap` },
    },
  ],
  valid: 'You can use the same transaction again.',
  otherwise: contactSupport("If you didn't request a swap, contact support now.", sender),
});

export const swapTexts: LetterTexts<keyof SwapLetters> = { swapApproved, swapRejected };

/** Only decisions are emailed: the trader has just seen that the request was submitted. */
const swapLetter = (swap: RatioSwap, at: Date): Letter | undefined => {
  const { status, txHash, amount, xdc, boughtAt, reason } = swap;
  const facts = { txHash, amount, at };
  if (status === 'Approved') return { kind: 'swapApproved', ratio: swapRatio(boughtAt) ?? '', xdc, ...facts };
  return status === 'Rejected' ? { kind: 'swapRejected', reason: reason ?? '', ...facts } : undefined;
};

export const swapLetters: LettersAfterCommit = (mail) => ({
  'swap.changed': async (transaction, { swap }, { at }) => {
    const letter = swapLetter(swap, new Date(at));
    if (letter) await mail(transaction, swap.trader, letter);
  },
});
