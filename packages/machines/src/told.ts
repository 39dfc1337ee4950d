import type { Failure, Result } from '@exchange/domain';

/** Something that was asked of the exchange did not happen. */
export interface Failed {
  type: 'failed';
  failure: Failure;
}

/** An effect threw: somebody has to mend it. */
export interface Bug {
  type: 'bug';
  error: unknown;
}

export const unexpected: Failure = { code: 'unexpected' };

export const failureIn = ({ error }: Result<unknown>): Failure => error ?? unexpected;

/** For `emit`, with the failure as the params of the action. */
export const failed = (_: unknown, failure: Failure): Failed => ({ type: 'failed', failure });

/** For `emit`, with the event of an effect that threw as the params of the action. */
export const bug = (_: unknown, { error }: { error: unknown }): Bug => ({ type: 'bug', error });
