import { failureText, quickSwapCurrency, quickSwapPair, swappedText } from '@exchange/domain';
import type { QuickSwapEmitted } from '@exchange/machines';
import { newsOfSwaps, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

const received = quickSwapPair.base;

export const quickSwapTexts = {
  title: 'Quick Swap',
  close: 'Close',
  lead: `Swap ${quickSwapCurrency} to ${received}, one for one. The swap fills completely or not at all.`,
  pay: 'You pay',
  receive: 'You receive',
  whole: `Whole ${quickSwapCurrency} only.`,
  available: 'Available',
  balanceUnknown: "Your balance hasn't loaded yet.",
  fee: 'Fee',
  max: 'Max',
  nothingToSwap: `You have no ${quickSwapCurrency} to swap.`,
  submit: `Swap ${quickSwapCurrency} to ${received}`,
  submitting: 'Swapping',
} as const;

export const unconfirmedSwapTexts = {
  nouns: { one: 'swap', many: 'swaps' },
  what: (amount: string): string => `Swap ${amount} to ${received}`,
  known: 'We have no reply yet for your swap. It may have gone through. Check your balance before you swap again.',
  lead: (amount: string): string =>
    `We have no reply yet for your swap of ${amount}. It may have gone through. Check your balance before you swap again.`,
  once: "Sending it again won't swap twice.",
  before: 'Balance before',
  now: 'Balance now',
  unknown: 'Not available',
  refresh: 'Refresh balance',
  refreshing: 'Loading',
  sendAgain: 'Send again',
  checked: "I've checked",
} as const;

export const quickSwapSays: Says<QuickSwapEmitted> = {
  // The live trade says the same, and takes its place.
  'swap.accepted': ({ swap, message }) => ({
    ...succeeded(swappedText(swap.amount)),
    ...(message !== '' && { details: message }),
    about: newsOfSwaps,
  }),
  'swap.refused': ({ failure }) => wentWrong(failureText(failure)),
  'swap.unconfirmed': ({ failure }) => wentWrong(failureText(failure)),
};
