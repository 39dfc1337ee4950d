import { depositConfirmations, toUnits, type AssetSymbol } from '@exchange/domain';
import { readKnownOwners, ownerKey } from '../shared/depositAddresses';
import { defineKind } from '#exchange/commandKind';
import type { Decision, Posting, View } from '#exchange/effects';
import type { CommandOf } from '#exchange/commands';
import { wrongAmount } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';
import { readAmount } from '#ledger/legs';
import type { YoungMoney } from '#ledger/youngMoney';
import { depositChanged } from './depositEvents';
import { reported, type Report } from './depositRules';
import { incomingKey, putIncoming, readIncoming, type Incoming, type IncomingStatus } from '#transfers/incoming';

declare module '#exchange/commands' {
  interface Commands {
    /** What custody sees of a payment to one of our addresses. It reports repeatedly; a repeat changes nothing. */
    'deposit.report': Report;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'deposit.report': { status: IncomingStatus };
  }
}

interface Known {
  incoming: ReadonlyMap<string, Incoming>;
  owners: ReadonlyMap<string, string>;
  open: ReadonlySet<string>;
}

const readOpenDeposits = async (client: Queries): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ symbol: AssetSymbol }>({
    name: 'wallet-open-deposits',
    text: 'select symbol from currency where is_deposit_open',
    values: [],
  });
  return new Set(rows.map(({ symbol }) => symbol));
};

/** Coins that have arrived but aren't credited to anyone yet. */
const keeping = ({ id, asset, amount, steps }: Incoming): Posting => ({
  id: `kept ${id} ${steps.length}`,
  legs: [{ asset, amount: toUnits(amount), from: { house: 'custody' }, to: { house: 'unclaimed deposits' } }],
});

/** One that comes back and isn't credited, because it is kept, repays nothing. */
const follow = (young: YoungMoney, { id, owner, asset, amount, confirmations, status }: Incoming): void => {
  if (status !== 'credited' || owner === null) return;
  if (confirmations >= depositConfirmations.toWithdraw) young.confirm(id);
  else young.follow({ id, owner, asset, amount: toUnits(amount), confirmations });
};

const decide = ({ at, state }: View, report: CommandOf<'deposit.report'>, known: Known): Decision<'deposit.report'> => {
  const { transfer } = report;
  // A chain may show a payment of zero, and custody could report more than the ledger can hold.
  if (readAmount(transfer.amount) === undefined) return wrongAmount;
  const before = known.incoming.get(transfer.id);
  const owner = known.owners.get(ownerKey(transfer));
  const isAccountClosed = owner !== undefined && state.closed.has(owner);
  const facts = { owner, isDepositOpen: known.open.has(transfer.asset), isAccountClosed };
  const { incoming, isKeptNow } = reported(before, report, facts, at);
  if (incoming === before) return { done: { status: incoming.status } };
  return {
    done: { status: incoming.status },
    postings: isKeptNow ? [keeping(incoming)] : [],
    rows: [rowFor(putIncoming, incoming)],
    change: ({ young }) => follow(young, incoming),
    events: incoming.steps.length === before?.steps.length ? [] : depositChanged(incoming),
  };
};

export const reportDeposit = defineKind({
  kind: 'deposit.report',
  keysOf: ({ transfer }) => [incomingKey(transfer.id)],
  lookUp: async (client, commands): Promise<Known> => {
    const transfers = commands.map(({ transfer }) => transfer);
    const [incoming, owners, open] = await Promise.all([
      readIncoming(
        client,
        transfers.map(({ id }) => id),
      ),
      readKnownOwners(client, transfers),
      readOpenDeposits(client),
    ]);
    return { incoming, owners, open };
  },
  decide,
});
