import type { Figure, Glance, PriceFigure } from '@exchange/domain';

export type AnyFigure = Figure | PriceFigure | Glance;

interface Said {
  shown: string;
  /** Stand after what is shown, and say nothing. */
  zeros: string;
  /** Every digit, where what is shown has fewer. */
  full: string | undefined;
}

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

const parts = (figure: AnyFigure, text: string): [shown: string, zeros: string] => {
  if ('trailingZeros' in figure && text === figure.text) {
    return [figure.whole + figure.significant, figure.trailingZeros];
  }
  const shown = withoutZeros(text);
  return [shown, text.slice(shown.length)];
};

/** What of a figure is read at a glance, and what only by who asks. */
export const says = (figure: AnyFigure): Said => {
  const [shown, zeros] = parts(figure, 'readable' in figure ? figure.readable : figure.text);
  return { shown, zeros, full: 'full' in figure && figure.full !== shown ? figure.full : undefined };
};

interface Placed {
  /** What takes room as it stands. */
  fixed: string;
  /** What lies on the room without taking any: the small digits of `0.0₅42` are narrower than the others. */
  loose: string;
  /** Digits that are not seen, and keep the room. */
  room: string | undefined;
}

const zerosUpTo = (decimals: number, taken: number): string => '0'.repeat(Math.max(0, decimals - taken));

const counts = '₀₁₂₃₄₅₆₇₈₉';

/** The fewest zeros that are counted and not written. */
const fewestCounted = 4;

/**
 * Digits that a shortened price lacks beside one that is shortened less: unseen, they keep the points of a column under
 * each other.
 */
export const padAfter = (shown: string): string | undefined => {
  const count = /[₀-₉]+/.exec(shown)?.[0] ?? '';
  const zeros = Number(Array.from(count, (digit) => counts.indexOf(digit)).join(''));
  return zeros > fewestCounted ? '0'.repeat(zeros - fewestCounted) : undefined;
};

/** Places the point of a figure as if it had so many decimals. */
export const placed = (shown: string, zeros: string, decimals: number): Placed => {
  if (decimals === 0) return { fixed: shown, loose: '', room: undefined };
  const [whole = '', fraction = ''] = shown.split('.');
  if (/[₀-₉]/.test(fraction)) return { fixed: `${whole}.`, loose: fraction, room: zerosUpTo(decimals, 0) };
  const written = (shown + zeros).split('.')[1] ?? '';
  const missing = zerosUpTo(decimals, written.length);
  return { fixed: shown, loose: '', room: written === '' ? `.${missing}` : missing };
};
