import { failureText, type Failure, type FailureSituation, type Result } from '@exchange/domain';

export interface Notice {
  type: 'notice';
  tone: 'success' | 'error';
  text: string;
}

export interface Bug {
  type: 'bug';
  error: unknown;
}

const unexpected: Failure = { code: 'unexpected' };

export const failureIn = ({ error }: Result<unknown>): Failure => error ?? unexpected;

/** Asking again does no harm anywhere but where money moves, so that this is the usual situation here. */
export const failureNotice = (failure: Failure, situation: FailureSituation = 'repeatable'): Notice => ({
  type: 'notice',
  tone: 'error',
  text: failureText(failure, situation),
});

export const successNotice = (text: string): Notice => ({ type: 'notice', tone: 'success', text });

/** What a trader reads of a bug; the report of it goes elsewhere. */
export const bugNotice: Notice = failureNotice(unexpected);
