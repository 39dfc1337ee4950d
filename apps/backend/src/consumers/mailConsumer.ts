import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { trader } from '../db/schema';
import type { Letter, Mailer } from '../mail/letters';
import type { Job } from '../runtime/job';
import { consumerJob, type ConsumerOptions, type Handlers } from './consumerJob';

/** Queues an email to a trader, given by ID. */
type MailTrader = (transaction: Transaction, uniqueId: string, letter: Letter) => Promise<void>;

/** The same to an address that was the trader's then, with the trader's anti-phishing word. */
type MailAddress = (transaction: Transaction, address: string, letter: Letter, uniqueId: string) => Promise<void>;

/** Of an area: which emails, and which entries of the security log, follow its events. */
export type LettersAfterCommit = (mail: MailTrader, mailTo: MailAddress) => Handlers;

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
  const mailTo: MailAddress = (transaction, address, letter, reader) =>
    mailer.send(transaction, address, letter, { reader });
  return consumerJob({ db, name: 'mail', handlers: letters(mail, mailTo), onHandled: mailer.deliver });
};
