import type { Failure } from '@exchange/domain';

/** For the log: which call failed and how. The server's message is left out, since it may name the trader. */
export const failureLine = (failure: Failure, operation: string): string =>
  `${operation} failed: ${failure.code === 'refused' ? `refused with ${failure.status}` : failure.code}`;
