import { fromUnits, toUnits, type AssetSymbol } from '@exchange/domain';
import { defineKind } from '#exchange/commandKind';
import type { Decision, Posting, View } from '#exchange/effects';
import { noSuchDeposit } from '../shared/refusals';
import { rowFor } from '#exchange/sql/rows';
import type { ExactLeg } from '#ledger/legs';
import { smaller, type Units } from '#ledger/units';
import { depositChanged } from './depositEvents';
import {
  incomingKey,
  putIncoming,
  readIncoming,
  withStep,
  type Incoming,
  type IncomingStatus,
} from '#transfers/incoming';

declare module '#exchange/commands' {
  interface Commands {
    /** Its chain no longer shows the payment, so what was credited is taken back. */
    'deposit.reverse': { id: string };
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'deposit.reverse': { status: IncomingStatus };
  }
}

const custody = { house: 'custody' } as const;

const leg = (asset: AssetSymbol, amount: Units, from: ExactLeg['from']): ExactLeg[] =>
  amount === 0n ? [] : [{ asset, amount, from, to: custody }];

const changed = (incoming: Incoming, legs: readonly ExactLeg[]) => {
  const posting: Posting = { id: `reversed ${incoming.id} ${incoming.steps.length}`, legs };
  return {
    done: { status: incoming.status },
    postings: legs.length > 0 ? [posting] : [],
    rows: [rowFor(putIncoming, incoming)],
    events: depositChanged(incoming),
  };
};

/** Takes what the trader still has; the rest is owed until later deposits repay it. */
const takeBack = ({ at, state }: View, incoming: Incoming, owner: string): Decision<'deposit.reverse'> => {
  const { asset, amount } = incoming;
  const whole = toUnits(amount);
  const there = smaller(whole, state.balances.read({ owner, kind: 'available', asset }));
  const owed = whole - there;
  const reversed = withStep({ ...incoming, status: 'reversed', confirmations: 0, height: null }, at, {
    step: 'reversed',
    ...(owed > 0n && { owed: fromUnits(owed) }),
  });
  return {
    ...changed(reversed, [...leg(asset, there, { trader: owner }), ...leg(asset, owed, { owedBy: owner })]),
    prepare: ({ young }) => young.giveBack(incoming.id, there),
    change: ({ young }) => young.reverse(incoming.id),
  };
};

const vanish = ({ at }: View, incoming: Incoming, legs: readonly ExactLeg[]): Decision<'deposit.reverse'> =>
  changed(withStep({ ...incoming, status: 'gone', confirmations: 0, height: null }, at, { step: 'gone' }), legs);

const decide = (view: View, incoming: Incoming | undefined): Decision<'deposit.reverse'> => {
  if (!incoming) return noSuchDeposit;
  const { status, owner, asset, amount } = incoming;
  if (status === 'waiting') return vanish(view, incoming, []);
  if (status === 'kept' || status === 'returning')
    return vanish(view, incoming, leg(asset, toUnits(amount), { house: 'unclaimed deposits' }));
  if (status === 'credited' && owner !== null) return takeBack(view, incoming, owner);
  // A payment that was already returned or reversed moves nothing.
  return { done: { status } };
};

export const reverseDeposit = defineKind({
  kind: 'deposit.reverse',
  keysOf: ({ id }) => [incomingKey(id)],
  lookUp: (client, commands) =>
    readIncoming(
      client,
      commands.map(({ id }) => id),
    ),
  decide: (view, { id }, known: ReadonlyMap<string, Incoming>) => decide(view, known.get(id)),
});
