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
import { withEveryDigit } from '../Amount/amountTexts';
import { padAfter, says } from '../Figure/figureTexts';

export interface CellText {
  shown: string;
  /** Stand after what is shown, and say nothing. */
  zeros: string;
  /** Every digit, where what is shown has fewer or is shorthand. */
  full: string | undefined;
  /** Digits that are not seen and keep the point under those above. */
  pad?: string | undefined;
}

const grouped = (pair: Pair, grouping: Grouping): Pair => ({ ...pair, priceDecimals: groupedDecimals(pair, grouping) });

/** Whether the prices of a column can be shortened: with the highest all others are tiny, too. */
export const shortensPrices = (highest: DecimalText, pair: Pair, grouping: Grouping = 0): boolean =>
  isTinyPrice(highest, grouped(pair, grouping));

/** All prices of a book have the same decimals, so that their points stand under each other. */
export const priceText = (price: DecimalText, pair: Pair, grouping: Grouping, isShortened = true): CellText => {
  const figure = formatPrice(price, grouped(pair, grouping));
  const text = says(isShortened ? figure : unshortened(figure));
  return { ...text, pad: padAfter(text.shown) };
};

/** Never more than there is, and never nothing where there is something. */
export const amountText = (amount: DecimalText, decimals: number): CellText =>
  says(withEveryDigit(showFigure(amount, decimals, 'down'), amount));

/** What a third of the narrowest panel has room for. */
const usualDigits = 11;
const fewDecimals = 2;

/** Decimals a column keeps: all of them where its largest figure has room for them. */
export const columnDecimals = (largest: number, decimals: number, mostDigits = usualDigits): number => {
  const whole = Math.trunc(largest).toFixed().length;
  if (whole + decimals <= mostDigits) return decimals;
  return whole + fewDecimals <= mostDigits ? Math.min(fewDecimals, decimals) : 0;
};
