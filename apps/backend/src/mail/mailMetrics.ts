import { Counter, Gauge, type Registry } from 'prom-client';
import type { OutboxStore } from './outboxStore';

type Outcome = 'sent' | 'failed' | 'parked' | 'dropped';

/** Counts what becomes of emails: the job that sends them succeeds even if the mail server refuses every one. */
export const mailMetrics = (registry: Registry, { countParked }: Pick<OutboxStore, 'countParked'>) => {
  const tries = new Counter({
    name: 'mail_tries_total',
    help: 'Emails that were sent, failed and will be retried, or were parked or dropped after a day, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'mail_parked',
    help: 'Emails that could not be sent for a day: notices wait to be sent again, codes have expired',
    labelNames: ['sort'],
    registers: [registry],
    async collect() {
      // Without the database other figures are all the more wanted.
      const counts = await countParked().catch(() => undefined);
      for (const [sort, count] of Object.entries(counts ?? {})) this.set({ sort }, count);
    },
  });
  return {
    onTried: (outcome: Outcome): void => {
      tries.inc({ outcome });
    },
  };
};

export type MailMetrics = ReturnType<typeof mailMetrics>;
