import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client';
import type { AppConfig } from '../runtime/appConfig';
import type { Env } from '../runtime/env';
import { compose } from './compose';
import { createDelivery } from './delivery';
import type { Mailer } from './letters';
import { createOutboxStore } from './outboxStore';
import { createRepeat } from './repeat';
import { fromOf, senderOf } from './settings';
import { createSmtpTransport } from './transport';

export interface OutboxOptions {
  db: Database;
  log: FastifyBaseLogger;
  env: Env;
  config: AppConfig;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How often to look for what another process left, or what is to be tried again. */
  everyMs?: number;
  /** How long a mail that is being sent may hold up the end. */
  graceMs?: number;
}

export interface Outbox extends Mailer {
  start: () => void;
  stop: () => Promise<void>;
}

const hour = 60 * 60_000;
const keptMs = 30 * 24 * hour;

/** Keeps mails in the database, and sends them from there where there is a mail server. */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const { db, log, env, config, now, everyMs = 5_000, graceMs = 3_000 } = options;
  const store = createOutboxStore(db);
  const sender = senderOf(env, config);
  const transport = env.SMTP_URL === undefined ? undefined : createSmtpTransport(env.SMTP_URL, fromOf(env, config));
  const onError = (error: unknown) => log.warn({ err: error }, 'The outbox could not be worked on');
  const delivery =
    transport && createRepeat({ work: createDelivery({ store, transport, log, now }), everyMs, onError });
  const tidying = createRepeat({
    work: () => store.forgetBefore(new Date(now() - keptMs)),
    everyMs: hour,
    onError,
  });

  return {
    send: async (to, letter) => {
      await store.queue(to, compose(letter, sender), new Date(now()));
      delivery?.ask();
    },
    start: () => {
      if (env.NODE_ENV === 'production' && !transport) log.warn('SMTP_URL is not set: mails are kept, and not sent');
      tidying.start();
      delivery?.start();
    },
    stop: async () => {
      const impatience = setTimeout(() => transport?.cut(), graceMs);
      await tidying.stop();
      await delivery?.stop();
      clearTimeout(impatience);
      transport?.close();
    },
  };
};
