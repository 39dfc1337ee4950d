import type { LetterOf } from './letters';
import type { Message, Sender } from './message';
import { utc } from './phrases';

type SwapLetter = LetterOf<'swapApproved' | 'swapRejected'>;

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

export const swapWriters = { swapApproved, swapRejected };
