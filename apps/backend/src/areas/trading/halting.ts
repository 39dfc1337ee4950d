import type { PairName } from '@exchange/domain';
import { textColumn } from '../../exchange/columns';
import { defineKind, type Decision } from '../../exchange/commandKind';
import { isReason } from '../../exchange/correcting';
import { findMarket } from '../../exchange/market';
import { noReason, noSuchPair } from '../../exchange/refusals';
import { rowFor, type RowWriter } from '../../exchange/rows';

interface Halting {
  /** All trading where no pair is named. */
  pair?: PairName | undefined;
  by: string;
  why: string;
}

declare module '../../exchange/commands' {
  interface Commands {
    /** Takes no orders and swaps any more, for one pair or for all; what is open can be cancelled. */
    'trading.halt': Halting;
    /** A pair takes orders when neither it nor all trading is halted. */
    'trading.resume': Halting;
  }
}

type Done = Record<string, never>;

declare module '../../exchange/outcomes' {
  interface Outcomes {
    'trading.halt': Done;
    'trading.resume': Done;
  }
}

declare module '../../exchange/committedEvents' {
  interface CommittedEvents {
    'trading.halted': Halting;
    'trading.resumed': Halting;
  }
}

interface PairRow {
  pair: PairName;
  isOpen: boolean;
}

const setPairs: RowWriter<PairRow> = (rows) => ({
  name: 'trading-set-pairs',
  text: `update pair set is_trading_open = is_open
         from unnest($1::text[], $2::boolean[]) as changed (name, is_open) where pair.name = changed.name`,
  values: [textColumn(rows, ({ pair }) => pair), rows.map(({ isOpen }) => isOpen)],
});

const setAll: RowWriter<boolean> = (rows) => ({
  name: 'trading-set-all',
  text: `insert into switch (name, is_on) values ('trading', $1)
         on conflict (name) do update set is_on = excluded.is_on`,
  values: [rows.at(-1)],
});

const rowOf = (pair: PairName | undefined, isOpen: boolean) =>
  pair === undefined ? rowFor(setAll, isOpen) : rowFor(setPairs, { pair, isOpen });

const decide = (isOpen: boolean, { pair, by, why }: Halting): Decision<'trading.halt'> => {
  if (!isReason(by) || !isReason(why)) return noReason;
  if (pair !== undefined && !findMarket(pair)) return noSuchPair;
  const payload = { ...(pair !== undefined && { pair }), by, why };
  return {
    done: {},
    rows: [rowOf(pair, isOpen)],
    events: [{ kind: isOpen ? 'trading.resumed' : 'trading.halted', payload }],
  };
};

// Orders ask the database whether their pair is open: those that come after it have to find what it wrote.
export const haltTrading = defineKind({
  kind: 'trading.halt',
  endsGroup: true,
  decide: (_view, command) => decide(false, command),
});

export const resumeTrading = defineKind({
  kind: 'trading.resume',
  endsGroup: true,
  decide: (_view, command) => decide(true, command),
});
