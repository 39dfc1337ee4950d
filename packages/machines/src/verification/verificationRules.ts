import { isFailure, type Result } from '@exchange/domain';

/** A refusal says something of the link; a server that is ill or silent does not. */
export const isAnswered = (result: Result<unknown>): boolean =>
  !isFailure(result) || (result.error.code === 'refused' && result.error.status < 500 && result.error.status !== 429);
