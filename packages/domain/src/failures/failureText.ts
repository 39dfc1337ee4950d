import { failureTexts } from '../messages/failures';
import { tradingTexts } from '../messages/trading';
import type { Failure, FailureCode } from '../result';

type OwnCode = Exclude<FailureCode, 'refused'>;

const sentences: Record<OwnCode, string> = {
  unreachable: failureTexts.unreachable,
  'timed-out': failureTexts.timedOut,
  cancelled: failureTexts.cancelled,
  'not-built': failureTexts.notBuilt,
  unexpected: failureTexts.unexpected,
};

/** Situations in which the same failure reads differently. */
export type FailureSituation = 'repeatable' | 'signUp' | 'cancelOrder' | 'resendCode' | 'staking' | 'stakingRewards';

const onNetworkFailure = (text: string): Partial<Record<FailureCode, string>> => ({
  unreachable: text,
  'timed-out': text,
});

const onAnyFailure = (text: string): Record<FailureCode, string> => ({
  refused: text,
  unreachable: text,
  'timed-out': text,
  cancelled: text,
  'not-built': text,
  unexpected: text,
});

const situations: Record<FailureSituation, Partial<Record<FailureCode, string>>> = {
  // Repeating these does no harm: reading, signing in, choosing a password.
  repeatable: { 'timed-out': failureTexts.timedOutRepeatable },
  signUp: onNetworkFailure(failureTexts.signUpUnreachable),
  cancelOrder: onNetworkFailure(tradingTexts.cancelUnreachable),
  resendCode: onAnyFailure(failureTexts.codeNotResent),
  staking: onNetworkFailure(failureTexts.stakingUnreachable),
  stakingRewards: onAnyFailure(failureTexts.stakingRewards),
};

const usualText = (failure: Failure): string => {
  if (failure.code !== 'refused') return sentences[failure.code];
  return failure.message.trim() === '' ? failureTexts.unexpected : failure.message;
};

/** The text for a failure; a refusal has the server's message. */
export const failureText = (failure: Failure, situation?: FailureSituation): string =>
  (situation && situations[situation][failure.code]) ?? usualText(failure);
