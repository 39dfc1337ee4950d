import type { components } from '@exchange/api/contract';
import type { RatioSwap } from './requests/ratioSwap';

type SwapRatioRow = components['schemas']['SwapRatioRow'];

const wireMoment = (at: number): string => new Date(at).toISOString();

/** As its trader sees it: XDC only once it is paid, the reason only if it was rejected. */
export const toSwapRow = (swap: RatioSwap): SwapRatioRow => ({
  transactionHash: swap.txHash,
  buyDate: wireMoment(swap.boughtAt),
  amount: swap.amount,
  amountUSD: swap.amountUsd,
  swappedXDC: swap.status === 'Approved' ? swap.xdc : null,
  reason: swap.status === 'Rejected' ? swap.reason : null,
  status: swap.status,
  updatedAt: wireMoment(swap.updatedAt),
  ...(swap.clientId !== null && { client_swap_id: swap.clientId }),
});
