import type { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { onConnection } from '../db/onConnection';
import type { ExchangeAccess } from '../exchange/exchange';
import { groupOn, type ReadPlace } from './reads';

interface Watched {
  replica: Pool;
  exchange: Pick<ExchangeAccess, 'position'>;
}

export const replicaMetrics = (registry: Registry, { replica, exchange }: Watched) => {
  const reads = new Counter({
    name: 'exchange_past_reads_total',
    help: 'Reads of histories, by the database that answered',
    labelNames: ['place'],
    registers: [registry],
  });
  new Gauge({
    name: 'exchange_replica_lag_groups',
    help: 'Groups of commands that the replica lacks; missing while it does not answer or has nothing of this process yet',
    registers: [registry],
    async collect() {
      const position = await exchange.position();
      const group =
        position && (await onConnection(replica, (client) => groupOn(client, position.writer)).catch(() => undefined));
      if (position === undefined || group === undefined) this.remove();
      else this.set(Math.max(0, position.newest - group));
    },
  });
  return {
    onRead: (place: ReadPlace): void => {
      reads.inc({ place });
    },
  };
};
