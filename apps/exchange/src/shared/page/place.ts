import type { Pair } from '@exchange/domain';
import { paths } from './paths';

/** Decides which frame a path gets. */
export const isTradingPath = (pathname: string): boolean => pathname.includes('trade');

/** Travels with a link to the pair that has the quick swap, and opens it there. */
export const withQuickSwap = { opens: 'quickSwap' } as const;

export const opensQuickSwap = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opens' in state && state.opens === withQuickSwap.opens;

/** The trade page of a pair. */
export const pathOfPair = ({ kind, name }: Pick<Pair, 'kind' | 'name'>): string =>
  `${kind === 'perpetual' ? paths.margin : paths.trade}/${name}`;
