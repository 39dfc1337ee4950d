import type { Refused } from '../../contract/handlers';
import type { AccountCore } from './core';
import { awayKinds, type PlacedKind, type Limit } from './limits';
import { eventOf } from './occasion';
import type { Place } from './places';
import { tooManyTries } from './refusals';
import type { TraderRow } from './traders';

interface Trying {
  /** Whose account is tried, where there is one. */
  trader: TraderRow | undefined;
  place: Place;
}

const nobody = '';

const isPlaced = (limit: Limit): limit is Limit & { kind: PlacedKind } => limit.kind in awayKinds;

/**
 * At a place where the trader is known only tries from there count, so that no stranger can use them up. Elsewhere
 * they count per network, where a device may call itself anything, and together, since networks are many.
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

/** Everything counted for someone at this place, once they turn out to be its trader. */
export const everyCountAt = (limit: Limit, place: Place): Limit[] => [
  ...atPlace(limit, place, true),
  ...atPlace(limit, place, false),
];

/** Where these are counted when somebody tries from this place. */
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

/** Counts a try, and refuses it where it has to wait. */
export const countTry = async (core: AccountCore, trying: Trying, ...limits: Limit[]): Promise<Refused | undefined> =>
  take(core, trying, limits.some(isPlaced) ? await countedAt(core, trying, ...limits) : limits);

interface CodeTry extends Trying {
  /** Whose wrong tries are counted together. */
  subject: string;
  purpose: string;
  /** Whether there is a code to be guessed. Where there is none anybody may try, and must not use up anything. */
  isAwaited: boolean;
  isRight: () => Promise<boolean>;
  wrong: Refused;
}

/** An attempt at a code: too many wrong ones must wait, a right one resets the count. */
export const tryCode = async (core: AccountCore, attempt: CodeTry): Promise<Refused | undefined> => {
  const { subject, purpose, isAwaited, isRight, wrong } = attempt;
  // Looked up before, since a right code may make the place known.
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
