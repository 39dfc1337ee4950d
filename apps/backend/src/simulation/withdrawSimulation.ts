import type { Database } from '../db/client';
import type { Exchange } from '../exchange/exchange';
import { findSimulationTraders } from './market/simulationTraders';

export interface WithdrawSimulationOptions {
  db: Database;
  exchange: Pick<Exchange, 'submit'>;
}

/** Cancels orders left by an earlier simulation, since nothing keeps them in line with the market any more. */
export const withdrawSimulation = async ({ db, exchange }: WithdrawSimulationOptions): Promise<void> => {
  const traders = await findSimulationTraders(db);
  await Promise.all(traders.map((trader) => exchange.submit({ kind: 'orders.cancel', trader })));
};
