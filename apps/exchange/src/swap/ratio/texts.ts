import { counted, failureText } from '@exchange/domain';
import type { RatioSwapEmitted } from '@exchange/machines';
import { succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

export const screenTexts = {
  title: 'Ratio Swap',
  tabs: 'Ratio swap',
  lead: 'Swap XDCE you bought in December 2020 to XDC. The ratio depends on when you bought it. We check each request by hand.',
  visitor: 'to apply for a ratio swap and see your requests.',
  login: 'Login',
} as const;

export const ratioFormTexts = {
  name: 'Ratio swap request',
  txHash: 'Transaction hash',
  txHashHint: 'The hash of your purchase: 0x and 64 characters.',
  buyingDate: 'Buying date (GMT)',
  buyingDateHint: 'From 06-12-2020 05:30 to 28-12-2020 05:30.',
  amount: 'Amount',
  amountHint: 'How much XDCE you bought and want to swap.',
  amountUsd: 'USD amount',
  amountUsdHint: 'What you paid for it, in US dollars.',
  available: 'Available',
  terms: 'Terms and conditions',
  sending: 'Processing',
  missing: (fields: readonly string[]): string => `Fill in: ${fields.join(', ')}.`,
  waiting: (count: number): string =>
    count === 1 ? '1 request is under review.' : `${counted(count, 'request')} are under review.`,
  seeDetails: 'See details',
  refused: (reason: string): string => `Your request wasn't submitted: ${reason}`,
  fillInAgain: 'Restore what I typed',
} as const;

export const previewTexts = {
  title: 'Your swap',
  ratio: 'Ratio',
  receive: 'You receive',
  held: 'Held during review',
  left: 'Available afterwards',
  ratioOf: (ratio: string): string => `${ratio}:1`,
  note: "Sending the request holds your XDCE: you keep it, but can't trade or withdraw it. If we approve, we take it and pay the XDC. If we reject, it's available again.",
  balanceFailed: "We couldn't load your XDCE balance. You can still send; the exchange checks it.",
} as const;

export const unconfirmedTexts = {
  nouns: { one: 'ratio swap request', many: 'ratio swap requests' },
  title: 'We have no reply yet for your request',
  looking: 'It may have gone through. Checking your requests…',
  missing: "We don't see it in your requests yet. We'll keep checking. Don't send it again before you've checked.",
  unseen: "It may have gone through. We couldn't load your requests. We'll keep trying.",
  look: 'Check again',
  lookingNow: 'Checking',
  checked: "I've checked: it's not there",
  found: 'Your swap request arrived. Verification can take up to 48 hours.',
} as const;

export const detailTexts = {
  txHash: 'Transaction hash',
  copy: 'Copy transaction hash',
  boughtAt: 'Buying date',
  amount: 'Amount (XDCE)',
  amountUsd: 'Amount (USD)',
  xdc: 'Swapped (XDC)',
  reason: 'Reason',
  status: 'Status',
  updatedAt: 'Updated',
  emptyMore: 'Your requests and our decisions appear here.',
  apply: 'Apply for a ratio swap',
} as const;

export const ratioSwapSays: Says<RatioSwapEmitted> = {
  'swap.accepted': ({ message }) => succeeded(message),
  'swap.refused': ({ failure }) => wentWrong(failureText(failure)),
  'swap.unconfirmed': ({ failure }) => wentWrong(failureText(failure)),
  'swap.found': () => succeeded(unconfirmedTexts.found),
};
