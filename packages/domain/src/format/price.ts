import type { Pair } from '../markets/pair';
import type { DecimalText } from '../money/decimalText';
import { showExactly, showFigure, type Figure } from './figure';
import { shortenTiny } from './tiny';

export interface PriceFigure extends Figure {
  /** Where the price is tiny, `0.0₅420`, to the last decimal of its pair; else as the text. */
  readable: string;
  /** Every digit the price has: for a title and for assistive technology. */
  full: string;
}

/** The order book and the order forms show what can be traded; other places may show less. */
export type PricePlace = 'trading' | 'table';

/** Whether it is shortened at its pair's decimals. A column shortens all of its prices or none: their points stand in line. */
export const isTinyPrice = (price: DecimalText, pair: Pair): boolean =>
  shortenTiny(price, pair.priceDecimals) !== undefined;

/** The same with every zero written, for a column that has larger prices as well. */
export const unshortened = (figure: PriceFigure): PriceFigure => ({ ...figure, readable: figure.text });

export const formatPrice = (price: DecimalText, pair: Pair, place: PricePlace = 'trading'): PriceFigure => {
  const decimals = place === 'trading' ? pair.priceDecimals : pair.displayDecimals;
  const figure = showFigure(price, decimals, 'nearest');
  const tiny = shortenTiny(price, pair.priceDecimals);
  return { ...figure, readable: tiny ?? figure.text, full: showExactly(price) };
};
