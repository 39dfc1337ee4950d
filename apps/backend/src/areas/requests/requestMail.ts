import type { DueHandler } from '../../dueWork/dueWork';
import type { NewDueWork } from '../../dueWork/dueWorkStore';
import type { Queries } from '../../db/client';
import type { Mailer } from '../../mail/letters';
import type { RequestText } from './letters';
import { filledIn, formOfKind } from './requestForms';
import { createRequestStore, type PublicRequest } from './requestStore';

/** Message IDs for threading: later emails reply to the first one its reader received. */
const threads = {
  toSender: (reference: string) => `request-${reference}`,
  toOperator: (reference: string) => `request-${reference}-arrived`,
  answer: (reference: string, reply: number) => `request-${reference}-answer-${String(reply)}`,
};

const textOf = ({ kind, reference, name, email, fields, createdAt }: PublicRequest): RequestText => {
  const form = formOfKind(kind);
  return { reference, name, email, subject: form.subject(fields), filledIn: filledIn(form, fields), at: createdAt };
};

/** Notifies the people who answer requests, and confirms receipt to the sender. */
export const mailRequest = async (
  mailer: Pick<Mailer, 'send'>,
  queries: Queries,
  request: PublicRequest,
  { operator, isAcknowledged }: { operator: string; isAcknowledged: boolean },
): Promise<void> => {
  const text = textOf(request);
  const { reference, subject, email, at } = text;
  await mailer.send(queries, operator, { kind: 'requestArrived', ...text }, { id: threads.toOperator(reference) });
  if (!isAcknowledged) return;
  const received = { kind: 'requestReceived', reference, subject, at } as const;
  await mailer.send(queries, email, received, { id: threads.toSender(reference) });
};

const kind = 'request.answer';

interface Answered {
  reply: number;
}

/** The operator's process can't send email, so the exchange sends the answer. */
export const answerWork = (reply: number, at: Date): NewDueWork => ({
  id: `request answer ${String(reply)}`,
  kind,
  payload: { reply } satisfies Answered,
  dueAt: at,
});

export const requestDueHandlers = ({ mailer }: { mailer: Pick<Mailer, 'send'> }): Record<string, DueHandler> => ({
  [kind]: async (transaction, payload) => {
    // Only `answerWork` writes work of this kind.
    const { reply: id } = payload as Answered;
    const found = await createRequestStore(transaction).reply(id);
    if (!found) return;
    const { reply, request } = found;
    const { reference, subject } = textOf(request);
    await mailer.send(
      transaction,
      request.email,
      { kind: 'requestAnswered', reference, subject, said: reply.said },
      { id: threads.answer(reference, id), inReplyTo: threads.toSender(reference) },
    );
  },
});
