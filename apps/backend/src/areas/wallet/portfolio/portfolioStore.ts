import { bookMovement, utcDay, worthAt, type Position, type Positions } from '@exchange/domain';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#db/onConnection';
import type { Queries } from '#exchange/sql/statement';
import type { XdcPrices } from '#marketData/xdcPrices';
import { readPricesThen } from './pricesThen';
import { readMovements } from './readMovements';
import { fromStored, toStored, type StoredPosition } from './storedPosition';

/** A coin at the end of a day on which it moved. */
export interface DayPosition {
  asset: string;
  /** `2026-11-27`, in UTC. */
  day: string;
  position: Position;
}

interface Row {
  asset: string;
  day: string;
  position: StoredPosition;
}

const toDay = ({ asset, day, position }: Row): DayPosition => ({ asset, day, position: fromStored(position) });

const columns = 'asset, day::text as day, position';

/** How many entries of the ledger one call reads at most. */
export const mostEntries = 10_000;

/** The last day of each coin before a given one; all of them if it is left out. */
const readLatest = async (client: Queries, owner: string, before = '9999-12-31'): Promise<DayPosition[]> => {
  const { rows } = await client.query<Row>(
    `select distinct on (asset) ${columns} from portfolio_day
     where owner = $1 and day < $2::date order by asset, portfolio_day.day desc`,
    [owner, before],
  );
  return rows.map(toDay);
};

const lock = async (client: PoolClient, owner: string): Promise<number> => {
  await client.query('insert into portfolio (owner, through) values ($1, 0) on conflict do nothing', [owner]);
  const { rows } = await client.query<{ through: string }>(
    'select through from portfolio where owner = $1 for update',
    [owner],
  );
  return Number(rows[0]?.through ?? 0);
};

const write = async (client: PoolClient, owner: string, days: readonly DayPosition[], through: number) => {
  await client.query(
    `insert into portfolio_day (owner, asset, day, position)
     select $1, asset, day, position from unnest($2::text[], $3::date[], $4::jsonb[]) as given (asset, day, position)
     on conflict (owner, asset, day) do update set position = excluded.position`,
    [
      owner,
      days.map(({ asset }) => asset),
      days.map(({ day }) => day),
      days.map(({ position }) => JSON.stringify(toStored(position))),
    ],
  );
  await client.query('update portfolio set through = $2 where owner = $1', [owner, through]);
};

/** Each trader's portfolio, read on from where the last call stopped. */
export const createPortfolioStore = (pool: Pool, xdcPrices: XdcPrices, most = mostEntries) => ({
  /** Reads a bounded part of what is new in the ledger; true once nothing is left. */
  readOn: (owner: string): Promise<boolean> =>
    inTransaction(pool, 'begin', async (client) => {
      const after = await lock(client, owner);
      const { movements, through, isComplete } = await readMovements(client, owner, after, most);
      if (through === after) return isComplete;
      const pricesThen = await readPricesThen(
        client,
        movements.map(({ at }) => at),
        xdcPrices,
      );
      const latest = await readLatest(client, owner);
      let positions: Positions = new Map(latest.map(({ asset, position }) => [asset, position]));
      let day = latest.reduce((last, one) => (one.day > last ? one.day : last), '');
      const days = new Map<string, DayPosition>();
      for (const movement of movements) {
        const own = utcDay(movement.at);
        // A clock that was set back doesn't take the account back to a day that has ended.
        if (own > day) day = own;
        const price = pricesThen(movement.at);
        positions = bookMovement(positions, movement, (asset, amount) => worthAt(amount, price?.(asset)));
        for (const { asset } of movement.changes) {
          const position = positions.get(asset);
          if (position) days.set(`${day} ${asset}`, { asset, day, position });
        }
      }
      await write(client, owner, [...days.values()], through);
      return isComplete;
    }),
  latest: (owner: string, before?: string) => readLatest(pool, owner, before),
  /** Oldest first. */
  between: async (owner: string, from: string, to: string): Promise<DayPosition[]> => {
    const { rows } = await pool.query<Row>(
      `select ${columns} from portfolio_day
       where owner = $1 and day between $2::date and $3::date order by portfolio_day.day, asset`,
      [owner, from, to],
    );
    return rows.map(toDay);
  },
  firstYear: async (owner: string): Promise<number | undefined> => {
    const { rows } = await pool.query<{ year: number | null }>(
      'select extract(year from min(day))::integer as year from portfolio_day where owner = $1',
      [owner],
    );
    return rows[0]?.year ?? undefined;
  },
});

export type PortfolioStore = ReturnType<typeof createPortfolioStore>;
