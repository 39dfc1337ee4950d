import { failureAnswer, isAppCodeRefused, type Failure } from '@exchange/domain';

/** Whether another authenticator code may work: this one was wrong, or the exchange didn't look at it. */
export const mayTypeAgain = (failure: Failure): boolean =>
  isAppCodeRefused(failure) || failureAnswer(failure) === 'notTried';
