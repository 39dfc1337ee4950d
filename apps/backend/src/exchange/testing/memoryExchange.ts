import { fromUnits, pairs } from '@exchange/domain';
import { createBalances } from '../../ledger/balances';
import { createYoungMoney } from '../../ledger/youngMoney';
import type { Command, CommandKind } from '../commands';
import type { Committed } from '../events';
import { carryOutGroup } from '../running/group';
import { createKinds, type Known } from '../running/kinds';
import type { OrderKnown, PairTerms, Terms } from '../kinds/orderLookups';
import type { Outcome } from '../outcomes';
import { ownCommands } from '../kinds/ownCommands';
import type { PostingKnown } from '../kinds/posting';
import { emptyReferences } from '../reference/references';
import { createBooks, createOpenOrders, type State } from '../state';

const kinds = createKinds(ownCommands);

const halfAPercent = { buy: 500_000n, sell: 500_000n };

/** The look-ups of an exchange where nothing is repeated. */
const knownOf = (traders: readonly string[], fees: PairTerms['fees']): Known => {
  const terms: Terms = new Map(pairs.map(({ name }) => [name, { fees }]));
  const orders: OrderKnown = { terms, stored: new Map() };
  const postings: PostingKnown = { postings: new Map(), traders: new Set(traders) };
  const holds = { ended: new Map(), traders: new Set(traders) };
  return new Map<CommandKind, unknown>([
    ['order.place', orders],
    ['coins.swap', orders],
    ['order.cancel', new Map()],
    ['funds.post', postings],
    ['ledger.correct', postings],
    ['funds.reserve', holds],
    ['funds.release', holds],
    ['funds.settle', holds],
  ]);
};

export const emptyState = (): State => {
  const balances = createBalances([]);
  return {
    numbers: { order: 0, trade: 0, transfer: 0, group: 0 },
    balances,
    books: createBooks(),
    openOrders: createOpenOrders(),
    holds: new Map(),
    frozen: new Set(),
    closed: new Set(),
    young: createYoungMoney(balances, [], []),
    references: emptyReferences(),
  };
};

/** The exchange without its database: the results of commands in memory. */
export const createMemoryExchange = (
  traders: readonly string[],
  fees: PairTerms['fees'] = halfAPercent,
  now: () => number = () => 0,
) => {
  const state = emptyState();
  const known = knownOf(traders, fees);
  return {
    state,
    run: (commands: readonly Command[]): { outcomes: Outcome<CommandKind>[]; committed: Committed } =>
      carryOutGroup(commands, { kinds, state, known, now, lastPrice: () => undefined }),
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
