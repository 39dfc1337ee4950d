import type { Refused } from '../contract/handlers';
import type { AccountCore } from './core';
import { awayKinds, type PlacedKind, type Limit } from './limits/limits';
import { eventOf } from './caller';
import type { Place } from './stores/places';
import { tooManyTries } from './refusals';
import type { TraderRow } from './stores/traders';

interface Trying {
  /** The account that is tried, if it exists. */
  trader: TraderRow | undefined;
  place: Place;
}

const nobody = '';

const isPlaced = (limit: Limit): limit is Limit & { kind: PlacedKind } => limit.kind in awayKinds;

/**
 * At a place where the trader is known, only tries from there count, so strangers can't use them up. Elsewhere
 * tries count per network, because a device can claim any name, and in total, because there are many networks.
 */
const atPlace = (limit: Limit, place: Place, isKnownPlace: boolean): Limit[] => {
  if (!isPlaced(limit)) return [limit];
  const { kind, subject } = limit;
  if (isKnownPlace) return [{ kind, subject: `${subject} ${place.key}` }];
  return [
    { kind, subject: `${subject} ${place.network}` },
    { kind: awayKinds[kind], subject },
  ];
};

/** Every count for this place that applies once its visitor turns out to be the trader. */
export const everyCountAt = (limit: Limit, place: Place): Limit[] => [
  ...atPlace(limit, place, true),
  ...atPlace(limit, place, false),
];

/** The counts that a try from this place goes to. */
const countedAt = async (
  { stores }: Pick<AccountCore, 'stores'>,
  { trader, place }: Trying,
  ...limits: Limit[]
): Promise<Limit[]> => {
  const isKnownPlace = await stores.places.isKnown(trader?.uniqueId ?? nobody, place);
  return limits.flatMap((limit) => atPlace(limit, place, isKnownPlace));
};

const take = async (
  { limits, stores, clock }: AccountCore,
  trying: Trying,
  counted: Limit[],
): Promise<Refused | undefined> => {
  const { waitMs, used } = await limits.take(...counted);
  for (const kind of used) await stores.audit.note('tries used up', { ...eventOf(trying, clock()), details: { kind } });
  return waitMs === undefined ? undefined : tooManyTries(waitMs);
};

/** Counts a try, and refuses it if it must wait. */
export const countTry = async (core: AccountCore, trying: Trying, ...limits: Limit[]): Promise<Refused | undefined> =>
  take(core, trying, limits.some(isPlaced) ? await countedAt(core, trying, ...limits) : limits);

interface CodeTry extends Trying {
  /** Wrong tries with the same subject are counted together. */
  subject: string;
  purpose: string;
  /** Whether there is a code to guess. Without one, anyone can try, so a try mustn't use up the trader's own. */
  isAwaited: boolean;
  isRight: () => Promise<boolean>;
  wrong: Refused;
}

/** Checks a code: after too many wrong ones the next must wait; a right one resets the count. */
export const tryCode = async (core: AccountCore, attempt: CodeTry): Promise<Refused | undefined> => {
  const { subject, purpose, isAwaited, isRight, wrong } = attempt;
  // Looked up first, because a right code may make the place known.
  const places = await countedAt(core, attempt, { kind: 'code', subject });
  const counted = places.filter(({ kind }) => isAwaited || kind === 'code');
  const refused = await take(core, attempt, counted);
  if (refused) return refused;
  if (await isRight()) {
    await core.limits.forget(...counted);
    return undefined;
  }
  await core.stores.audit.note('code refused', { ...eventOf(attempt, core.clock()), details: { purpose } });
  return wrong;
};
