import type { Failure, Result } from '@exchange/domain';

/** A request to the exchange failed. */
export interface Failed {
  type: 'failed';
  failure: Failure;
}

/** An effect threw, which is a bug to fix. */
export interface Bug {
  type: 'bug';
  error: unknown;
}

export const unexpected: Failure = { code: 'unexpected' };

export const failureIn = ({ error }: Result<unknown>): Failure => error ?? unexpected;

/** For `emit`, with the failure as the action's params. */
export const failed = (_: unknown, failure: Failure): Failed => ({ type: 'failed', failure });

/** For `emit`, with the error event of an effect as the action's params. */
export const bug = (_: unknown, { error }: { error: unknown }): Bug => ({ type: 'bug', error });
