import type { Figure, Glance, PriceFigure } from '@exchange/domain';

export type AnyFigure = Figure | PriceFigure | Glance;

interface Said {
  shown: string;
  /** Trailing zeros, shown dimmed. */
  zeros: string;
  /** Every digit, if fewer are shown. */
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

/** What is shown at a glance, and the full figure if it has more digits. */
export const says = (figure: AnyFigure): Said => {
  const [shown, zeros] = parts(figure, 'readable' in figure ? figure.readable : figure.text);
  return { shown, zeros, full: 'full' in figure && figure.full !== shown ? figure.full : undefined };
};

interface Placed {
  /** The part that takes up its own space. */
  fixed: string;
  /** Overlaid without taking up space: the small digits of `0.0₅42` are narrower than the others. */
  loose: string;
  /** Invisible digits that reserve the space. */
  room: string | undefined;
}

const zerosUpTo = (decimals: number, taken: number): string => '0'.repeat(Math.max(0, decimals - taken));

const counts = '₀₁₂₃₄₅₆₇₈₉';

/** The fewest zeros written as a count. */
const fewestCounted = 4;

/**
 * Invisible digits that align a shortened price with those that have fewer zeros, so that the points of a column line
 * up.
 */
export const padAfter = (shown: string): string | undefined => {
  const count = /[₀-₉]+/.exec(shown)?.[0] ?? '';
  const zeros = Number(Array.from(count, (digit) => counts.indexOf(digit)).join(''));
  return zeros > fewestCounted ? '0'.repeat(zeros - fewestCounted) : undefined;
};

/** Places the decimal point as if the figure had this many decimals. */
export const placed = (shown: string, zeros: string, decimals: number): Placed => {
  if (decimals === 0) return { fixed: shown, loose: '', room: undefined };
  const [whole = '', fraction = ''] = shown.split('.');
  if (/[₀-₉]/.test(fraction)) return { fixed: `${whole}.`, loose: fraction, room: zerosUpTo(decimals, 0) };
  const written = (shown + zeros).split('.')[1] ?? '';
  const missing = zerosUpTo(decimals, written.length);
  return { fixed: shown, loose: '', room: written === '' ? `.${missing}` : missing };
};
