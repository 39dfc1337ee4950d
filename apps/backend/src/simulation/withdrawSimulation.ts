import type { Database } from '../db/client';
import type { Exchange } from '../exchange/exchange';
import { findSimulationTraders } from './simulationTraders';

export interface WithdrawSimulationOptions {
  db: Database;
  exchange: Pick<Exchange, 'submit'>;
}

/** Takes out of the books what a simulation of an earlier start left in them: nobody moves it with the market any more. */
export const withdrawSimulation = async ({ db, exchange }: WithdrawSimulationOptions): Promise<void> => {
  const traders = await findSimulationTraders(db);
  await Promise.all(traders.map((trader) => exchange.submit({ kind: 'orders.cancel', trader })));
};
