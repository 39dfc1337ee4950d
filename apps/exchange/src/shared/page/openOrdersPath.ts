import type { Pair } from '@exchange/domain';
import { pathOfPair } from './place';

/** The part of a trade page with the trader's open orders. */
export const openOrdersHash = '#open-orders';

/** Leads to the open orders on a pair, whichever list its trade page shows. */
export const openOrdersPath = (pair: Pick<Pair, 'kind' | 'name'>): string => pathOfPair(pair) + openOrdersHash;
