import { counted } from '@exchange/domain';
import { createOutboxStore, type OutgoingMail } from '../mail/outboxStore';
import { spokenMoment } from '../runtime/spokenMoment';
import { done, refused, type Answer } from './answer';
import { reading, settled, type OperatorContext, type SettlingGround } from './command';
import { program } from './words';

const isExpired = ({ sort }: Pick<OutgoingMail, 'sort'>): boolean => sort === 'code';

const lineOf = (mail: OutgoingMail): string => {
  const { id, createdAt, recipient, subject, tries } = mail;
  const state = isExpired(mail) ? 'its code has expired' : counted(tries - 1, 'try', 'tries');
  return `${String(id)}  ${spokenMoment(createdAt)}  ${recipient}  ${subject}  (${state})`;
};

const toJson = (mail: OutgoingMail) => ({
  id: mail.id,
  at: mail.createdAt.toISOString(),
  to: mail.recipient,
  subject: mail.subject,
  tries: mail.tries - 1,
  isExpired: isExpired(mail),
});

const list = async ({ database }: OperatorContext): Promise<Answer> => {
  const mails = await createOutboxStore(database.db).parked();
  return done(mails.length === 0 ? 'No emails are parked.' : mails.map(lineOf), { mails: mails.map(toJson) });
};

const expired = (id: number): string =>
  `Email ${String(id)} holds a code or link that has expired, so it is never sent again. Its reader can ask for a new one.`;

/** The chosen emails that can still be sent, or why there are none. */
const chosen = (mails: readonly OutgoingMail[], word: string): OutgoingMail[] | string => {
  if (word === 'all') return mails.filter((mail) => !isExpired(mail));
  const one = mails.find(({ id }) => String(id) === word);
  if (!one) return `No email ${word} is parked. To see those that are: ${program} mail list`;
  return isExpired(one) ? expired(one.id) : [one];
};

const resend = async (word: string, { transaction, at }: SettlingGround): Promise<Answer> => {
  const store = createOutboxStore(transaction);
  const mails = chosen(await store.parked(), word);
  if (typeof mails === 'string') return refused(mails);
  const resent = await store.resend(
    mails.map(({ id }) => id),
    at,
  );
  if (resent.length === 0) return done('No notices are parked.', { resent });
  return done(`${counted(resent.length, 'email')} will be sent again, for a day at most.`, { resent });
};

export const mailCommands = [
  reading({
    name: 'mail list',
    usage: '',
    meaning: "emails that couldn't be sent for a day, oldest first",
    takes: [0, 0],
    run: (_, desk) => list(desk),
  }),
  settled({
    name: 'mail resend',
    usage: '<id> | all',
    meaning: 'send parked notices again; codes and links have expired and are never sent again',
    takes: [1, 1],
    roles: ['support'],
    settle: ([word = ''], ground) => resend(word, ground),
  }),
];
