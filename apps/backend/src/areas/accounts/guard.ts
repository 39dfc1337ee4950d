import type { Refused } from '../../contract/handlers';
import type { AccountCore } from './core';
import type { Limit } from './limits';
import { eventOf } from './occasion';
import type { Place } from './places';
import { tooManyTries } from './refusals';
import type { TraderRow } from './traders';

interface Trying {
  /** Whose account is tried, where there is one. */
  trader: TraderRow | undefined;
  place: Place;
}

/** Counts a try, and refuses it where it has to wait. */
export const countTry = async (
  { limits, stores, clock }: AccountCore,
  trying: Trying,
  ...counted: Limit[]
): Promise<Refused | undefined> => {
  const { waitMs, used } = await limits.take(...counted);
  for (const kind of used) await stores.audit.note('tries used up', { ...eventOf(trying, clock()), details: { kind } });
  return waitMs === undefined ? undefined : tooManyTries(waitMs);
};

interface CodeTry extends Trying {
  /** Whose wrong tries are counted together. */
  subject: string;
  purpose: string;
  isRight: () => Promise<boolean>;
  wrong: Refused;
}

/** A try of a code: too many wrong ones have to wait, a right one starts anew. */
export const tryCode = async (core: AccountCore, attempt: CodeTry): Promise<Refused | undefined> => {
  const { subject, purpose, isRight, wrong } = attempt;
  const limit: Limit = { kind: 'code', subject };
  const refused = await countTry(core, attempt, limit);
  if (refused) return refused;
  if (await isRight()) {
    await core.limits.forget(limit);
    return undefined;
  }
  await core.stores.audit.note('code refused', { ...eventOf(attempt, core.clock()), details: { purpose } });
  return wrong;
};
