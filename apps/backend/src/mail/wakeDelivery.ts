import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { databaseListenerJob } from '../db/databaseListener';
import type { Job } from '../runtime/job';
import type { Mailer } from './letters';

const channel = 'mail_queued';

/** For a process that queues emails which another one delivers. */
export const createDeliveryCall =
  (pool: Pick<Pool, 'query'>): Mailer['deliver'] =>
  () =>
    // Without it the email leaves a few seconds later.
    void pool.query(`select pg_notify('${channel}', '')`).catch(() => undefined);

/** Delivers emails as soon as another process has queued them. */
export const deliveryCallJob = ({
  connectionString,
  mailer,
  log,
}: {
  connectionString: string;
  mailer: Pick<Mailer, 'deliver'>;
  log: FastifyBaseLogger;
}): Job =>
  databaseListenerJob({
    connectionString,
    name: 'mail-listener',
    channel,
    onNotified: async () => mailer.deliver(),
    onListening: async () => mailer.deliver(),
    onError: (error) => {
      log.warn({ reason: String(error) }, 'The listener for queued emails lost its connection');
    },
  });
