import type { RefusalReason } from './failures/refusalReason';

/** Why a request to the exchange failed: a code for the program, and a message for people. */
export type Failure =
  | {
      code: 'refused';
      status: number;
      message: string;
      /** From the server's code, if it sends one that we know. */
      reason?: RefusalReason;
      field?: string;
      details?: unknown;
    }
  | { code: 'unreachable' }
  | { code: 'timed-out' }
  | { code: 'cancelled' }
  | { code: 'not-built' }
  | { code: 'unexpected' };

export type FailureCode = Failure['code'];

/** Expected failures are values; anything thrown is a bug. */
export type Result<Data> = { data: Data; error?: never } | { data?: never; error: Failure };

export const isFailure = <Data>(result: Result<Data>): result is { error: Failure } => result.error !== undefined;
