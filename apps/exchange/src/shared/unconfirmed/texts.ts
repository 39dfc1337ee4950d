import { andList } from '@exchange/domain';
import type { UnconfirmedKind } from './unconfirmedKind';

type Counted = Pick<UnconfirmedKind, 'nouns' | 'count'>;

const noun = ({ nouns, count }: Counted): string => (count === 1 ? nouns.one : nouns.many);

const total = (kinds: readonly Counted[]): number => kinds.reduce((sum, { count }) => sum + count, 0);

export const unconfirmedTexts = {
  /** '2 unconfirmed orders', or '3 unconfirmed' if there are several kinds. */
  short: (kinds: readonly Counted[]): string => {
    const [only, ...others] = kinds;
    const words = `${total(kinds)} unconfirmed`;
    return only && others.length === 0 ? `${words} ${noun(only)}` : words;
  },
  /** '2 unconfirmed orders', and '3 unconfirmed: 2 orders and 1 swap'. */
  count: (kinds: readonly Counted[]): string => {
    const short = unconfirmedTexts.short(kinds);
    if (kinds.length < 2) return short;
    return `${short}: ${andList(kinds.map((kind) => `${kind.count} ${noun(kind)}`))}`;
  },
  /** '1 unconfirmed order. We have no reply yet. Check it before you send another.' */
  afterReload: (kinds: readonly Counted[]): string =>
    `${unconfirmedTexts.count(kinds)}. We have no reply yet. Check ${total(kinds) === 1 ? 'it' : 'them'} before you send another.`,
  show: 'Show',
  /** 'Unconfirmed orders and swaps' */
  title: (kinds: readonly Counted[]): string => `Unconfirmed ${andList(kinds.map(({ nouns }) => nouns.many))}`,
} as const;
