import type { FastifyBaseLogger } from 'fastify';
import { databaseListenerJob } from '../db/databaseListener';
import type { DatabaseClient } from '../db/client';
import type { BackgroundWork } from '../runtime/backgroundWork';
import { inboxJob, type InboxOptions } from './inboxJob';

interface FollowInboxOptions extends Pick<InboxOptions, 'exchange' | 'everyMs' | 'examine'> {
  background: Pick<BackgroundWork, 'add'>;
  database: Pick<DatabaseClient, 'db' | 'connectionString'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Carries out commands as they are handed over, and those that were handed over while no one listened. */
export const followInbox = ({ background, database, log, ...options }: FollowInboxOptions): void => {
  const { db, connectionString } = database;
  const inbox = background.add(inboxJob({ ...options, db }));
  background.add(
    databaseListenerJob({
      name: 'inbox-listener',
      connectionString,
      channel: 'inbox',
      onNotified: inbox.ask,
      onListening: inbox.ask,
      onError: (error) => {
        log.warn({ reason: String(error) }, 'Inbox notifications failed; polling instead');
      },
    }),
  );
};
