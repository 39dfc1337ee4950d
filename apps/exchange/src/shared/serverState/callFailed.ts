import { isFailure, type Failure, type Result } from '@exchange/domain';
import { CancelledError } from '@tanstack/react-query';

/** A call that failed, in the shape TanStack Query expects. Only query and mutation functions throw it. */
export class CallFailed extends Error {
  override name = 'CallFailed';

  constructor(readonly failure: Failure) {
    super(`The call failed: ${failure.code}.`);
  }
}

/** The data of an answer. A failure is thrown. */
export const unwrap = <Data>(answer: Result<Data>): Data => {
  if (isFailure(answer)) throw new CallFailed(answer.error);
  return answer.data;
};

/** The part of an error that a screen can show. Anything but a failed call is a bug, which is reported elsewhere. */
export const failureOf = (error: Error | null): Failure | undefined => {
  if (error === null) return undefined;
  return error instanceof CallFailed ? error.failure : { code: 'unexpected' };
};

/** For machine actors, which resolve with expected failures. */
export const resultOf = async <Data>(asked: Promise<Data>): Promise<Result<Data>> => {
  try {
    return { data: await asked };
  } catch (error) {
    if (error instanceof CallFailed) return { error: error.failure };
    if (error instanceof CancelledError) return { error: { code: 'cancelled' } };
    throw error;
  }
};
