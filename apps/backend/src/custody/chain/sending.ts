import { toUnits, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import type { Units } from '../../ledger/units';
import type { Sending, SendOrder } from '../custody';
import { simulatedCoins } from './simulatedCoins';
import { readHoldings, type Holdings } from './holdings';
import { hotWallet } from './names';
import { readPayment, type Payment, type PaymentFaults } from './payment';
import { addTransaction } from './transfers';
import { lockChains, type ChainWorld } from './world';

/** Whether the order is new. A simultaneous request for the same order waits here until the first has its answer. */
const isNew = async (transaction: Transaction, { id, asset }: SendOrder): Promise<boolean> => {
  const { rowCount } = await transaction.execute(
    sql`insert into chain_order (id, asset) values (${id}, ${asset}) on conflict (id) do nothing`,
  );
  return rowCount === 1;
};

const answerBefore = async (transaction: Transaction, { id }: SendOrder): Promise<Sending> => {
  const { rows } = await transaction.execute<{ refused: string | null; transactionId: string }>(
    sql`select refused, transaction_id as "transactionId"
        from chain_order left join chain_transfer on order_id = id where id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`The order ${id} is no longer in the database.`);
  return row.refused === null ? { transactionId: row.transactionId } : { refused: row.refused };
};

const refuse = async (transaction: Transaction, { id }: SendOrder, refused: string): Promise<Sending> => {
  await transaction.execute(sql`update chain_order set refused = ${refused} where id = ${id}`);
  return { refused };
};

const firstFault = ({ amount, address, destinationTag }: PaymentFaults): string =>
  amount ?? address ?? destinationTag ?? '';

/** What a payment takes from the wallet, including the network fee. */
const needed = ({ asset, amount }: { asset: AssetSymbol; amount: DecimalText }): Map<AssetSymbol, Units> => {
  const fee = simulatedCoins[asset].networkFee;
  const needs = new Map([[asset, toUnits(amount)]]);
  return needs.set(fee.asset, (needs.get(fee.asset) ?? 0n) + toUnits(fee.amount));
};

const missing = (payment: Payment, holdings: Holdings): AssetSymbol | undefined =>
  [...needed(payment)].find(([asset, units]) => toUnits(holdings[asset]) < units)?.[0];

const pay = (world: ChainWorld, transaction: Transaction, id: string, payment: Payment): Promise<string> => {
  const { asset } = payment;
  const { asset: feeAsset, amount: networkFee } = simulatedCoins[asset].networkFee;
  return addTransaction(world, transaction, {
    asset,
    from: () => world.names.ownAddress(asset, hotWallet),
    outputs: [payment],
    sent: { orderId: id, feeAsset, networkFee },
  });
};

/** Pays from the hot wallet, once per ID. */
export const send = (world: ChainWorld, order: SendOrder): Promise<Sending> =>
  world.db.transaction(async (transaction) => {
    if (!(await isNew(transaction, order))) return answerBefore(transaction, order);
    const { value: payment, faults } = readPayment(order);
    if (faults) return refuse(transaction, order, firstFault(faults));
    await lockChains(transaction, [order.asset, simulatedCoins[order.asset].networkFee.asset]);
    const short = missing(payment, await readHoldings(transaction));
    if (short) return refuse(transaction, order, `The hot wallet doesn't hold enough ${short} for this payment.`);
    return { transactionId: await pay(world, transaction, order.id, payment) };
  });
