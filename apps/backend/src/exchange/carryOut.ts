import { fromUnits } from '@exchange/domain';
import { owedKind, type AccountKey } from '../ledger/accounts';
import type { Balances } from '../ledger/balances';
import type { TransferKind } from '../ledger/journal';
import { purseAccount, purseName, writtenLeg, type ExactLeg, type WrittenLeg } from '../ledger/legs';
import type { Units } from '../ledger/units';
import type { Decision, Effects, HoldEnd, NewHold, Posting } from './effects';
import type { CommandKind } from './commands';
import type { Draft } from './draft';
import type { Outcome } from './outcomes';
import { failed, insufficient } from './refusals';
import type { LiveHold } from './state';

/** A transfer that isn't made yet. */
interface Planned {
  kind: TransferKind;
  reference: string;
  movements: readonly (readonly [AccountKey, Units])[];
}

interface PlannedEnd {
  hold: LiveHold;
  as: HoldEnd['as'];
  legs: readonly WrittenLeg[];
}

const movementsOf = (legs: readonly ExactLeg[]): Planned['movements'] =>
  legs.flatMap(({ asset, amount, from, to }) => [
    [purseAccount(from, asset), -amount] as const,
    [purseAccount(to, asset), amount] as const,
  ]);

const planPosting = ({ id, legs }: Posting): Planned => ({
  kind: 'posting',
  reference: id,
  movements: movementsOf(legs),
});

const heldAccount = ({ trader, as, asset }: NewHold): AccountKey => ({ owner: trader, kind: as, asset });

const planHold = (hold: NewHold): Planned => ({
  kind: 'hold',
  reference: hold.id,
  movements: [
    [purseAccount({ trader: hold.trader }, hold.asset), -hold.amount],
    [heldAccount(hold), hold.amount],
  ],
});

const planEnd = (hold: LiveHold, { id, as, shares, also }: HoldEnd): Planned => ({
  kind: as === 'released' ? 'release' : 'settle',
  reference: id,
  movements: [
    [heldAccount(hold), -hold.amount],
    ...shares.map(({ to, amount }) => [purseAccount(to, hold.asset), amount] as const),
    ...movementsOf(also),
  ],
});

/** The effect of a hold's end, in a form that never changes. */
export const endLegs = ({ asset }: Pick<LiveHold, 'asset'>, { shares, also }: Pick<HoldEnd, 'shares' | 'also'>) => [
  ...shares.map(({ to, amount }) => ({ asset, amount: fromUnits(amount), from: 'hold', to: purseName(to) })),
  ...also.map(writtenLeg),
];

/** The holds that end. If a decision ends one that it must not, that is a bug in its kind. */
const findEnds = ({ state }: Draft, ends: readonly HoldEnd[]): [LiveHold, HoldEnd][] =>
  ends.map((end) => {
    const hold = state.holds.get(end.id);
    if (hold === undefined) throw new Error(`Nothing is held under ${end.id}.`);
    const total = end.shares.reduce((sum, { amount }) => sum + amount, 0n);
    if (total !== hold.amount) throw new Error(`The shares of ${end.id} don't add up to its amount.`);
    return [hold, end];
  });

/** Traders' balances can't be negative, and debts can't be positive. */
const isPossible = ({ kind }: AccountKey, units: Units): boolean => (kind === owedKind ? units <= 0n : units >= 0n);

/** Checked over all movements together, so their order doesn't matter. The exchange's own accounts may go negative. */
const areCovered = (balances: Pick<Balances, 'read'>, planned: readonly Planned[]): boolean => {
  const left = new Map<string, { account: AccountKey; units: Units }>();
  for (const [account, amount] of planned.flatMap(({ movements }) => movements)) {
    if (account.owner === null) continue;
    const key = `${account.owner} ${account.kind} ${account.asset}`;
    left.set(key, { account, units: (left.get(key)?.units ?? balances.read(account)) + amount });
  }
  return [...left.values()].every(({ account, units }) => isPossible(account, units));
};

interface Plan {
  transfers: readonly Planned[];
  ends: readonly PlannedEnd[];
}

const plan = (draft: Draft, { postings = [], holds = [], ends = [] }: Effects): Plan => {
  const found = findEnds(draft, ends);
  return {
    transfers: [
      ...holds.map(planHold),
      ...found.map(([hold, end]) => planEnd(hold, end)),
      ...postings.map(planPosting),
    ],
    ends: found.map(([hold, end]) => ({ hold, as: end.as, legs: endLegs(hold, end) })),
  };
};

const move = ({ state, journal }: Draft, { kind, reference, movements }: Planned): void => {
  journal.move(
    kind,
    reference,
    movements.map(([account, amount]) => [state.balances.of(account), amount] as const),
  );
};

const begin = (draft: Draft, hold: NewHold): void => {
  const live: LiveHold = { ...hold, status: 'held' };
  draft.state.holds.set(hold.id, live);
  draft.newHolds.add(live);
};

const end = ({ state, endedHolds }: Draft, { hold, as, legs }: PlannedEnd): void => {
  state.holds.delete(hold.id);
  endedHolds.push({ ...hold, status: as, legs });
};

export const addRows = ({ rows }: Pick<Draft, 'rows'>, added: NonNullable<Effects['rows']>): void => {
  for (const { writer, row } of added) {
    const others = rows.get(writer);
    if (others) others.push(row);
    else rows.set(writer, [row]);
  }
};

const moveMoney = (draft: Draft, { prepare, holds = [] }: Effects, { transfers, ends }: Plan): void => {
  prepare?.(draft.state);
  for (const transfer of transfers) move(draft, transfer);
  for (const hold of holds) begin(draft, hold);
  for (const one of ends) end(draft, one);
};

const perform = (draft: Draft, kind: CommandKind, effects: Effects, planned: Plan): void => {
  moveMoney(draft, effects, planned);
  for (const posting of effects.postings ?? []) draft.postings.push({ ...posting, kind });
  addRows(draft, effects.rows ?? []);
  draft.events.push(...(effects.events ?? []));
  effects.change?.(draft.state);
};

const consider = <Kind extends CommandKind>(draft: Draft, decide: () => Decision<Kind>) => {
  const decision = decide();
  return decision.refused ? { refused: decision.refused } : { decision, planned: plan(draft, decision) };
};

/** Decides, then carries out the decision. Nothing changes until all of it is known to be possible. */
export const carryOut = <Kind extends CommandKind>(
  draft: Draft,
  kind: Kind,
  decide: () => Decision<Kind>,
): Outcome<Kind> => {
  let considered: ReturnType<typeof consider<Kind>>;
  try {
    considered = consider(draft, decide);
  } catch (error) {
    draft.failures.push(error);
    return failed;
  }
  const { decision, planned, refused } = considered;
  if (refused) return { refused };
  if (!areCovered(draft.state.balances, planned.transfers)) return insufficient;
  perform(draft, kind, decision, planned);
  return { done: decision.done };
};
