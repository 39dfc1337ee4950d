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
  /** Whoever has a session has proven who they are, on whatever device. */
  session?: string | undefined;
}

const nobody = '';

const totals: ReadonlySet<string> = new Set(Object.values(awayKinds));

const isTotal = ({ kind }: Limit): boolean => totals.has(kind);

const isPlaced = (limit: Limit): limit is Limit & { kind: PlacedKind } => limit.kind in awayKinds;

/** Who tries: the holder of a session, a device that the trader is known on, or a stranger, as far as anybody can tell. */
export type Standing = 'signed in' | 'known' | 'unknown';

export const standingOf = (session: string | undefined, isKnownDevice: boolean): Standing => {
  if (session !== undefined) return 'signed in';
  return isKnownDevice ? 'known' : 'unknown';
};

/**
 * On a device that the trader is known on, only its own tries count, so strangers can't use them up. Elsewhere tries
 * count per network, because a new device costs nothing, and in total, because there are many networks. Strangers have no
 * session, so tries with one have a total of their own: a stolen one must gain nothing from changing networks.
 */
export const atPlace = (limit: Limit, place: Place, standing: Standing): Limit[] => {
  if (!isPlaced(limit)) return [limit];
  const { kind, subject } = limit;
  const ofDevice = { kind, subject: `${subject} ${place.key}` };
  if (standing === 'known') return [ofDevice];
  if (standing === 'signed in') return [ofDevice, { kind, subject: `${subject} signed-in` }];
  return [
    { kind, subject: `${subject} ${place.network}` },
    { kind: awayKinds[kind], subject },
  ];
};

/** Every count for this place that applies once its visitor turns out to be the trader. */
export const everyCountAt = (limit: Limit, place: Place): Limit[] => [
  ...atPlace(limit, place, 'signed in'),
  ...atPlace(limit, place, 'unknown'),
];

/** The counts that a try from this place goes to. */
const countedAt = async (
  { stores }: Pick<AccountCore, 'stores'>,
  { trader, place, session }: Trying,
  ...limits: Limit[]
): Promise<Limit[]> => {
  const isKnownPlace = await stores.places.isKnown(trader?.uniqueId ?? nobody, place);
  const standing = standingOf(session, isKnownPlace);
  return limits.flatMap((limit) => atPlace(limit, place, standing));
};

export const takeCounted = async (
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
  takeCounted(core, trying, limits.some(isPlaced) ? await countedAt(core, trying, ...limits) : limits);

/** Refuses to send a code that couldn't be tried. */
export const refuseIfUsedUp = async (core: AccountCore, trying: Trying, limit: Limit): Promise<Refused | undefined> =>
  (await core.limits.isUsedUp(...(await countedAt(core, trying, limit)))) ? tooManyTries(0) : undefined;

/** A code that was never compared proves nothing, and is no guess either. */
export type CodeVerdict = 'right' | 'wrong' | 'not compared';

interface CodeToTry {
  /** Wrong tries with the same subject are counted together. */
  subject: string;
  purpose: string;
  /** Whether there is a code to guess. Without one, anyone can try, so a try mustn't use up the trader's own. */
  isAwaited: boolean;
}

/** A right answer clears the tries of its device, and only itself from the total, of which strangers have their part. */
export const settleRight = async (
  { limits }: Pick<AccountCore, 'limits'>,
  counted: readonly Limit[],
): Promise<void> => {
  await limits.forget(...counted.filter((limit) => !isTotal(limit)));
  await limits.giveBack(...counted.filter(isTotal));
};

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
    const refused = await takeCounted(core, trying, counted);
    if (refused) {
      await limits.giveBack(...taken.flatMap((earlier) => earlier.counted));
      return refused;
    }
    taken.push({ purpose, counted });
  }
  const verdicts = await compare();
  for (const [index, { purpose, counted }] of taken.entries())
    if (verdicts[index] === 'right') await settleRight(core, counted);
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
  { trader, place, session, isRight, wrong, ...code }: CodeTry,
): Promise<Refused | undefined> => {
  let answer: Refused | undefined = wrong;
  const refused = await tryCodes(core, {
    trader,
    place,
    session,
    codes: [code],
    compare: async () => {
      if (await isRight()) answer = undefined;
      return [answer ? 'wrong' : 'right'];
    },
  });
  return refused ?? answer;
};
