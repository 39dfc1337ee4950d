export type StartProblem =
  | 'in-use'
  | 'not-writable'
  | 'no-account'
  | 'unreachable'
  | 'no-binaries'
  | 'foreign-data'
  | 'other-version'
  | 'password'
  | 'port-taken'
  | 'not-created'
  | 'not-started';

/** Why the database did not start: what happened in one sentence, and what a person can do about it. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    readonly problem: StartProblem,
    message: string,
    readonly hint: string,
    /** The last output of the server or its tools, for the person who investigates. */
    readonly logLines: readonly string[] = [],
  ) {
    super(message);
  }
}
