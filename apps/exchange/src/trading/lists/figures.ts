import {
  decimalsOf,
  findPair,
  formatAmount,
  formatBalance,
  formatPrice,
  formatTotal,
  showExactly,
  showFigure,
  type DecimalText,
  type Figure,
  type PriceFigure,
  type Side,
} from '@exchange/domain';

/** A figure that may be cut, with every digit for whoever asks. */
const withEveryDigit = (figure: Figure, value: DecimalText): PriceFigure => ({
  ...figure,
  readable: figure.text,
  full: showExactly(value),
});

/** Of a pair that nobody here knows: what the server said, as it said it. */
const exactly = (value: DecimalText): PriceFigure =>
  withEveryDigit(showFigure(value, decimalsOf(value), 'nearest'), value);

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

/** Of what a trader is paid in: the amount of a buyer, the total of a seller. */
export const receivedFigure = (value: DecimalText, name: string, side: Side): PriceFigure =>
  side === 'buy' ? amountFigure(value, name) : totalFigure(value, name, side);

/** What a trader is paid in, and pays the fee in. */
export const receivedCurrency = (name: string, side: Side): string => name.split('-')[side === 'buy' ? 0 : 1] ?? '';

/** As `pairLabel`, for any name that a server may give. */
export const marketLabel = (name: string): string => name.replace('-', ' / ');
