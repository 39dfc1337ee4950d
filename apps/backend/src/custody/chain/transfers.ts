import type { AssetSymbol, DecimalText } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/client';
import type { ChainReading, IncomingTransfer, SentTransfer } from '../custody';
import type { Payment } from './payment';
import { momentOf, type ChainWorld } from './world';

export interface NewTransaction {
  asset: AssetSymbol;
  /** Returns the sender, given the transaction's number. */
  from: (transaction: number) => string;
  outputs: readonly Payment[];
  /** For a payment by the exchange: its order and network fee. */
  sent?: { orderId: string; feeAsset: AssetSymbol; networkFee: DecimalText };
}

const nextNumber = async (transaction: Transaction, asset: AssetSymbol): Promise<number> => {
  const { rows } = await transaction.execute<{ transactions: number }>(
    sql`update chain set transactions = transactions + 1 where asset = ${asset} returning transactions`,
  );
  return rows[0]?.transactions ?? 0;
};

/** Adds a transaction that waits for a block. Returns its ID. */
export const addTransaction = async (world: ChainWorld, transaction: Transaction, given: NewTransaction) => {
  const { asset, from, outputs, sent } = given;
  const number = await nextNumber(transaction, asset);
  const transactionId = world.names.transactionId(asset, number);
  for (const [output, { address, destinationTag, amount }] of outputs.entries())
    await transaction.execute(
      sql`insert into chain_transfer (asset, transaction_id, output, from_address, to_address, destination_tag, amount,
            at, order_id, fee_asset, network_fee)
          values (${asset}, ${transactionId}, ${output}, ${from(number)}, ${address}, ${destinationTag ?? null}, ${amount},
            ${momentOf(world)}, ${sent?.orderId ?? null}, ${sent?.feeAsset ?? null}, ${sent?.networkFee ?? null})`,
    );
  return transactionId;
};

interface IncomingRow extends Record<string, unknown> {
  chainHeight: number;
  transactionId: string | null;
  output: number;
  from: string;
  address: string;
  tag: string | null;
  amount: DecimalText;
  height: number | null;
}

const incoming =
  (asset: AssetSymbol) =>
  ({ transactionId, output, from, address, tag, amount, height }: IncomingRow): IncomingTransfer[] =>
    // The outer join gives a row without a payment if the chain has none.
    transactionId === null
      ? []
      : [
          {
            id: `${transactionId}:${output}`,
            asset,
            transactionId,
            amount,
            from,
            address,
            ...(tag !== null && { destinationTag: tag }),
            ...(height !== null && { height }),
          },
        ];

/** In one statement, so that height and payments are consistent. */
export const readIncoming = async (queries: Queries, asset: AssetSymbol, fromHeight: number): Promise<ChainReading> => {
  const { rows } = await queries.execute<IncomingRow>(
    sql`select chain.height as "chainHeight", paid.transaction_id as "transactionId", paid.output,
          paid.from_address as from, paid.to_address as address, paid.destination_tag::text as tag,
          trim_scale(paid.amount)::text as amount, paid.height
        from chain left join chain_transfer paid on paid.asset = chain.asset
          and (paid.height is null or paid.height >= ${fromHeight})
          and exists (select from chain_address own where own.asset = paid.asset and own.address = paid.to_address)
        where chain.asset = ${asset} order by paid.height nulls last, paid.number`,
  );
  return { height: rows[0]?.chainHeight ?? 0, transfers: rows.flatMap(incoming(asset)) };
};

interface SentRow extends Record<string, unknown> {
  transactionId: string;
  address: string;
  tag: string | null;
  amount: DecimalText;
  confirmations: number;
  feeAsset: AssetSymbol;
  networkFee: DecimalText;
}

export const findSent = async (queries: Queries, orderId: string): Promise<SentTransfer | undefined> => {
  const { rows } = await queries.execute<SentRow>(
    sql`select sent.transaction_id as "transactionId", sent.to_address as address, sent.destination_tag::text as tag,
          trim_scale(sent.amount)::text as amount, coalesce(chain.height - sent.height + 1, 0) as confirmations,
          sent.fee_asset as "feeAsset", trim_scale(sent.network_fee)::text as "networkFee"
        from chain_transfer sent join chain using (asset) where sent.order_id = ${orderId}`,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { tag, feeAsset, networkFee, ...sent } = row;
  return {
    ...sent,
    ...(tag !== null && { destinationTag: tag }),
    networkFee: { asset: feeAsset, amount: networkFee },
  };
};
