import type { FastifyBaseLogger } from 'fastify';
import { sessionEndedChannel } from '#identity/stores/sessions';
import type { Job } from '#runtime/job';
import { databaseListenerJob } from '#db/databaseListener';
import type { LiveServer } from '#live/liveServer';

export interface SessionFeedOptions {
  connectionString: string;
  live: Pick<LiveServer, 'sessions' | 'endSession'>;
  log: FastifyBaseLogger;
  stillHeld: (ids: readonly string[]) => Promise<Set<string>>;
  /** How often to look for sessions that expired. */
  everyMs?: number;
  retryMs?: number;
}

/** Closes the live connections of sessions that end, whichever process ended them. */
export const createSessionFeed = (options: SessionFeedOptions) => {
  const { live, log, stillHeld, everyMs = 60_000, ...connection } = options;
  const endDead = async (): Promise<void> => {
    const ids = live.sessions();
    if (ids.length === 0) return;
    const held = await stillHeld(ids);
    for (const id of ids) if (!held.has(id)) live.endSession(id);
  };
  const listening = databaseListenerJob({
    ...connection,
    name: 'session-listener',
    channel: sessionEndedChannel,
    onNotified: async (id) => {
      if (id !== undefined) live.endSession(id);
    },
    onListening: endDead,
    onError: (error) => {
      log.warn({ reason: String(error) }, 'The session-end listener lost its connection');
    },
  });
  const sweep: Job = { name: 'session-sweep', everyMs, firstAfterMs: everyMs, work: endDead };

  return { listening, sweep };
};
