import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client';
import type { AppConfig } from '../runtime/appConfig';
import type { BackgroundWork } from '../runtime/backgroundWork';
import type { Env } from '../runtime/env';
import { compose } from './compose';
import { deliveryJob } from './delivery';
import type { Mailer } from './letters';
import { createOutboxStore } from './outboxStore';
import { fromOf, hostOf, senderOf } from './settings';
import { createSmtpTransport } from './transport';

export interface OutboxOptions {
  db: Database;
  log: FastifyBaseLogger;
  env: Env;
  config: AppConfig;
  /** Milliseconds since 1970. */
  now: () => number;
  background: Pick<BackgroundWork, 'add'>;
  newId?: () => string;
  everyMs?: number;
  graceMs?: number;
}

const hour = 60 * 60_000;
const keptMs = 30 * 24 * hour;

/** Stores emails in the database and sends them from there, if there is a mail server. */
export const createOutbox = (options: OutboxOptions): Mailer => {
  const { db, log, env, config, now, background, newId = randomUUID } = options;
  const { everyMs = 5_000, graceMs = 3_000 } = options;
  const store = createOutboxStore(db);
  const sender = senderOf(env, config);
  const from = fromOf(env, config);
  const transport = env.SMTP_URL === undefined ? undefined : createSmtpTransport(env.SMTP_URL, from);
  if (env.NODE_ENV === 'production' && !transport) log.warn('SMTP_URL is not set: email is kept, not sent');
  background.add({
    name: 'mail-retention',
    everyMs: hour,
    work: () => store.forgetBefore(new Date(now() - keptMs)),
  });
  const delivery = transport && background.add(deliveryJob({ store, transport, log, now, everyMs, graceMs }));

  return {
    send: async (queries, to, letter, thread = {}) => {
      const fullId = (id: string): string => `<${id}@${hostOf(from)}>`;
      const messageId = fullId(thread.id ?? newId());
      const inReplyTo = thread.inReplyTo === undefined ? null : fullId(thread.inReplyTo);
      const queued = createOutboxStore(queries);
      const mail = compose(letter, sender, await queued.readerContextOf(to));
      await queued.queue({ ...mail, recipient: to, messageId, inReplyTo }, new Date(now()));
    },
    deliver: () => void delivery?.ask(),
  };
};
