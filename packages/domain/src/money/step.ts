import { add, subtract } from './arithmetic';
import { plainText, type DecimalText } from './decimalText';
import { exact } from './exact';

export const isMultipleOf = (value: DecimalText, step: DecimalText): boolean => exact(value).mod(step).eq('0');

/** The largest multiple of the step that is not above the value. */
export const multipleBelow = (value: DecimalText, step: DecimalText): DecimalText => {
  const rest = exact(value).mod(step);
  const multiple = plainText(exact(value).minus(rest));
  return rest.lt('0') ? subtract(multiple, step) : multiple;
};

export const stepUp = (value: DecimalText, step: DecimalText): DecimalText => add(multipleBelow(value, step), step);

export const stepDown = (value: DecimalText, step: DecimalText): DecimalText =>
  isMultipleOf(value, step) ? subtract(value, step) : multipleBelow(value, step);
