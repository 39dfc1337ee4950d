import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
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
export const createReferenceFeed = (options: ReferenceFeedOptions) => {
  const { connectionString, live, log, currencies, pairs, retryMs = 2_000 } = options;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const tell = async (table: string | undefined): Promise<void> => {
    if (table === 'currency') live.publish('update-curr-status', await currencies());
    if (table === 'pair') live.publish('update-pair-status', await pairs());
  };

  const report = (error: unknown): void => {
    log.warn({ reason: String(error) }, 'What is open could not be told to the live connections');
  };

  /** What changed while nobody listened was missed, so both are told each time. */
  const listen = async (): Promise<void> => {
    const next = new Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true });
    client = next;
    next.on('error', report);
    next.on('end', listenLater);
    next.on('notification', ({ payload }) => {
      tell(payload).catch(report);
    });
    try {
      await next.connect();
      await next.query('listen reference_change');
      await Promise.all([tell('currency'), tell('pair')]);
    } catch (error) {
      report(error);
      listenLater();
      await next.end();
    }
  };

  const listenLater = (): void => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void listen().catch(report), retryMs);
  };

  return {
    start: listen,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
