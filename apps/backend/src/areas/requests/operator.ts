import { requestBounds, requestReplyRule } from '@exchange/domain';
import { answerWork } from './requestMail';
import { filledIn, formOfKind } from './requestForms';
import { createRequestStore, type PublicRequest, type RequestReply, type RequestStatus } from './requestStore';
import { scheduleWork } from '../../dueWork/dueWorkStore';
import { done, refused, type Answer } from '../../operator/answer';
import { reading, settled, type OperatorContext, type Given, type SettlingGround } from '../../operator/command';
import { indentedLines, onOneLine } from '../../operator/escapeForTerminal';
import { moreLines } from '../../operator/listing';
import { spokenMoment } from '../../runtime/spokenMoment';

const usualLength = 50;

const statuses: readonly RequestStatus[] = ['open', 'answered', 'closed'];

const subjectOf = ({ kind, fields }: PublicRequest): string => formOfKind(kind).subject(fields);

const lineOf = (request: PublicRequest): string =>
  [
    request.reference,
    request.status,
    spokenMoment(request.createdAt),
    request.email,
    onOneLine(subjectOf(request)),
  ].join('  ');

const fieldLines = ({ kind, fields }: PublicRequest): string[] =>
  filledIn(formOfKind(kind), fields).flatMap(({ name, value }) => [`  ${name}`, ...indentedLines(value)]);

const replyLines = ({ said, saidBy, createdAt }: RequestReply): string[] => [
  `  Answered ${spokenMoment(createdAt)} by ${saidBy}`,
  ...indentedLines(said),
];

const noSuch = (reference: string): Answer => refused(`There is no request ${onOneLine(reference)}.`);

const list = async ({ words: [wanted = 'open'], options: { last = usualLength } }: Given, desk: OperatorContext) => {
  const status = statuses.find((one) => one === wanted.toLowerCase());
  if (status === undefined) return refused(`There is no status ${wanted}. Type open, answered or closed.`);
  const store = createRequestStore(desk.database.db);
  const requests = await store.list(status, last);
  const total = await store.count(status);
  if (requests.length === 0) return done(`No requests are ${status}.`, { requests, total });
  return done([...requests.map(lineOf), ...moreLines('request', total, requests.length)], { requests, total });
};

const show = async ({ words: [reference = ''] }: Given, desk: OperatorContext): Promise<Answer> => {
  const store = createRequestStore(desk.database.db);
  const request = await store.byReference(reference);
  if (!request) return noSuch(reference);
  const replies = await store.repliesTo(request.id);
  return done([lineOf(request), ...fieldLines(request), ...replies.flatMap(replyLines)], { request, replies });
};

type Change = (
  store: ReturnType<typeof createRequestStore>,
  request: PublicRequest,
  at: Date,
) => Promise<Answer | number | undefined>;

/** Under a lock of the request, so that two operators do not answer at once without knowing of each other. */
const change = async (
  reference: string,
  { transaction, at }: SettlingGround,
  make: Change,
  told: (request: PublicRequest) => string,
): Promise<Answer> => {
  const store = createRequestStore(transaction);
  const request = await store.byReference(reference);
  if (!request) return noSuch(reference);
  const made = await make(store, request, at);
  if (typeof made === 'object') return made;
  if (made !== undefined) await scheduleWork(transaction, answerWork(made, at), at);
  return done(told(request), { outcome: 'done', reference: request.reference, isRepeat: false });
};

const notPrintable = `An answer has 1 to ${String(requestBounds.story)} printable characters, and may have several lines.`;

const answeredBefore = (reference: string, { saidBy, createdAt }: RequestReply): Answer =>
  done(`${reference} already has this answer, by ${saidBy} at ${spokenMoment(createdAt)}. It isn't emailed again.`, {
    outcome: 'done',
    reference,
    isRepeat: true,
  });

const answer = async (words: readonly string[], ground: SettlingGround): Promise<Answer> => {
  const [requested = '', text = ''] = words;
  const said = text.trim();
  if (requestReplyRule(said) !== undefined) return refused(notPrintable);
  return change(
    requested,
    ground,
    async (store, { id, reference, status }, at) => {
      const before = (await store.repliesTo(id)).find((reply) => reply.said === said);
      if (before) return answeredBefore(reference, before);
      if (status === 'closed') return refused('This request is closed.');
      const reply = await store.addReply({ requestId: id, said, saidBy: ground.by }, at);
      await store.setStatus(id, 'answered', at);
      return reply;
    },
    ({ reference, email }) => `${reference}: answered. The exchange will email ${email}.`,
  );
};

const close = (requested: string, ground: SettlingGround): Promise<Answer> =>
  change(
    requested,
    ground,
    async (store, { id, reference }, at) =>
      (await store.setStatus(id, 'closed', at))
        ? undefined
        : done(`${reference} was already closed.`, { outcome: 'done', reference, isRepeat: true }),
    ({ reference }) => `${reference}: closed.`,
  );

export const requestCommands = [
  reading({
    name: 'requests list',
    usage: '[open|answered|closed] [--last N]',
    meaning: 'requests from the public forms: open ones, longest waiting first, or answered or closed ones',
    takes: [0, 1],
    options: ['last'],
    run: list,
  }),
  reading({
    name: 'requests show',
    usage: '<request>',
    meaning: 'one request, with what its sender filled in and the replies',
    takes: [1, 1],
    run: show,
  }),
  settled({
    name: 'requests answer',
    usage: '<request> "<answer>"',
    meaning: 'email a reply to the sender of a request, in the same thread',
    takes: [2, 2],
    roles: ['support'],
    settle: answer,
  }),
  settled({
    name: 'requests close',
    usage: '<request>',
    meaning: 'close a request without notifying its sender',
    takes: [1, 1],
    roles: ['support'],
    settle: ([reference = ''], ground) => close(reference, ground),
  }),
];
