import { readPairName, type PairName } from '@exchange/domain';
import { textColumn } from '../../exchange/sql/columns';
import type { RowWriter } from '../../exchange/sql/rows';
import type { Queries } from '../../exchange/sql/statement';

export type Scope = PairName | 'all';

export interface Halt {
  scope: Scope;
  id: string;
  by: string;
  why: string;
  /** Milliseconds since 1970. */
  until?: number | undefined;
}

export interface PairSwitch {
  pair: PairName;
  isOpen: boolean;
}

export const switchPairs: RowWriter<PairSwitch> = (rows) => ({
  name: 'trading-switch-pairs',
  text: `update pair set is_trading_open = is_open
         from unnest($1::text[], $2::boolean[]) as changed (name, is_open) where pair.name = changed.name`,
  values: [textColumn(rows, ({ pair }) => pair), rows.map(({ isOpen }) => isOpen)],
});

export const switchAll: RowWriter<boolean> = (rows) => ({
  name: 'trading-switch-all',
  text: `insert into switch (name, is_on) values ('trading', $1)
         on conflict (name) do update set is_on = excluded.is_on`,
  values: [rows.at(-1)],
});

export const putHalts: RowWriter<Halt> = (rows, { at }) => ({
  name: 'trading-put-halts',
  text: `insert into trading_halt (scope, id, halted_by, why, since, until)
         select scope, id, halted_by, why, $6, until
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
           as given (scope, id, halted_by, why, until)
         on conflict (scope) do update set id = excluded.id, halted_by = excluded.halted_by, why = excluded.why,
           since = excluded.since, until = excluded.until`,
  values: [
    textColumn(rows, ({ scope }) => scope),
    textColumn(rows, ({ id }) => id),
    textColumn(rows, ({ by }) => by),
    textColumn(rows, ({ why }) => why),
    rows.map(({ until }) => (until === undefined ? null : new Date(until))),
    new Date(at),
  ],
});

export const liftHalts: RowWriter<Scope> = (rows) => ({
  name: 'trading-lift-halts',
  text: 'delete from trading_halt where scope = any ($1::text[])',
  values: [rows],
});

export interface HaltKnown {
  /** ID of the latest halt of each scope. */
  halts: ReadonlyMap<string, string>;
  /** Pairs whose own switch is off. */
  closed: ReadonlySet<PairName>;
  isAllHalted: boolean;
}

export const readHaltKnown = async (client: Queries): Promise<HaltKnown> => {
  const { rows } = await client.query<{ what: 'halt' | 'closed' | 'all'; name: string; id: string | null }>({
    name: 'trading-halts',
    text: `select 'halt' as what, scope as name, id from trading_halt
           union all select 'closed', name, null from pair where not is_trading_open
           union all select 'all', name, null from switch where name = 'trading' and not is_on`,
  });
  const closed = rows.flatMap(({ what, name }) => (what === 'closed' ? (readPairName(name) ?? []) : []));
  return {
    halts: new Map(rows.flatMap(({ name, id }) => (id === null ? [] : [[name, id] as const]))),
    closed: new Set(closed),
    isAllHalted: rows.some(({ what }) => what === 'all'),
  };
};
