import { examples } from '@exchange/api/testing';
import type { RatioSwapEntry, RatioSwapViewProps } from '../RatioSwapView';
import { isPending, readSwaps } from '../swapRow';

export const typedSwap = {
  txHash: '0x4b8e2d16f07a93c5e1d84f60b2a7c93580fe6d1ba4c2957e30d8f61c7a5b94e3',
  buyingDate: '2020-12-08T07:45',
  amount: '1000',
  amountUSD: '12.5',
};

export const emptySwap = { txHash: '', buyingDate: '', amount: '', amountUSD: '' };

const nothing = (): void => undefined;

export const entry: RatioSwapEntry = {
  round: 0,
  typed: emptySwap,
  isSending: false,
  refusal: undefined,
  unconfirmed: undefined,
  onType: nothing,
  onSubmit: nothing,
  onFillInAgain: nothing,
};

const rows = readSwaps(examples.swapRatioDetails.requests.body);

export const trader: NonNullable<RatioSwapViewProps['trader']> = {
  entry,
  available: '5000',
  hasBalanceFailed: false,
  swaps: { kind: 'ready', rows },
  pendingCount: rows.filter(isPending).length,
};
