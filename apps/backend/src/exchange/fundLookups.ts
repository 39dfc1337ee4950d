import { toUnits } from '@exchange/domain';
import { plainDecimal } from '../db/plainDecimal';
import type { WrittenLeg } from '../ledger/legs';
import type { HoldKind } from './commands';
import type { LiveHold } from './state';
import type { Queries } from './sql/statement';

/** A posting in full, so that a repeat can be told from a different one under the same ID. */
export interface StoredPosting {
  kind: string;
  legs: readonly WrittenLeg[];
  reason: string | null;
  by: string | null;
}

export interface EndedHold extends LiveHold {
  /** The effects of its end. */
  legs: readonly WrittenLeg[];
}

export interface HoldRow {
  id: string;
  owner: string;
  kind: HoldKind;
  asset: LiveHold['asset'];
  amount: string;
  status: LiveHold['status'];
}

export const holdFromRow = ({ id, owner, kind, asset, amount, status }: HoldRow): LiveHold => ({
  id,
  trader: owner,
  as: kind,
  asset,
  amount: toUnits(plainDecimal(amount)),
  status,
});

export const readEndedHolds = async (
  client: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EndedHold>> => {
  const { rows } = await client.query<HoldRow & { legs: WrittenLeg[] }>({
    name: 'exchange-ended-holds',
    text: `select id, owner, kind, asset, amount, status, legs from hold where id = any ($1) and status <> 'held'`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, { ...holdFromRow(row), legs: row.legs }]));
};

/** Existing postings, by ID. */
export const readPostings = async (
  client: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPosting>> => {
  const { rows } = await client.query<StoredPosting & { id: string }>({
    name: 'exchange-postings',
    text: 'select id, kind, legs, reason, made_by as by from posting where id = any ($1)',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
};

/** Those of the given traders that exist. */
export const readTraders = async (client: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await client.query<{ id: string }>({
    name: 'exchange-traders',
    text: 'select unique_id as id from trader where unique_id = any ($1)',
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
};
