import { randomUUID } from 'node:crypto';
import type { AppConfig } from '../runtime/appConfig';
import type { Env } from '../runtime/env';
import type { Compose } from './compose';
import type { Mailer } from './letters';
import { createOutboxStore } from './outboxStore';
import { fromOf, hostOf, senderOf } from './settings';

export interface QueueingOptions {
  env: Env;
  config: AppConfig;
  compose: Compose;
  /** Milliseconds since 1970. */
  now: () => number;
  newId?: () => string;
}

/** Writes emails into the outbox, from where they are delivered later. */
export const createQueueing = ({ env, config, compose, now, newId = randomUUID }: QueueingOptions): Mailer['send'] => {
  const sender = senderOf(env, config);
  const host = hostOf(fromOf(env, config));
  const fullId = (id: string): string => `<${id}@${host}>`;
  return async (queries, to, letter, thread = {}) => {
    const messageId = fullId(thread.id ?? newId());
    const inReplyTo = thread.inReplyTo === undefined ? null : fullId(thread.inReplyTo);
    const queued = createOutboxStore(queries);
    const mail = compose(letter, sender, await queued.readerContextOf(to, thread.reader));
    await queued.queue({ ...mail, recipient: to, messageId, inReplyTo }, new Date(now()));
  };
};
