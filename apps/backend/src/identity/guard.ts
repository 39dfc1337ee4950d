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

/** A code that was never compared proves nothing, and is no guess either. */
export type CodeVerdict = 'right' | 'wrong' | 'not compared';

interface CodeToTry {
  /** Wrong tries with the same subject are counted together. */
  subject: string;
  purpose: string;
  /** Whether there is a code to guess. Without one, anyone can try, so a try mustn't use up the trader's own. */
  isAwaited: boolean;
}

interface CodesTry extends Trying {
  codes: readonly CodeToTry[];
  /** The verdict on each code, in their order. */
  compare: () => Promise<readonly CodeVerdict[]>;
}

/**
 * Checks codes that come together, each with a count of its own, since a right one proves nothing about the other: after
 * too many wrong ones the next must wait; a right one resets its count. Refused only if it must wait.
 */
export const tryCodes = async (
  core: AccountCore,
  { codes, compare, ...trying }: CodesTry,
): Promise<Refused | undefined> => {
  const { limits, stores, clock } = core;
  const taken: { purpose: string; counted: Limit[] }[] = [];
  for (const { subject, purpose, isAwaited } of codes) {
    // Looked up first, because a right code may make the place known.
    const places = await countedAt(core, trying, { kind: 'code', subject });
    const counted = places.filter(({ kind }) => isAwaited || kind === 'code');
    const refused = await take(core, trying, counted);
    if (refused) {
      await limits.giveBack(...taken.flatMap((earlier) => earlier.counted));
      return refused;
    }
    taken.push({ purpose, counted });
  }
  const verdicts = await compare();
  for (const [index, { purpose, counted }] of taken.entries())
    if (verdicts[index] === 'right') await limits.forget(...counted);
    else if (verdicts[index] === 'not compared') await limits.giveBack(...counted);
    else await stores.audit.note('code refused', { ...eventOf(trying, clock()), details: { purpose } });
  return undefined;
};

interface CodeTry extends Trying, CodeToTry {
  isRight: () => Promise<boolean>;
  wrong: Refused;
}

/** Checks a code: after too many wrong ones the next must wait; a right one resets the count. */
export const tryCode = async (
  core: AccountCore,
  { trader, place, isRight, wrong, ...code }: CodeTry,
): Promise<Refused | undefined> => {
  let answer: Refused | undefined = wrong;
  const refused = await tryCodes(core, {
    trader,
    place,
    codes: [code],
    compare: async () => {
      if (await isRight()) answer = undefined;
      return [answer ? 'wrong' : 'right'];
    },
  });
  return refused ?? answer;
};
