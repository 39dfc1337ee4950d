import type { Pair } from '../markets/pairs';
import type { DecimalText } from '../money/decimalText';
import { showExactly, showFigure, type Figure } from './figure';
import { shortenTiny } from './tiny';

export interface PriceFigure extends Figure {
  /** If the price is tiny, `0.0₅420`, to the last decimal of its pair; otherwise the text. */
  readable: string;
  /** All digits of the price: for a title and for assistive technology. */
  full: string;
}

/** The order book and the order forms show every tradable decimal; other places may show fewer. */
export type PricePlace = 'trading' | 'table';

/**
 * Whether a price is shortened at its pair's decimals. A column shortens all of its prices or none, so that their
 * points line up.
 */
export const isTinyPrice = (price: DecimalText, pair: Pair): boolean =>
  shortenTiny(price, pair.priceDecimals) !== undefined;

/** The same with every zero written out, for a column that has larger prices as well. */
export const unshortened = (figure: PriceFigure): PriceFigure => ({ ...figure, readable: figure.text });

export const formatPrice = (price: DecimalText, pair: Pair, place: PricePlace = 'trading'): PriceFigure => {
  const decimals = place === 'trading' ? pair.priceDecimals : pair.displayDecimals;
  const figure = showFigure(price, decimals, 'nearest');
  const tiny = shortenTiny(price, pair.priceDecimals);
  return { ...figure, readable: tiny ?? figure.text, full: showExactly(price) };
};
