import type { Pair } from '@exchange/domain';
import { paths } from './paths';

/** Decides which frame a path gets. */
export const isTradingPath = (pathname: string): boolean => pathname.includes('trade');

/** The trade page of a pair. */
export const pathOfPair = ({ kind, name }: Pick<Pair, 'kind' | 'name'>): string =>
  `${kind === 'perpetual' ? paths.margin : paths.trade}/${name}`;
