import type { Failure, Result } from '../result';

/** What the exchange's response to a failed request means. */
export type FailureAnswer =
  /** The exchange processed the request and declined it. */
  | 'refused'
  /** The exchange did nothing with the request: it is too busy, or doesn't have the call. */
  | 'notTried'
  /** There was a response, but it doesn't say whether the request was carried out. */
  | 'unclear'
  /** There was no response. */
  | 'none';

const tooManyRequests = 429;
const notImplemented = 501;
const unavailable = 503;

const answerToStatus = (status: number): FailureAnswer => {
  if (status === tooManyRequests || status === notImplemented || status === unavailable) return 'notTried';
  return status >= 500 ? 'unclear' : 'refused';
};

/** Every decision about a missing response starts here. */
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

/** The request may have been carried out, although the exchange didn't confirm it. */
export const isUnconfirmed = ({ error }: Result<unknown>): boolean => {
  if (error === undefined) return false;
  const answer = failureAnswer(error);
  return answer === 'unclear' || answer === 'none';
};
