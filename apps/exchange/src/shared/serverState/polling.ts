import { failureOf } from './callFailed';

/** How soon something that failed, or that nothing keeps up to date, is loaded again. */
export const pollMs = 5_000;

interface Loaded {
  state: { error: Error | null };
}

/** What a backend does not have, it will not have in five seconds. */
const isFinal = (error: Error): boolean => failureOf(error)?.code === 'not-built';

/** For `refetchInterval`: a failure is shown at once, and the call is made again as long as somebody looks. */
export const pollFailed = ({ state: { error } }: Loaded): number | false =>
  error === null || isFinal(error) ? false : pollMs;

/** For `refetchInterval` of what the live connection cannot keep up to date at the moment. */
export const pollAlways = ({ state: { error } }: Loaded): number | false =>
  error !== null && isFinal(error) ? false : pollMs;
