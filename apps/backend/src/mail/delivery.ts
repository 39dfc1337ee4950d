import { backoff } from '@exchange/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../runtime/job';
import type { MailMetrics } from './mailMetrics';
import type { OutboxStore, OutgoingMail } from './outboxStore';
import type { Transport } from './transport';

export interface DeliveryOptions {
  store: OutboxStore;
  transport: Transport;
  log: FastifyBaseLogger;
  metrics: MailMetrics;
  now: () => number;
  /** How often to look for emails that another process left or that are due for a retry. */
  everyMs: number;
  /** How long an email that is being sent may delay shutdown. */
  graceMs: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Longer than any attempt takes. */
const claimMs = 2 * minute;
const atOnce = 5;

/** Codes are short-lived, so the first retries follow quickly. */
export const pauseAfter = (tries: number): number => backoff(tries, { firstMs: 5_000, longestMs: hour });

type DeliveringOptions = Omit<DeliveryOptions, 'everyMs' | 'graceMs'>;

/** Sends due emails, a few at a time, until there is nothing to send or all fail. */
const createDelivering =
  ({ store, transport, log, metrics, now }: DeliveringOptions) =>
  async (stopping: AbortSignal): Promise<void> => {
    const drop = async ({ id, tries }: OutgoingMail): Promise<void> => {
      await store.remove(id);
      metrics.onTried('dropped');
      const before = tries - 1;
      if (before > 0) log.error({ mail: id, tries: before }, 'An email could not be sent; giving up after a day');
      else log.error({ mail: id }, 'An email had waited for more than a day and was dropped without being sent');
    };
    const park = async (mail: OutgoingMail): Promise<void> => {
      const { id, sort, tries } = mail;
      await store.park(mail, new Date(now()));
      metrics.onTried('parked');
      log.error({ mail: id, sort, tries: tries - 1 }, 'An email could not be sent for a day and was parked');
    };
    const postpone = async ({ id, tries }: OutgoingMail, error: unknown): Promise<void> => {
      const pauseMs = pauseAfter(tries);
      metrics.onTried('failed');
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ mail: id, tries, pauseMs, reason }, 'An email could not be sent and will be retried');
      await store.tryAgain(id, new Date(now() + pauseMs));
    };
    const deliver = async (mail: OutgoingMail): Promise<boolean> => {
      try {
        await transport.send(mail);
      } catch (error) {
        await postpone(mail, error);
        return false;
      }
      metrics.onTried('sent');
      await store.markSent(mail.id, new Date(now()));
      return true;
    };
    const handle = async (mail: OutgoingMail): Promise<boolean> => {
      if (now() <= mail.giveUpAt.getTime()) return deliver(mail);
      await (mail.sort === 'other' ? drop(mail) : park(mail));
      return true;
    };
    const handleSome = async (): Promise<boolean> => {
      const at = now();
      const mails = await store.claim({ at: new Date(at), until: new Date(at + claimMs), most: atOnce });
      const handled = await Promise.all(mails.map(handle));
      return handled.includes(true);
    };

    let isGoingOn = true;
    while (isGoingOn && !stopping.aborted) isGoingOn = await handleSome();
  };

/** A mail server that stops responding delays shutdown only for a moment. */
export const deliveryJob = ({ everyMs, graceMs, ...options }: DeliveryOptions): Job => {
  const { transport } = options;
  const deliver = createDelivering(options);
  return {
    name: 'mail-delivery',
    everyMs,
    isHeldInCopy: true,
    work: async (stopping) => {
      let impatience: NodeJS.Timeout | undefined;
      const hurry = () => (impatience = setTimeout(transport.cut, graceMs));
      stopping.addEventListener('abort', hurry, { once: true });
      await deliver(stopping).finally(() => {
        stopping.removeEventListener('abort', hurry);
        clearTimeout(impatience);
      });
    },
    close: transport.close,
  };
};
