/** Why something asked of the exchange did not happen: what code decides on, and what a person may be told. */
export type Failure =
  | { code: 'refused'; status: number; message: string; field?: string; details?: unknown }
  | { code: 'unreachable' }
  | { code: 'timed-out' }
  | { code: 'cancelled' }
  | { code: 'not-built' }
  | { code: 'unexpected' };

export type FailureCode = Failure['code'];

/** Expected failures are values; whatever is thrown instead is a bug. */
export type Result<Data> = { data: Data; error?: never } | { data?: never; error: Failure };

export const isFailure = <Data>(result: Result<Data>): result is { error: Failure } => result.error !== undefined;
