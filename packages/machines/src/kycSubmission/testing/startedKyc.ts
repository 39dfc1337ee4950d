import type { Failure, KycForm } from '@exchange/domain';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { kycSubmissionMachine } from '../kycSubmissionMachine';
import type {
  KnownKyc,
  KycAnswer,
  PictureAnswer,
  SentDocuments,
  SentPicture,
  SubmissionAnswer,
} from '../kycSubmissionRules';
import type { KycSubmissionEmitted } from '../kycSubmissionSetup';

export const second = 1_000;
export const userId = 'u-1001';
const today = Date.UTC(2026, 2, 2, 10);

const picture = (name: string) => ({ name, type: 'image/jpeg', size: 1024 });

export const form: KycForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  gender: 'female',
  countries: 'GB',
  docType: 'passport',
  idProof: 'X0000000',
  dob: '1990-05-17',
  doc1: picture('front.jpg'),
  doc2: picture('back.jpg'),
  doc3: picture('holding.jpg'),
};

export const otherBack: KycForm = { ...form, doc2: picture('other-back.jpg') };

export const unknown: KnownKyc = { status: 'NotSubmitted', recordId: undefined, pictureIds: [] };
export const waiting: KnownKyc = { status: 'Submitted', recordId: 'kyc-501', pictureIds: ['img-1', 'img-2', 'img-3'] };
export const rejected: KnownKyc = { ...waiting, status: 'Rejected' };
export const approved: KnownKyc = { ...waiting, status: 'Approved' };

export const taken: SubmissionAnswer = { data: { message: 'Your documents have been submitted.' } };
export const [front, back, holding]: PictureAnswer[] = ['p-front', 'p-back', 'p-holding'].map((id) => ({
  data: { id },
}));

export const timedOut: { error: Failure } = { error: { code: 'timed-out' } };
export const unreachable: { error: Failure } = { error: { code: 'unreachable' } };
export const noSuchCall: { error: Failure } = { error: { code: 'not-built' } };

const refused = (status: number, message: string, field?: string): { error: Failure } => ({
  error: { code: 'refused', status, message, ...(field !== undefined && { field }) },
});

export const brokenPicture = refused(422, "This photo can't be read. Choose another one.", 'picture');
export const tooManyTries = refused(429, 'Too many attempts. Wait a moment and try again.');
export const tooYoung = refused(400, 'You must be 18 or older.', 'dob');
export const picturesGone = refused(400, 'The photo of the back is no longer available. Send it again.', 'picture_ids');
export const sessionOver = refused(401, 'please login again');

type Answer<Output> = Output | Promise<Output> | undefined;

export interface Answers {
  known?: KnownKyc;
  pictures?: Answer<PictureAnswer>[];
  submissions?: Answer<SubmissionAnswer>[];
  looks?: Answer<KycAnswer>[];
}

const never = new Promise<never>(() => undefined);

type Actor = ReturnType<typeof createActor<typeof kycSubmissionMachine>>;

export type Place = Parameters<ReturnType<Actor['getSnapshot']>['matches']>[0];

export const start = ({ known = unknown, pictures = [], submissions = [], looks = [] }: Answers = {}) => {
  const clock = new SimulatedClock();
  const left = { pictures: [...pictures], submissions: [...submissions], looks: [...looks] };
  const sentPictures: SentPicture[] = [];
  const sentDocuments: SentDocuments[] = [];
  let looked = 0;
  const machine = kycSubmissionMachine.provide({
    actors: {
      sendPicture: fromPromise<PictureAnswer, SentPicture>(async ({ input }) => {
        sentPictures.push(input);
        return left.pictures.shift() ?? never;
      }),
      submitDocuments: fromPromise<SubmissionAnswer, SentDocuments>(async ({ input }) => {
        sentDocuments.push(input);
        return left.submissions.shift() ?? never;
      }),
      readKyc: fromPromise<KycAnswer, { userId: string }>(async () => {
        looked += 1;
        return left.looks.shift() ?? never;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { userId, known, now: () => today } });
  const said: KycSubmissionEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const isIn = (place: Place) => actor.getSnapshot().matches(place);
  return {
    actor,
    clock,
    said,
    isIn,
    sentDocuments,
    sides: () => sentPictures.map(({ side }) => side),
    progress: (percent: number) => sentPictures.at(-1)?.onProgress(percent),
    looked: () => looked,
    reach: (place: Place) => waitFor(actor, (state) => state.matches(place)),
    context: () => actor.getSnapshot().context,
    type: (typed: KycForm = form) => actor.send({ type: 'form.typed', form: typed }),
    solve: (isSolved = true) => actor.send({ type: 'captcha.changed', isSolved }),
    submit: () => actor.send({ type: 'documents.submitted' }),
    learn: (news: KnownKyc) => actor.send({ type: 'status.changed', known: news }),
  };
};

/** Everything is filled in, chosen, solved and sent. */
export const sent = (answers: Answers) => {
  const started = start(answers);
  started.type();
  started.solve();
  started.submit();
  return started;
};

/** All pictures have arrived. */
export const allPictures = [front, back, holding];

export const sendingPicture: Place = { processing: 'sendingPicture' };
export const interrupted: Place = { processing: 'interrupted' };
export const submitting: Place = { processing: 'submitting' };
export const pausing: Place = { unconfirmed: 'pausing' };
