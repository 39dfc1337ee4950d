import { areSameLegs, isToItself, readLegs, tradersOf, writtenLeg, type ExactLeg, type Leg } from '../../ledger/legs';
import { defineKind } from '../commandKind';
import type { Decision, Posting } from '../effects';
import type { CommandKind, CommandOf } from '../commands';
import { readPostings, readTraders, type StoredPosting } from '../fundLookups';
import { idUsed, noSuchTrader, wrongAmount, wrongLegs, type Refused } from '../refusals';
import type { Queries } from '../sql/statement';

/** What a posting kind looks up: earlier postings with the same IDs, and which traders exist. */
export interface PostingKnown {
  postings: ReadonlyMap<string, StoredPosting>;
  traders: ReadonlySet<string>;
}

export const postingKey = (id: string): string => `posting ${id}`;

export const readPostingKnown = async (
  client: Queries,
  asked: readonly { id: string; traders: readonly string[] }[],
): Promise<PostingKnown> => {
  const [postings, traders] = await Promise.all([
    readPostings(
      client,
      asked.map(({ id }) => id),
    ),
    readTraders(
      client,
      asked.flatMap((one) => one.traders),
    ),
  ]);
  return { postings, traders };
};

const isSame = (before: StoredPosting, kind: CommandKind, { legs, reason, by }: Posting): boolean =>
  before.kind === kind &&
  before.reason === (reason ?? null) &&
  before.by === (by ?? null) &&
  areSameLegs(before.legs, legs.map(writtenLeg));

/** Why a posting is refused, or that it is a repeat; undefined if it can be made. */
export const postedBefore = (
  kind: CommandKind,
  posting: Posting,
  { postings, traders }: PostingKnown,
): Refused | { isRepeat: true } | undefined => {
  const before = postings.get(posting.id);
  if (before) return isSame(before, kind, posting) ? { isRepeat: true } : idUsed;
  return tradersOf(posting.legs).every((trader) => traders.has(trader)) ? undefined : noSuchTrader;
};

/** A movement from an account to itself is not allowed. */
export const areMovable = (legs: readonly ExactLeg[]): boolean => !legs.some(isToItself);

interface Asked {
  id: string;
  legs: readonly Leg[];
  reason?: string;
  by?: string;
}

/** Posts the requested legs, once. */
export const decidePosting = (
  kind: 'funds.post' | 'ledger.correct',
  { id, legs: given, reason, by }: Asked,
  known: PostingKnown,
): Decision<'funds.post'> => {
  const legs = readLegs(given);
  if (legs === undefined) return wrongAmount;
  if (legs.length === 0 || !areMovable(legs)) return wrongLegs;
  const posting = { id, legs, reason, by };
  const before = postedBefore(kind, posting, known);
  if (before === undefined) return { done: { isRepeat: false }, postings: [posting] };
  return 'isRepeat' in before ? { done: before } : before;
};

export const lookUpPostings = (
  client: Queries,
  commands: readonly Pick<CommandOf<'funds.post'>, 'id' | 'legs'>[],
): Promise<PostingKnown> =>
  readPostingKnown(
    client,
    commands.map(({ id, legs }) => ({ id, traders: tradersOf(legs) })),
  );

export const postFunds = defineKind({
  kind: 'funds.post',
  keysOf: ({ id }) => [postingKey(id)],
  lookUp: lookUpPostings,
  decide: (_view, command, known: PostingKnown) => decidePosting('funds.post', command, known),
});
