import { Counter, type Registry } from 'prom-client';

type Outcome = 'sent' | 'failed' | 'dropped';

/** Counts what becomes of emails: the job that sends them succeeds even if the mail server refuses every one. */
export const mailMetrics = (registry: Registry) => {
  const tries = new Counter({
    name: 'mail_tries_total',
    help: 'Emails that were sent, failed and will be retried, or were dropped after a day, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    onTried: (outcome: Outcome): void => {
      tries.inc({ outcome });
    },
  };
};

export type MailMetrics = ReturnType<typeof mailMetrics>;
