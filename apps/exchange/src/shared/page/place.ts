import type { Pair } from '@exchange/domain';
import { paths } from './paths';

/** Which frame a path stands in. */
export const isTradingPath = (pathname: string): boolean => pathname.includes('trade');

/** Where a pair is traded. */
export const pathOfPair = ({ kind, name }: Pick<Pair, 'kind' | 'name'>): string =>
  `${kind === 'perpetual' ? paths.margin : paths.trade}/${name}`;
