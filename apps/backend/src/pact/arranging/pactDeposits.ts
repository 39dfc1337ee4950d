import { randomBytes } from 'node:crypto';
import { depositConfirmations, type AssetSymbol, type DecimalText } from '@exchange/domain';
import type { IncomingTransfer } from '../../custody/custody';
import type { Services } from './arrange';
import { doneOf } from './pactOrders';
import { findTrader } from './pactTrader';

interface DepositFigures {
  email: string;
  coin: AssetSymbol;
  amount: DecimalText;
}

const report = async ({ exchange }: Services, transfer: IncomingTransfer, confirmations: number) => {
  const seen = { ...transfer, ...(confirmations > 0 && { height: 1 }) };
  return doneOf(await exchange.submit<'deposit.report'>({ kind: 'deposit.report', transfer: seen, confirmations }));
};

/** Reports a payment, one confirmation after the other, and credits it if possible. */
export const deposit = async (
  services: Services,
  { email, coin: asset, amount }: DepositFigures,
  confirmations: number,
) => {
  const { addresses, exchange } = services;
  const { uniqueId: trader } = await findTrader(services, email);
  const place = await addresses.of(trader, asset);
  if (!place) throw new Error(`Nobody has a deposit address for ${asset} here.`);
  const transactionId = randomBytes(32).toString('hex');
  const transfer = { id: `${transactionId}:0`, asset, transactionId, amount, ...place };
  const { id } = transfer;
  let { status } = await report(services, transfer, 0);
  for (let seen = 1; seen <= confirmations; seen += 1) {
    ({ status } = await report(services, transfer, seen));
    if (status === 'waiting' && seen === depositConfirmations.toArrive) {
      doneOf(await exchange.submit<'deposit.credit'>({ kind: 'deposit.credit', id, trader, asset, amount }));
      status = 'credited';
    }
  }
  return { id, status };
};

/** Reports that the payment has left its chain. */
export const dropDeposit = async ({ exchange }: Services, id: string): Promise<void> => {
  doneOf(await exchange.submit<'deposit.reverse'>({ kind: 'deposit.reverse', id }));
};

/** Drops every payment that isn't credited yet. */
export const dropOpenDeposits = async (services: Services): Promise<void> => {
  const { rows } = await services.accounts.db.execute<{ id: string }>(
    `select id from incoming where status in ('waiting', 'kept')`,
  );
  for (const { id } of rows) await dropDeposit(services, id);
};
