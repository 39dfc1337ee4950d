import { swapRatio } from '@exchange/domain';
import type { RatioSwap } from '../areas/ratioSwap/requests/ratioSwap';
import type { Letter } from '../mail/letters';

/** Only decisions are emailed: the trader has just seen that the request was submitted. */
export const swapLetter = (swap: RatioSwap, at: Date): Letter | undefined => {
  const { status, txHash, amount, xdc, boughtAt, reason } = swap;
  const facts = { txHash, amount, at };
  if (status === 'Approved') return { kind: 'swapApproved', ratio: swapRatio(boughtAt) ?? '', xdc, ...facts };
  return status === 'Rejected' ? { kind: 'swapRejected', reason: reason ?? '', ...facts } : undefined;
};
