import { isZero, showExactly, type DecimalText, type Figure } from '@exchange/domain';

/** A shortened figure together with all its digits. */
export interface ExactFigure extends Figure {
  readable: string;
  full: string;
}

/** `<0.000001`: an amount too small for the decimals shown is still not zero. */
const least = (zeros: string): string => (zeros === '' ? '<1' : `<0${zeros.slice(0, -1)}1`);

/** Keeps the digits that a format cuts off. */
export const withEveryDigit = (figure: Figure, exact: DecimalText): ExactFigure => {
  const looksEmpty = figure.whole === '0' && figure.significant === '';
  return {
    ...figure,
    readable: looksEmpty && !isZero(exact) ? least(figure.trailingZeros) : figure.text,
    full: showExactly(exact),
  };
};
