import { createLease } from '../../ownership/lease';
import { createExchange, type ExchangeOptions } from './createExchange';
import type { Exchange } from '../exchange';

export interface OwnExchangeOptions extends Omit<ExchangeOptions, 'owner'> {
  leaseMs?: number;
  /** How long to wait for another owner that is alive. */
  patienceMs?: number;
}

/** An exchange that becomes its own owner when it starts, for programs that have nothing else to own. */
export const createOwnExchange = (options: OwnExchangeOptions): Exchange => {
  const { leaseMs = 6_000, patienceMs = 10_000, ...given } = options;
  const lease = createLease({
    connectionString: given.connectionString,
    ttlMs: leaseMs,
    patienceMs,
    onLost: given.onReplaced,
  });
  const exchange = createExchange({ ...given, owner: lease.name });
  return {
    ...exchange,
    start: async () => {
      await lease.take();
      await exchange.start();
    },
    stop: async () => {
      await exchange.stop();
      await lease.release();
    },
  };
};
