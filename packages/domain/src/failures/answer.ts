import type { Failure, Result } from '../result';

/** What the exchange has said of something that failed. */
export type FailureAnswer =
  /** It looked at the request and declined it. */
  | 'refused'
  /** It did nothing with the request: it is too busy, or has no such call. */
  | 'notTried'
  /** Something answered, but not whether the request was carried out. */
  | 'unclear'
  /** Nothing came back. */
  | 'none';

const tooManyRequests = 429;
const notImplemented = 501;
const unavailable = 503;

const answerToStatus = (status: number): FailureAnswer => {
  if (status === tooManyRequests || status === notImplemented || status === unavailable) return 'notTried';
  return status >= 500 ? 'unclear' : 'refused';
};

/** Every decision about a missing answer starts here. */
export const failureAnswer = (failure: Failure): FailureAnswer => {
  switch (failure.code) {
    case 'refused':
      return answerToStatus(failure.status);
    case 'not-built':
      return 'notTried';
    case 'unreachable':
    case 'timed-out':
      return 'none';
    case 'cancelled':
    case 'unexpected':
      return 'unclear';
  }
};

/** The request may have been carried out although nobody said so. */
export const isUnconfirmed = ({ error }: Result<unknown>): boolean => {
  if (error === undefined) return false;
  const answer = failureAnswer(error);
  return answer === 'unclear' || answer === 'none';
};
