import type { FastifyBaseLogger } from 'fastify';
import { sessionEndedChannel } from '../areas/accounts/sessions';
import { createDatabaseListener } from './databaseListener';
import type { LiveServer } from './liveServer';

export interface SessionFeedOptions {
  connectionString: string;
  live: Pick<LiveServer, 'sessions' | 'endSession'>;
  log: FastifyBaseLogger;
  stillHeld: (ids: readonly string[]) => Promise<Set<string>>;
  /** How often to look for those that ended by themselves. */
  everyMs?: number;
  retryMs?: number;
}

/** Ends the live connections of sessions that end, whichever process ended them. */
export const createSessionFeed = (options: SessionFeedOptions) => {
  const { live, log, stillHeld, everyMs = 60_000, ...connection } = options;
  let timer: NodeJS.Timeout | undefined;

  const onError = (error: unknown): void => {
    log.warn({ reason: String(error) }, 'Sessions that ended could not be told from those that hold');
  };
  const endDead = async (): Promise<void> => {
    const ids = live.sessions();
    if (ids.length === 0) return;
    const held = await stillHeld(ids);
    for (const id of ids) if (!held.has(id)) live.endSession(id);
  };
  const listener = createDatabaseListener({
    ...connection,
    channel: sessionEndedChannel,
    onNotified: async (id) => {
      if (id !== undefined) live.endSession(id);
    },
    onListening: endDead,
    onError,
  });

  return {
    start: async (): Promise<void> => {
      timer = setInterval(() => {
        endDead().catch(onError);
      }, everyMs);
      await listener.start();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await listener.stop();
    },
  };
};
