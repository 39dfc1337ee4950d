import type { AccountCore } from '#identity/core';
import type { Limit } from '#identity/limits/limits';
import type { Wait } from '#identity/limits/slowing';
import type { Place } from '#identity/stores/places';
import { neighboursOf } from '#runtime/networkOf';
import { bitsAfter, isProven, workToProve, type WorkToProve } from './proofOfWork';

export const addressLimit = ({ network }: Place): Limit => ({ kind: 'address', subject: network });

/** What an unknown device's tries count against, whichever account they are about. */
export const addressLimits = (place: Place): Limit[] => [
  addressLimit(place),
  { kind: 'neighbours', subject: neighboursOf(place.network) },
];

interface Stranger {
  place: Place;
  email: string;
  proof?: string | undefined;
}

/** What failed lately, from this address or, from wherever, at this account. */
const failuresOf = ({ limits }: AccountCore, { place, email }: Stranger): Promise<number> =>
  limits.triesSoFar({ kind: 'address', subject: place.network }, { kind: 'awayPassword', subject: email });

/** Shorter than a client waits for an answer. */
const longestWaitMs = 8_000;

const waitAfter = (failures: number): number => Math.min(longestWaitMs, 2_000 * Math.ceil(failures / 20));

/** Has a client without a proof of its work wait, where one is due. */
export const slowDown = async (core: AccountCore, stranger: Stranger): Promise<Wait> => {
  const failures = await failuresOf(core, stranger);
  if (bitsAfter(failures) === 0 || (await isProven(core, stranger, stranger.proof))) return 'over';
  return core.slowing.wait(stranger.place.network, waitAfter(failures));
};

/** The work that the next try costs, if any. */
export const nextWork = async (core: AccountCore, stranger: Stranger): Promise<WorkToProve | undefined> => {
  const bits = bitsAfter(await failuresOf(core, stranger));
  return bits === 0 ? undefined : workToProve(core, stranger, bits);
};
