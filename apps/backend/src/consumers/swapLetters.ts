import { swapRatio } from '@exchange/domain';
import type { RatioSwap } from '../areas/ratioSwap/requests/ratioSwap';
import type { Letter } from '../mail/letters';

/** Decisions are emailed; that a request was submitted its trader has just seen. */
export const swapLetter = (swap: RatioSwap, at: Date): Letter | undefined => {
  const { status, txHash, amount, xdc, boughtAt, reason } = swap;
  const facts = { txHash, amount, at };
  if (status === 'Approved') return { kind: 'swapApproved', ratio: swapRatio(boughtAt) ?? '', xdc, ...facts };
  return status === 'Rejected' ? { kind: 'swapRejected', reason: reason ?? '', ...facts } : undefined;
};
