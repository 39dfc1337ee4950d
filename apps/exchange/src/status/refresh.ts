import { pollMs } from '../shared/serverState/polling';

const refreshMs = 5 * 60_000;

/** A list that never came is asked for soon; one that is here is fresh enough for five minutes. */
export const refetchInterval = ({ state: { data } }: { state: { data: unknown } }): number =>
  data === undefined ? pollMs : refreshMs;
