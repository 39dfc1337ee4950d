import { compare, depositConfirmations, fromUnits, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { defineKind } from '#exchange/commandKind';
import type { Decision, Posting, View } from '#exchange/effects';
import type { CommandOf } from '#exchange/commands';
import { readPostingKnown, type PostingKnown } from '#exchange/kinds/posting';
import { idUsed, noSuchTrader, wrongAmount } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';
import { owedKind, type Purse } from '#ledger/accounts';
import { readAmount, type ExactLeg } from '#ledger/legs';
import { smaller, type Units } from '#ledger/units';
import { traderKey } from '#transfers/withdrawal';
import { notKept } from '../shared/refusals';
import { depositChanged } from './depositEvents';
import { isToBeCredited } from './depositRules';
import { incomingKey, putIncoming, readIncoming, withStep, type Incoming } from '#transfers/incoming';
import { groupMoment, groupNumber, numeric, putRows, text } from '#exchange/sql/putRows';

interface CreditDeposit {
  /** Where it came from, for example the transaction and output on chain. The same ID is the same deposit. */
  id: string;
  trader: string;
  asset: AssetSymbol;
  amount: DecimalText;
  /** Who credited it and why; undefined if it was automatic. */
  by?: string | undefined;
  why?: string | undefined;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Credits a trader with a payment that arrived on chain. */
    'deposit.credit': CreditDeposit;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'deposit.credit': { isRepeat: boolean };
  }
}

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    'deposit.credited': {
      deposit: string;
      trader: string;
      asset: AssetSymbol;
      amount: DecimalText;
      /** The part that repaid a reversed deposit. */
      repaid?: DecimalText | undefined;
    };
  }
}

interface DepositRow {
  id: string;
  trader: string;
  asset: AssetSymbol;
  amount: Units;
}

const addDeposits = putRows<DepositRow>({
  name: 'wallet-add-deposits',
  table: 'deposit',
  columns: {
    id: text(({ id }) => id),
    owner: text(({ trader }) => trader),
    asset: text(({ asset }) => asset),
    amount: numeric(({ amount }) => fromUnits(amount)),
    group_number: groupNumber,
    at: groupMoment,
  },
});

/** A payment that left its chain and came back is credited again, with a number in its ID. */
const depositId = (id: string, credits: number): string => (credits < 2 ? id : `${id}~${credits}`);

/** Deposit IDs in postings have a prefix. */
const postingId = (id: string, credits: number): string => `deposit ${depositId(id, credits)}`;

interface Known extends PostingKnown {
  incoming: ReadonlyMap<string, Incoming>;
}

const legsOf = (asset: AssetSymbol, from: Purse, parts: readonly (readonly [Units, Purse])[]): ExactLeg[] =>
  parts.flatMap(([amount, to]) => (amount === 0n ? [] : [{ asset, amount, from, to }]));

/** A manual credit, without a payment on chain. */
const withoutChain = ({ id, asset, amount }: CreditDeposit, at: number): Incoming => ({
  id,
  asset,
  transactionId: id,
  address: '',
  destinationTag: null,
  sender: null,
  amount,
  owner: null,
  status: 'waiting',
  keptFor: null,
  confirmations: depositConfirmations.toWithdraw,
  height: null,
  credits: 0,
  returnTo: null,
  returnTransaction: null,
  steps: [],
  createdAt: at,
});

const credit = (
  { at, state }: View,
  command: CreditDeposit,
  before: Incoming,
  amount: Units,
): Decision<'deposit.credit'> => {
  const { trader, asset, by, why: reason } = command;
  // First repays what a reversed deposit left owing.
  const repaid = smaller(amount, -state.balances.read({ owner: trader, kind: owedKind, asset }));
  const credits = before.credits + 1;
  const posting: Posting = {
    id: postingId(before.id, credits),
    legs: legsOf(asset, { house: before.status === 'kept' ? 'unclaimed deposits' : 'custody' }, [
      [repaid, { owedBy: trader }],
      [amount - repaid, { trader }],
    ]),
    by,
    reason,
  };
  const repayment = repaid > 0n ? { repaid: fromUnits(repaid) } : {};
  const incoming = withStep({ ...before, owner: trader, status: 'credited', keptFor: null, credits }, at, {
    step: 'credited',
    confirmations: before.confirmations,
    ...repayment,
  });
  const deposit = depositId(before.id, credits);
  const { id, confirmations } = incoming;
  const isYoung = confirmations < depositConfirmations.toWithdraw;
  return {
    done: { isRepeat: false },
    postings: [posting],
    rows: [rowFor(addDeposits, { id: deposit, trader, asset, amount }), rowFor(putIncoming, incoming)],
    change: ({ young }) =>
      isYoung ? young.begin({ id, owner: trader, asset, amount, confirmations }, amount - repaid) : young.confirm(id),
    events: [
      { kind: 'deposit.credited', payload: { deposit, trader, asset, amount: fromUnits(amount), ...repayment } },
      ...depositChanged(incoming),
    ],
  };
};

const isSame = (
  before: Incoming,
  { trader, asset, amount, by, why }: CreditDeposit,
  { postings }: PostingKnown,
): boolean => {
  const posting = postings.get(postingId(before.id, before.credits));
  return (
    before.owner === trader &&
    before.asset === asset &&
    compare(before.amount, amount) === 0 &&
    posting?.by === (by ?? null) &&
    posting.reason === (why ?? null)
  );
};

/** Only an operator credits a kept payment: to its trader, or to the one it turned out to be for. */
const mayBeCredited = (before: Incoming, { trader, asset, amount, by }: CreditDeposit): boolean =>
  before.asset === asset &&
  compare(before.amount, amount) === 0 &&
  (before.owner ?? trader) === trader &&
  (before.status === 'kept' ? by !== undefined : isToBeCredited(before));

const decide = (view: View, command: CommandOf<'deposit.credit'>, known: Known): Decision<'deposit.credit'> => {
  const amount = readAmount(command.amount);
  if (amount === undefined) return wrongAmount;
  const before = known.incoming.get(command.id);
  if (before?.status === 'credited') return isSame(before, command, known) ? { done: { isRepeat: true } } : idUsed;
  if (before && !mayBeCredited(before, command)) return notKept;
  if (!known.traders.has(command.trader)) return noSuchTrader;
  return credit(view, command, before ?? withoutChain(command, view.at), amount);
};

const lookUp = async (client: Queries, commands: readonly CreditDeposit[]): Promise<Known> => {
  const incoming = await readIncoming(
    client,
    commands.map(({ id }) => id),
  );
  const asked = commands.map(({ id, trader }) => ({
    id: postingId(id, incoming.get(id)?.credits ?? 1),
    traders: [trader],
  }));
  return { incoming, ...(await readPostingKnown(client, asked)) };
};

export const creditDeposit = defineKind({
  kind: 'deposit.credit',
  // Later withdrawals must look up again how much this deposit holds back.
  keysOf: ({ id, trader }) => [incomingKey(id), traderKey(trader)],
  lookUp,
  decide,
});
