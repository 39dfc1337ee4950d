import {
  exactFigure,
  findPair,
  formatAmount,
  formatBalance,
  formatPrice,
  formatTotal,
  showExactly,
  type DecimalText,
  type Figure,
  type PriceFigure,
  type Side,
} from '@exchange/domain';

/** A figure that may be shortened, with every digit in the title. */
const withEveryDigit = (figure: Figure, value: DecimalText): PriceFigure => ({
  ...figure,
  readable: figure.text,
  full: showExactly(value),
});

/** For an unknown pair: the server's figure, unchanged. */
const exactly = (value: DecimalText): PriceFigure => withEveryDigit(exactFigure(value), value);

export const priceFigure = (price: DecimalText, name: string): PriceFigure => {
  const pair = findPair(name);
  return pair ? formatPrice(price, pair) : exactly(price);
};

export const amountFigure = (amount: DecimalText, name: string): PriceFigure => {
  const pair = findPair(name);
  return pair ? withEveryDigit(formatAmount(amount, pair), amount) : exactly(amount);
};

export const totalFigure = (total: DecimalText, name: string, side: Side): PriceFigure => {
  const pair = findPair(name);
  return pair ? withEveryDigit(formatTotal(total, pair, side), total) : exactly(total);
};

export const balanceFigure = (balance: DecimalText): PriceFigure => withEveryDigit(formatBalance(balance), balance);

/** In the currency received: the amount for a buy, the total for a sell. */
export const receivedFigure = (value: DecimalText, name: string, side: Side): PriceFigure =>
  side === 'buy' ? amountFigure(value, name) : totalFigure(value, name, side);

/**
 * How many decimals each column of these rows needs space for: enough to align the points, and no more, so that the
 * header ends where the figures end.
 */
export const columnDecimals = <Row>(
  rows: readonly Row[],
  figures: Readonly<Record<string, (row: Row) => PriceFigure | undefined>>,
): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(figures).map(([column, figureOf]) => [
      column,
      Math.max(0, ...rows.map((row) => figureOf(row)?.readable.split('.')[1]?.length ?? 0)),
    ]),
  );

/** The currency that a trader receives, in which the fee is paid. */
export const receivedCurrency = (name: string, side: Side): string => name.split('-')[side === 'buy' ? 0 : 1] ?? '';

/** Like `pairLabel`, for any name a server may send. */
export const marketLabel = (name: string): string => name.replace('-', ' / ');
