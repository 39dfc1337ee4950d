import { isLoginActivityCode } from '@exchange/domain';

export interface TypedCode {
  before: string;
  after: string;
  /** How many characters the exchange says that the code has. */
  length?: number | undefined;
  /** A code has been refused in this step. */
  hasFailed: boolean;
}

const countOf = (code: string): number => code.replaceAll(/[\s-]/g, '').length;

/**
 * Submits a code for new login activity once it is complete. Unless the exchange says how long it is, that is with five
 * characters, its shortest length; then a pasted or filled-in code is submitted whatever its length, and once a code has
 * been refused, a typed one waits for the button.
 */
export const sendsItself = ({ before, after, length, hasFailed }: TypedCode): boolean => {
  if (length !== undefined) return countOf(after) === length && countOf(before) !== length;
  if (!isLoginActivityCode(after)) return false;
  const isFilledIn = after.length > before.length + 1;
  return isFilledIn || (!hasFailed && !isLoginActivityCode(before));
};
