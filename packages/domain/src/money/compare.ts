import type { DecimalText } from './decimalText';
import { exact } from './exact';

export const compare = (left: DecimalText, right: DecimalText): -1 | 0 | 1 => exact(left).cmp(right);

export const isAbove = (figure: DecimalText, other: DecimalText): boolean => compare(figure, other) > 0;

export const isBelow = (figure: DecimalText, other: DecimalText): boolean => compare(figure, other) < 0;

export const isPositive = (figure: DecimalText): boolean => !figure.startsWith('-') && /[1-9]/.test(figure);

export const isZero = (figure: DecimalText): boolean => compare(figure, '0') === 0;

export const smaller = (left: DecimalText, right: DecimalText): DecimalText => (isAbove(left, right) ? right : left);

export const larger = (left: DecimalText, right: DecimalText): DecimalText => (isBelow(left, right) ? right : left);

export const clamp = (figure: DecimalText, lowest: DecimalText, highest: DecimalText): DecimalText =>
  larger(lowest, smaller(figure, highest));
