import { isLoginActivityCode } from '@exchange/domain';

export interface TypedCode {
  before: string;
  after: string;
  /** A code was refused in this step. */
  hasFailed: boolean;
}

/**
 * A code for new login activity sends itself as soon as it can be whole, at five characters. It may have more: pasted or
 * filled in it goes as it comes, and typed it goes, once a code of five was refused, when its trader says so.
 */
export const sendsItself = ({ before, after, hasFailed }: TypedCode): boolean => {
  if (!isLoginActivityCode(after)) return false;
  const isFilledIn = after.length > before.length + 1;
  return isFilledIn || (!hasFailed && !isLoginActivityCode(before));
};
