import type { Side } from '@exchange/domain';

export const sideWords: Record<Side, string> = { buy: 'Buy', sell: 'Sell' };
