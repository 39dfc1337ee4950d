import type { FastifyBaseLogger } from 'fastify';
import { createDatabaseListener } from './databaseListener';
import type { LiveServer, PublicChannels } from './liveServer';

export interface ReferenceFeedOptions {
  connectionString: string;
  live: Pick<LiveServer, 'publish'>;
  log: FastifyBaseLogger;
  currencies: () => Promise<PublicChannels['update-curr-status']>;
  pairs: () => Promise<PublicChannels['update-pair-status']>;
  retryMs?: number;
}

/** Hears from the database what an operator opens and closes, whichever process wrote it, and tells everybody. */
export const createReferenceFeed = ({ live, log, currencies, pairs, ...connection }: ReferenceFeedOptions) => {
  const tell = async (table: string | undefined): Promise<void> => {
    if (table === 'currency') live.publish('update-curr-status', await currencies());
    if (table === 'pair') live.publish('update-pair-status', await pairs());
  };

  return createDatabaseListener({
    ...connection,
    channel: 'reference_change',
    onNotified: tell,
    onListening: async () => {
      await Promise.all([tell('currency'), tell('pair')]);
    },
    onError: (error) => {
      log.warn({ reason: String(error) }, 'What is open could not be told to the live connections');
    },
  });
};
