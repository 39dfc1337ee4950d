import {
  formatPrice,
  groupedDecimals,
  isTinyPrice,
  showFigure,
  unshortened,
  type DecimalText,
  type Grouping,
  type Pair,
} from '@exchange/domain';
import { withEveryDigit } from '../../Amount/amountTexts';
import { padAfter, says } from '../../Figure/figureTexts';

export interface CellText {
  shown: string;
  /** Trailing zeros, shown dimmed. */
  zeros: string;
  /** Every digit, if fewer or a shorthand are shown. */
  full: string | undefined;
  /** Invisible digits that align the decimal point with the rows above. */
  pad?: string | undefined;
}

const grouped = (pair: Pair, grouping: Grouping): Pair => ({ ...pair, priceDecimals: groupedDecimals(pair, grouping) });

/** Whether a column's prices can be shortened: if the highest is tiny, all are. */
export const shortensPrices = (highest: DecimalText, pair: Pair, grouping: Grouping = 0): boolean =>
  isTinyPrice(highest, grouped(pair, grouping));

/** All prices of a book have the same number of decimals, so that their points are aligned. */
export const priceText = (price: DecimalText, pair: Pair, grouping: Grouping, isShortened = true): CellText => {
  const figure = formatPrice(price, grouped(pair, grouping));
  const text = says(isShortened ? figure : unshortened(figure));
  return { ...text, pad: padAfter(text.shown) };
};

/** Rounded down, but never shown as zero if there is something. */
export const amountText = (amount: DecimalText, decimals: number): CellText =>
  says(withEveryDigit(showFigure(amount, decimals, 'down'), amount));

/** As many as fit a third of the narrowest panel. */
const usualDigits = 11;
const fewDecimals = 2;

/** The decimals a column keeps: all, if its largest figure has room for them. */
export const columnDecimals = (largest: number, decimals: number, mostDigits = usualDigits): number => {
  const whole = Math.trunc(largest).toFixed().length;
  if (whole + decimals <= mostDigits) return decimals;
  return whole + fewDecimals <= mostDigits ? Math.min(fewDecimals, decimals) : 0;
};
