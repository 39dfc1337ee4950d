import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../db/client';
import type { BackgroundWork } from '../runtime/backgroundWork';
import { deliveryJob } from './delivery';
import type { Mailer } from './letters';
import { mailMetrics } from './mailMetrics';
import { createOutboxStore } from './outboxStore';
import { createQueueing, type QueueingOptions } from './queueing';
import { fromOf } from './settings';
import { createSmtpTransport } from './transport';

export interface OutboxOptions extends QueueingOptions {
  db: Database;
  log: FastifyBaseLogger;
  registry: Registry;
  background: Pick<BackgroundWork, 'add'>;
  everyMs?: number;
  graceMs?: number;
}

const hour = 60 * 60_000;
const keptMs = 30 * 24 * hour;

/** Stores emails in the database and sends them from there, if there is a mail server. */
export const createOutbox = (options: OutboxOptions): Mailer => {
  const { db, log, registry, env, config, now, background } = options;
  const { everyMs = 5_000, graceMs = 3_000 } = options;
  const store = createOutboxStore(db);
  const transport = env.SMTP_URL === undefined ? undefined : createSmtpTransport(env.SMTP_URL, fromOf(env, config));
  if (env.NODE_ENV === 'production' && !transport) log.warn('SMTP_URL is not set: email is kept, not sent');
  background.add({
    name: 'mail-retention',
    everyMs: hour,
    work: () => store.forgetBefore(new Date(now() - keptMs)),
  });
  const metrics = mailMetrics(registry, store);
  const delivery = transport && background.add(deliveryJob({ store, transport, log, metrics, now, everyMs, graceMs }));

  return {
    send: createQueueing(options),
    deliver: () => void delivery?.ask(),
  };
};
