import { isLoginActivityCode } from '@exchange/domain';

export interface TypedCode {
  before: string;
  after: string;
  /** A code has been refused in this step. */
  hasFailed: boolean;
}

/**
 * Submits a code for new login activity once it has five characters, its shortest length. Codes may be longer: a pasted
 * or filled-in code is submitted whatever its length; once a code has been refused, a typed one waits for the button.
 */
export const sendsItself = ({ before, after, hasFailed }: TypedCode): boolean => {
  if (!isLoginActivityCode(after)) return false;
  const isFilledIn = after.length > before.length + 1;
  return isFilledIn || (!hasFailed && !isLoginActivityCode(before));
};
