import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { trader } from '../db/schema';
import type { Letter, Mailer } from '../mail/letters';
import type { Job } from '../runtime/job';
import { consumerJob, type ConsumerOptions, type Handlers } from './consumerJob';

/** Queues an email to a trader, given by ID. */
type MailTrader = (transaction: Transaction, uniqueId: string, letter: Letter) => Promise<void>;

/** Of an area: which emails, and which entries of the security log, follow its events. */
export type LettersAfterCommit = (mail: MailTrader) => Handlers;

export interface MailConsumerOptions extends Pick<ConsumerOptions, 'db'> {
  mailer: Mailer;
  letters: LettersAfterCommit;
}

/** Tells traders about changes to their accounts, by email and, unless already recorded, in their security log. */
export const mailConsumerJob = ({ db, mailer, letters }: MailConsumerOptions): Job => {
  const mail: MailTrader = async (transaction, uniqueId, letter) => {
    const [found] = await transaction.select({ email: trader.email }).from(trader).where(eq(trader.uniqueId, uniqueId));
    if (found) await mailer.send(transaction, found.email, letter);
  };
  return consumerJob({ db, name: 'mail', handlers: letters(mail), onHandled: mailer.deliver });
};
