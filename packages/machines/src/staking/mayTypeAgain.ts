import { failureAnswer, type Failure } from '@exchange/domain';

const codeWords = /\b(2FA|two-factor|authenticator) code\b/i;

const isCodeRefusal = (failure: Failure): boolean =>
  failure.code === 'refused' && (failure.field === 'tfaCode' || codeWords.test(failure.message));

/** Whether another authenticator code may work: this one was wrong, or the exchange didn't look at it. */
export const mayTypeAgain = (failure: Failure): boolean =>
  isCodeRefusal(failure) || failureAnswer(failure) === 'notTried';
