import { randomBytes } from 'node:crypto';
import { counted, kycDocumentsOf, kycSides } from '@exchange/domain';
import { createRandomness } from '../../identity/secrets/randomness';
import { isPlainNumber } from '../../identity/papers/documentNumber';
import { createKycStore, type KycSeals, type SubmissionRow } from '../../identity/papers/kycStore';
import { numberSeal, reviewLink } from '../../identity/papers/places';
import { createReviewStore } from '../../identity/papers/reviewStore';
import type { TraderRow } from '../../identity/stores/traders';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, reading, type OperatorContext, type GivenChange, type GivenReading } from '../../operator/command';
import { submitCommand } from '../../operator/submitCommand';
import { findTrader, type Read } from '../../operator/reading';
import { spokenMoment } from '../../runtime/spokenMoment';
import { program } from '../../operator/words';

const minute = 60_000;
const linkMs = minute;

const random = createRandomness(randomBytes);

/** Nothing is sealed or unsealed by what is looked up here. */
const storeOf = ({ database }: OperatorContext) => createKycStore(database.db, {} as KycSeals);

const spokenWait = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / minute));
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
};

const list = async ({ database, now }: OperatorContext): Promise<Answer> => {
  const waiting = await createReviewStore(database.db).waiting();
  const lines = waiting.map(
    ({ id, email, submittedAt }) =>
      `${spokenMoment(submittedAt)}  ${email}  waiting for ${spokenWait(now() - submittedAt.getTime())}  (${id})`,
  );
  return done(lines.length === 0 ? 'No documents are waiting.' : lines, {
    waiting: waiting.map(({ id, email, submittedAt }) => ({
      submission: id,
      email,
      submittedAt: submittedAt.toISOString(),
      waitingMinutes: Math.floor((now() - submittedAt.getTime()) / minute),
    })),
  });
};

interface Shown {
  trader: TraderRow;
  submission: SubmissionRow;
}

const findLast = async (desk: OperatorContext, typed: string): Promise<Read<Shown>> => {
  const { value: trader, wrong } = await findTrader(desk.database.db, typed);
  if (wrong !== undefined) return { wrong };
  const submission = await storeOf(desk).last(trader.uniqueId);
  return submission ? { value: { trader, submission } } : { wrong: `${trader.email} has submitted no documents.` };
};

/** With another key than the exchange's a number cannot be read. */
const numberOf = ({ seals }: OperatorContext, submission: SubmissionRow): string => {
  if (submission.documentNumber === null) return 'not available; its key was lost for good';
  try {
    return seals()?.unseal(submission.documentNumber, numberSeal(submission)) ?? sealed;
  } catch {
    return sealed;
  }
};

const sealed = "sealed; run this with the exchange's SECRETS_KEY or data folder to read it";

/** Letters of several scripts look the same on the screen, and are another number. */
const numberFacts = (number: string): [string, string][] => [
  ['number', number],
  ...(isPlainNumber(number)
    ? []
    : ([['careful', 'the number is not written in plain letters and figures only']] as [string, string][])),
];

const makeLinks = async (
  desk: OperatorContext,
  { submission }: Shown,
  { madeBy, publicUrl }: { madeBy: string; publicUrl: string },
): Promise<Record<string, string>> => {
  const { database, now } = desk;
  const pictures = await storeOf(desk).picturesOf(submission.uniqueId, submission.id);
  const store = createReviewStore(database.db);
  const links: Record<string, string> = {};
  for (const side of kycSides) {
    const picture = pictures.find((one) => one.side === side);
    if (!picture) continue;
    const token = random.token();
    await store.addLink({ token, picture: picture.id, madeBy, expiresAt: new Date(now() + linkMs) });
    links[side] = reviewLink(publicUrl, token);
  }
  return links;
};

const show = async (given: GivenReading, desk: OperatorContext): Promise<Answer> =>
  desk.publicUrl === undefined
    ? refused('PUBLIC_URL is needed for the links to the photos. Set it as for the exchange.')
    : showWithLinks(given, desk, desk.publicUrl);

