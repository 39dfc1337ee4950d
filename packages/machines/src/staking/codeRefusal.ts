import type { Failure } from '@exchange/domain';

const codeWords = /\b(2FA|two-factor|authenticator) code\b/i;

/** Whether the authenticator code was wrong, so that another one may work. */
export const isCodeRefusal = (failure: Failure): boolean =>
  failure.code === 'refused' && (failure.field === 'tfaCode' || codeWords.test(failure.message));
