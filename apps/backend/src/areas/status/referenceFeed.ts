import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../../runtime/job';
import { databaseListenerJob } from '../../db/databaseListener';
import type { PublicChannels } from '../../live/liveChannels';
import type { LiveServer } from '../../live/liveServer';

export interface ReferenceFeedOptions {
  connectionString: string;
  live: Pick<LiveServer, 'publish'>;
  log: FastifyBaseLogger;
  currencies: () => Promise<PublicChannels['update-curr-status']>;
  pairs: () => Promise<PublicChannels['update-pair-status']>;
  fees: () => Promise<PublicChannels['updateFee']>;
  retryMs?: number;
}

/** Listens to the database for operators' changes, whichever process wrote them, and publishes them. */
export const referenceFeedJob = (options: ReferenceFeedOptions): Job => {
  const { live, log, currencies, pairs, fees, ...connection } = options;
  let toldFees: string | undefined;

  const tell = async (table: string | undefined): Promise<void> => {
    if (table === 'currency') live.publish('update-curr-status', await currencies());
    if (table === 'pair') live.publish('update-pair-status', await pairs());
  };

  /** Only when they have changed: every client would recalculate the costs of its orders. */
  const tellFees = async (): Promise<void> => {
    const current = await fees();
    const former = toldFees;
    toldFees = JSON.stringify(current);
    if (former !== undefined && former !== toldFees) live.publish('updateFee', current);
  };

  return databaseListenerJob({
    ...connection,
    name: 'reference-listener',
    channel: 'reference_change',
    onNotified: async (table) => {
      await tell(table);
      if (table === 'currency' || table === 'pair') await tellFees();
    },
    onListening: async () => {
      await Promise.all([tell('currency'), tell('pair'), tellFees()]);
    },
    onError: (error) => {
      log.warn({ reason: String(error) }, "Could not publish an operator's change to live connections");
    },
  });
};