const showWithLinks = async (
  { words: [email = ''], who }: GivenReading,
  desk: OperatorContext,
  publicUrl: string,
): Promise<Answer> => {
  const found = await findLast(desk, email);
  if (found.wrong !== undefined) return refused(found.wrong);
  const { trader, submission } = found.value;
  const { countryId, documentType, decidedAt, decidedBy, reason } = submission;
  const country = await createReviewStore(desk.database.db).countryName(countryId);
  const document = kycDocumentsOf(countryId).find(({ docTypeId }) => docTypeId === documentType)?.name ?? documentType;
  const links = await makeLinks(desk, found.value, { madeBy: who, publicUrl });
  const facts: [string, string][] = [
    ['status', submission.status],
    ...(decidedAt && decidedBy !== null
      ? ([['decided', `${spokenMoment(decidedAt)} by ${decidedBy}`]] as [string, string][])
      : []),
    ...(reason === null ? [] : ([['reason', reason]] as [string, string][])),
    ['name', `${submission.firstName} ${submission.lastName}`],
    ['gender', submission.gender === 0 ? 'male' : 'female'],
    ['born', submission.birthDate],
    ['country', country],
    ['document', document],
    ...numberFacts(numberOf(desk, submission)),
    ...Object.entries(links),
  ];
  const lines = facts.map(([name, value]) => `  ${name.padEnd(9)} ${value}`);
  const hint = Object.keys(links).length === 0 ? [] : ['Each link opens its photo once and expires after a minute.'];
  return done([`${spokenMoment(submission.submittedAt)}  ${trader.email}  (${submission.id})`, ...lines, ...hint], {
    submission: submission.id,
    email: trader.email,
    submittedAt: submission.submittedAt.toISOString(),
    ...Object.fromEntries(facts),
  });
};

/** What waits for a decision now, and is what was looked at where that is named. */
const findWaiting = async (given: GivenChange, desk: OperatorContext): Promise<Read<Shown>> => {
  const found = await findLast(desk, given.words[0] ?? '');
  if (found.wrong !== undefined) return found;
  const { trader, submission } = found.value;
  const { submission: wanted = submission.id } = given.options;
  const since = spokenMoment(submission.submittedAt);
  if (wanted !== submission.id)
    return {
      wrong: `${trader.email} has replaced ${wanted} with ${submission.id}, submitted ${since}. Review that one.`,
    };
  if (submission.status === 'submitted') return found;
  return {
    wrong: `${trader.email} has no documents waiting: those submitted ${since} are already ${submission.status}.`,
  };
};

/** The same for an approval: a trader may have replaced the documents after somebody looked at the earlier ones. */
const findShown = async (given: GivenChange, desk: OperatorContext): Promise<Read<Shown>> => {
  const found = await findWaiting(given, desk);
  if (found.wrong !== undefined || given.options.submission !== undefined) return found;
  const { trader, submission } = found.value;
  if (await createReviewStore(desk.database.db).wasShown(submission.id)) return found;
  const since = spokenMoment(submission.submittedAt);
  return {
    wrong:
      `Nobody has looked at the documents of ${trader.email} submitted ${since} (${submission.id}). ` +
      `Look at them first: ${program} kyc show ${trader.email}`,
  };
};

interface Verdict {
  kind: 'kyc.approve' | 'kyc.reject';
  find: (given: GivenChange, desk: OperatorContext) => Promise<Read<Shown>>;
  plan: string;
  told: (email: string) => string;
}

const approval: Verdict = {
  kind: 'kyc.approve',
  find: findShown,
  plan: 'About to approve',
  told: (email) => `${email} is verified and can withdraw. We've emailed them.`,
};

const rejection: Verdict = {
  kind: 'kyc.reject',
  find: findWaiting,
  plan: 'About to reject',
  told: (email) => `The documents of ${email} were rejected. We've emailed them the reason.`,
};

const decide = async (
  given: GivenChange,
  desk: OperatorContext,
  { kind, find, plan, told }: Verdict,
): Promise<Answer> => {
  const found = await find(given, desk);
  if (found.wrong !== undefined) return refused(found.wrong);
  const { trader, submission } = found.value;
  const { who: by, why } = given.action;
  const { email } = trader;
  return submitCommand(desk, given, {
    plan: [`${plan} the documents of ${email}, submitted ${spokenMoment(submission.submittedAt)} (${submission.id}).`],
    command: () => ({ kind, submission: submission.id, by, why }),
    told: (_outcome, id) => done(told(email), { id, outcome: 'done', email, submission: submission.id }),
  });
};

export const kycCommands = [
  reading({
    name: 'kyc list',
    usage: '',
    meaning: 'identity documents to review, longest waiting first',
    takes: [0, 0],
    run: (_given, desk) => list(desk),
  }),
  reading({
    name: 'kyc show',
    usage: '<email>',
    meaning: 'what a trader submitted, with a one-time link to each photo',
    takes: [1, 1],
    run: show,
  }),
  changing({
    name: 'kyc approve',
    usage: '<email>',
    meaning: 'verify a trader, so that they can withdraw (--submission ID: only these documents)',
    takes: [1, 1],
    options: ['id', 'submission'],
    run: (given, desk) => decide(given, desk, approval),
  }),
  changing({
    name: 'kyc reject',
    usage: '<email>',
    meaning: 'reject the documents; the trader sees the reason (--submission ID: only these)',
    takes: [1, 1],
    options: ['id', 'submission'],
    run: (given, desk) => decide(given, desk, rejection),
  }),
];
