import { isZero, showExactly, type DecimalText, type Figure } from '@exchange/domain';

/** A figure that is cut, with every digit beside it. */
export interface ExactFigure extends Figure {
  readable: string;
  full: string;
}

/** `<0.000001`: what the place has no digits for is still not nothing. */
const least = (zeros: string): string => (zeros === '' ? '<1' : `<0${zeros.slice(0, -1)}1`);

/** Keeps the digits at hand that a place does not show. */
export const withEveryDigit = (figure: Figure, exact: DecimalText): ExactFigure => {
  const looksEmpty = figure.whole === '0' && figure.significant === '';
  return {
    ...figure,
    readable: looksEmpty && !isZero(exact) ? least(figure.trailingZeros) : figure.text,
    full: showExactly(exact),
  };
};
