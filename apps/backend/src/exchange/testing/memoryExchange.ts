import { pairs, type PairName } from '@exchange/domain';
import { createBalances } from '../../ledger/balances';
import { fromUnits } from '../../ledger/units';
import type { Command, CommandKind } from '../commands';
import type { Lookups, PairTerms } from '../draft';
import type { Committed } from '../events';
import { carryOutGroup } from '../group';
import type { Outcome } from '../outcomes';
import { createBooks, createOpenOrders, type State } from '../state';

const halfAPercent = { buy: 500_000n, sell: 500_000n };

/** All that a database would answer of an exchange on which nothing repeats. */
const lookups = (traders: readonly string[], fees: PairTerms['fees']): Lookups => ({
  terms: new Map(
    pairs.map(({ name }): [PairName, Lookups['terms'] extends ReadonlyMap<string, infer Terms> ? Terms : never] => [
      name,
      { isOpen: true, fees },
    ]),
  ),
  known: new Map(),
  owners: new Map(),
  endedHolds: new Map(),
  postings: new Map(),
  traders: new Set(traders),
});

export const emptyState = (): State => ({
  numbers: { order: 0, trade: 0, transfer: 0, group: 0 },
  balances: createBalances([]),
  books: createBooks(),
  openOrders: createOpenOrders(),
  holds: new Map(),
});

/** The exchange without its database: what commands come to in memory. */
export const createMemoryExchange = (traders: readonly string[], fees: PairTerms['fees'] = halfAPercent) => {
  const state = emptyState();
  const known = lookups(traders, fees);
  return {
    state,
    run: (commands: readonly Command[]): { outcomes: Outcome<CommandKind>[]; committed: Committed } =>
      carryOutGroup(commands, state, known, { now: () => 0, lastPrice: () => undefined }),
    balances: (): Record<string, string> =>
      Object.fromEntries(
        [...state.balances.all()]
          .filter(({ balance }) => balance !== 0n)
          .map(({ owner, kind, asset, balance }): [string, string] => [
            `${owner ?? ''} ${kind} ${asset}`.trim(),
            fromUnits(balance),
          ])
          .toSorted(),
      ),
    orders: (): string[] =>
      [...state.openOrders.all()]
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, side, ticks, lots, market }) => `${id} ${side} ${market.price(ticks)} ${market.amount(lots)}`),
  };
};
