import type { FastifyBaseLogger } from 'fastify';
import type { OutboxStore, OutgoingMail } from './outboxStore';
import type { Transport } from './transport';

export interface DeliveryOptions {
  store: OutboxStore;
  transport: Transport;
  log: FastifyBaseLogger;
  now: () => number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Longer than any try takes. */
const claimMs = 2 * minute;
const atOnce = 5;

/** Codes are short-lived, so the first tries follow soon. */
const firstPauseMs = 5_000;
const longestPauseMs = hour;
const mostDoublings = 20;

export const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries - 1, mostDoublings));

/** Sends what is due, a few at a time, for as long as any goes out. */
export const createDelivery =
  ({ store, transport, log, now }: DeliveryOptions) =>
  async (): Promise<void> => {
    const giveUp = async ({ id, tries }: OutgoingMail): Promise<void> => {
      await store.remove(id);
      log.error({ mail: id, tries: tries - 1 }, 'A mail could not be sent for a day and was given up');
    };
    const postpone = async ({ id, tries }: OutgoingMail, error: unknown): Promise<void> => {
      const pauseMs = pauseAfter(tries);
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ mail: id, tries, pauseMs, reason }, 'A mail could not be sent and will be tried again');
      await store.tryAgain(id, new Date(now() + pauseMs));
    };
    const deliver = async (mail: OutgoingMail): Promise<boolean> => {
      try {
        await transport.send(mail);
      } catch (error) {
        await postpone(mail, error);
        return false;
      }
      await store.markSent(mail.id, new Date(now()));
      return true;
    };
    const handle = async (mail: OutgoingMail): Promise<boolean> => {
      if (now() - mail.createdAt.getTime() <= day) return deliver(mail);
      await giveUp(mail);
      return true;
    };
    const handleSome = async (): Promise<boolean> => {
      const at = now();
      const mails = await store.claim({ at: new Date(at), until: new Date(at + claimMs), most: atOnce });
      const handled = await Promise.all(mails.map(handle));
      return handled.includes(true);
    };

    let isGoingOn = true;
    while (isGoingOn) isGoingOn = await handleSome();
  };
