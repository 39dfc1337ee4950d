import { assetSymbols, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import type { Chains } from '../chain/chains';

const mostBlocks = 20;
const mostPayments = 50;
const mostAddresses = 200;

export interface ChainSummary {
  coin: AssetSymbol;
  height: number;
  /** Null before the first block. */
  lastBlockAt: string | null;
  /** Payments that wait for a block. */
  waiting: number;
  /** Holdings of the exchange's wallet. */
  holds: DecimalText;
}

export interface ShownBlock extends Record<string, unknown> {
  height: number;
  hash: string;
  at: string;
  payments: number;
}

export interface ShownPayment extends Record<string, unknown> {
  transactionId: string;
  from: string;
  address: string;
  destinationTag: string | null;
  amount: DecimalText;
  /** Null while it waits for a block. */
  height: number | null;
  confirmations: number;
  /** From the exchange's point of view. */
  direction: 'in' | 'out' | 'internal' | 'elsewhere';
  at: string;
}

export interface ShownAddress extends Record<string, unknown> {
  owner: string;
  /** Null unless the owner is a trader. */
  email: string | null;
  address: string;
  destinationTag: string | null;
}

export interface ChainReport extends ChainSummary {
  blocks: ShownBlock[];
  payments: ShownPayment[];
  addresses: ShownAddress[];
}

const isoTime = (moment: string) => sql.raw(`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export const readSummaries = async (db: Queries, chains: Pick<Chains, 'holdings'>): Promise<ChainSummary[]> => {
  const holdings = await chains.holdings();
  const { rows } = await db.execute<Omit<ChainSummary, 'holds'> & Record<string, unknown>>(
    sql`select asset as coin, height,
          (select ${isoTime('mined_at')} from chain_block newest
            where newest.asset = chain.asset and newest.height = chain.height) as "lastBlockAt",
          (select count(*)::integer from chain_transfer paid
            where paid.asset = chain.asset and paid.height is null) as waiting
        from chain order by array_position(${sql.param([...assetSymbols])}::text[], asset)`,
  );
  return rows.map((row) => ({ ...row, holds: holdings[row.coin] }));
};

const readBlocks = async (db: Queries, coin: AssetSymbol): Promise<ShownBlock[]> => {
  const { rows } = await db.execute<ShownBlock>(
    sql`select height, hash, ${isoTime('mined_at')} as at,
          (select count(*)::integer from chain_transfer paid
            where paid.asset = block.asset and paid.height = block.height) as payments
        from chain_block block where asset = ${coin} order by height desc limit ${mostBlocks}`,
  );
  return rows;
};

const readPayments = async (db: Queries, coin: AssetSymbol): Promise<ShownPayment[]> => {
  const { rows } = await db.execute<ShownPayment>(
    sql`select transaction_id as "transactionId", from_address as from, to_address as address,
          destination_tag::text as "destinationTag", trim_scale(amount)::text as amount, paid.height,
          coalesce(chain.height - paid.height + 1, 0) as confirmations, ${isoTime('at')} as at,
          case when is_own and order_id is null then 'in' when is_own then 'internal'
            when order_id is null then 'elsewhere' else 'out' end as direction
        from chain_transfer paid join chain using (asset), lateral (select exists (
          select from chain_address own where own.asset = paid.asset and own.address = paid.to_address) as is_own) as own
        where asset = ${coin} order by number desc limit ${mostPayments}`,
  );
  return rows;
};

/** The hot wallet first, then traders by email address. */
const readAddresses = async (db: Queries, coin: AssetSymbol): Promise<ShownAddress[]> => {
  const { rows } = await db.execute<ShownAddress>(
    sql`select label as owner, email, address, destination_tag::text as "destinationTag"
        from chain_address left join trader on unique_id = label
        where asset = ${coin} order by email is not null, email, label limit ${mostAddresses}`,
  );
  return rows;
};

export const readReport = async (
  db: Queries,
  chains: Pick<Chains, 'holdings'>,
  coin: AssetSymbol,
): Promise<ChainReport | undefined> => {
  const summary = (await readSummaries(db, chains)).find((one) => one.coin === coin);
  if (!summary) return undefined;
  const [blocks, payments, addresses] = [
    await readBlocks(db, coin),
    await readPayments(db, coin),
    await readAddresses(db, coin),
  ];
  return { ...summary, blocks, payments, addresses };
};
