import { failureOf } from './callFailed';

/** How soon to reload after a failure, or without live updates. */
export const pollMs = 5_000;

interface Loaded {
  state: { error: Error | null };
}

/** A call that the backend doesn't have won't appear in five seconds. */
const isFinal = (error: Error): boolean => failureOf(error)?.code === 'not-built';

/** For `refetchInterval`: a failure is shown immediately, and the call is repeated as long as the screen is open. */
export const pollFailed = ({ state: { error } }: Loaded): number | false =>
  error === null || isFinal(error) ? false : pollMs;

/** For `refetchInterval` while there are no live updates. */
export const pollAlways = ({ state: { error } }: Loaded): number | false =>
  error !== null && isFinal(error) ? false : pollMs;
