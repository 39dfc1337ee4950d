import type { AssetSymbol } from '@exchange/domain';
import { readPayment, type Payment, type PaymentFaults } from './payment';
import { addTransaction } from './transfers';
import type { ChainWorld } from './world';

export type TestCoinsSent =
  | { transactionId: string; faults?: never }
  | { faults: PaymentFaults; transactionId?: never };

/** A payment from outside: one transaction with all outputs. */
export const sendTestCoins = async (
  world: ChainWorld,
  asset: AssetSymbol,
  outputs: readonly Omit<Payment, 'asset'>[],
): Promise<TestCoinsSent> => {
  const payments: Payment[] = [];
  for (const output of outputs) {
    const { value, faults } = readPayment({ ...output, asset });
    if (faults) return { faults };
    payments.push(value);
  }
  const from = (transaction: number) => world.names.outsideAddress(asset, transaction);
  const transactionId = await world.db.transaction((transaction) =>
    addTransaction(world, transaction, { asset, from, outputs: payments }),
  );
  return { transactionId };
};
