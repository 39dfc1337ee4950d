import {
  hasSessionEnded,
  type ChosenFile,
  type Failure,
  type KycForm,
  type KycSide,
  type KycStatus,
  type Result,
} from '@exchange/domain';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { answerGuards } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import {
  arePicturesGone,
  haveArrived,
  isDeclined,
  isSame,
  lacksPictureCall,
  mayBeSubmitted,
  mayStillArrive,
  nextSide,
  pauseBeforeNextLook,
  pictureOf,
  type KeptPictures,
  type KnownKyc,
  type KycAnswer,
  type PictureAnswer,
  type SentDocuments,
  type SentPicture,
  type SubmissionAnswer,
} from './kycSubmissionRules';

export interface KycSubmissionInput {
  userId: string;
  known: KnownKyc;
  now: () => number;
}

export interface KycSubmissionContext extends KycSubmissionInput {
  /** The documents in the profile before the last submission. */
  before: KnownKyc;
  /** The form; undefined until something is filled in, and after it was submitted. */
  form: KycForm | undefined;
  isCaptchaSolved: boolean;
  /** How often a new captcha was requested. */
  captchas: number;
  kept: KeptPictures;
  hasPictureCall: boolean;
  /** The picture that is being sent or failed to arrive. */
  side: KycSide | undefined;
  /** The percentage sent so far. */
  percent: number;
  /** Why the last attempt failed; cleared as soon as something is typed. */
  failure: Failure | undefined;
  /** According to the profile, the documents have not arrived. */
  hasNotArrived: boolean;
  /** Documents were submitted, but the profile still has the previous ones. */
  isRecordOld: boolean;
  /** How often the profile was loaded, and how often it was unchanged. */
  looks: number;
  unchanged: number;
}

export type KycSubmissionEvent =
  | { type: 'form.typed'; form: KycForm }
  | { type: 'captcha.changed'; isSolved: boolean }
  | { type: 'documents.submitted' }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'picture.retried' }
  /** Stop sending the remaining pictures; those that arrived stay stored. */
  | { type: 'sending.stopped' }
  /** The trader wants to fill in the form although documents await a decision. */
  | { type: 'replacing.requested' }
  | { type: 'form.discarded' }
  | { type: 'look.requested' }
  /** From the profile. */
  | { type: 'status.changed'; known: KnownKyc };

export type KycSubmissionEmitted =
  | Bug
  /** Without a message if the response was lost and the profile confirmed it. */
  | { type: 'documents.submitted'; message?: string }
  /** The side of the picture that the exchange didn't accept. */
  | { type: 'documents.refused'; failure: Failure; side: KycSide | undefined }
  | { type: 'picture.interrupted'; failure: Failure; side: KycSide }
  /** They may or may not have arrived, so the profile is checked. */
  | { type: 'documents.unconfirmed' }
  /** According to the profile, they have not arrived. */
  | { type: 'documents.notArrived' }
  | { type: 'documents.decided'; status: Extract<KycStatus, 'Approved' | 'Rejected'> }
  | { type: 'session.ended' };

export const firstContext = (input: KycSubmissionInput): KycSubmissionContext => ({
  ...input,
  before: input.known,
  form: undefined,
  isCaptchaSolved: false,
  captchas: 0,
  kept: {},
  hasPictureCall: true,
  side: undefined,
  percent: 0,
  failure: undefined,
  hasNotArrived: false,
  isRecordOld: false,
  looks: 0,
  unchanged: 0,
});

const cleared = {
  form: undefined,
  kept: {},
  side: undefined,
  percent: 0,
  failure: undefined,
  hasNotArrived: false,
} as const;

/** For states in which there is a form. */
export const formIn = ({ form }: Pick<KycSubmissionContext, 'form'>): KycForm => form ?? notProvided('form');

const hasNews = (known: KnownKyc, status: KycStatus): boolean => known.status !== status;

/** The building blocks of the KYC machine: its effects, guards and actions. */
export const kycSubmissionSetup = setup({
  types: {
    input: {} as KycSubmissionInput,
    context: {} as KycSubmissionContext,
    events: {} as KycSubmissionEvent,
    emitted: {} as KycSubmissionEmitted,
  },
  actors: {
    sendPicture: fromPromise<PictureAnswer, SentPicture>(async () => notProvided('sendPicture')),
    submitDocuments: fromPromise<SubmissionAnswer, SentDocuments>(async () => notProvided('submitDocuments')),
    readKyc: fromPromise<KycAnswer, { userId: string }>(async () => notProvided('readKyc')),
  },
  delays: { pauseBeforeNextLook: ({ context }) => pauseBeforeNextLook(context) },
  guards: {
    // Not spread in, because TypeScript would no longer infer the parameters of the guards below.
    hasWorked: (_, result: Result<unknown>) => answerGuards.hasWorked(_, result),
    isUnconfirmed: (_, result: Result<unknown>) => answerGuards.isUnconfirmed(_, result),
    hasSessionEnded: (_, result: Result<unknown>) => hasSessionEnded(result),
    isDeclined: (_, result: Result<unknown>) => isDeclined(result),
    lacksPictureCall: (_, result: Result<unknown>) => lacksPictureCall(result),
    arePicturesGone: (_, result: Result<unknown>) => arePicturesGone(result),
    mayBeSubmitted: ({ context }) => mayBeSubmitted(context),
    isSolved: (_, isSolved: boolean) => isSolved,
    isPictureMissing: ({ context }) => context.hasPictureCall && nextSide(formIn(context), context.kept) !== undefined,
    isTouched: ({ context }) => context.form !== undefined,
    isNoNews: ({ context }, known: KnownKyc) => isSame(known, context.known),
    saysApproved: (_, known: KnownKyc) => known.status === 'Approved',
    saysArrived: ({ context }, known: KnownKyc) => haveArrived(known, context.before),
    isApproved: ({ context }) => context.known.status === 'Approved',
    isSubmitted: ({ context }) => context.known.status === 'Submitted',
    isRejected: ({ context }) => context.known.status === 'Rejected',
    haveArrived: ({ context }) => haveArrived(context.known, context.before),
    mayStillArrive: ({ context }) => mayStillArrive(context),
  },
  actions: {
    keepForm: assign({ form: (_, form: KycForm) => form, failure: undefined, hasNotArrived: false }),
    keepCaptcha: assign({ isCaptchaSolved: (_, isSolved: boolean) => isSolved }),
    askForCaptcha: assign({ isCaptchaSolved: false, captchas: ({ context }) => context.captchas + 1 }),
    clearForm: assign(cleared),
    noteBefore: assign({
      before: ({ context }) => context.known,
      failure: undefined,
      hasNotArrived: false,
      side: undefined,
      percent: 0,
    }),
    takeNextPicture: assign({
      side: ({ context }) => nextSide(formIn(context), context.kept),
      percent: 0,
      failure: undefined,
    }),
    leavePictures: assign({ side: undefined, percent: 0 }),
    keepProgress: assign({ percent: (_, percent: number) => percent }),
    keepPicture: assign({
      kept: ({ context: { form, kept, side } }, { data }: PictureAnswer) => {
        const picture: ChosenFile | undefined = form && side && pictureOf(form, side);
        if (side === undefined || picture === undefined || data === undefined) return kept;
        return { ...kept, [side]: { picture, id: data.id } };
      },
    }),
    forgetPictures: assign({ kept: {} }),
    noteNoPictureCall: assign({ hasPictureCall: false, side: undefined, percent: 0 }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    noteNotArrived: assign({ hasNotArrived: true }),
    takeKnown: enqueueActions(({ context, enqueue }, known: KnownKyc) => {
      const { status } = known;
      enqueue.assign({ known, isRecordOld: false });
      if (hasNews(context.known, status) && (status === 'Approved' || status === 'Rejected'))
        enqueue.emit({ type: 'documents.decided', status });
    }),
    noteSubmitted: assign({
      known: ({ context }): KnownKyc => ({ ...context.known, status: 'Submitted' }),
      isRecordOld: true,
    }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    countUnchanged: assign({ unchanged: ({ context }) => context.unchanged + 1 }),
    forgetLooks: assign({ looks: 0, unchanged: 0 }),
    tellSubmitted: emit((_, { data }: SubmissionAnswer) => ({
      type: 'documents.submitted' as const,
      message: data?.message ?? '',
    })),
    tellArrived: emit({ type: 'documents.submitted' as const }),
    tellRefused: emit(({ context }, failure: Failure) => ({
      type: 'documents.refused' as const,
      failure,
      side: context.side,
    })),
    tellInterrupted: emit(({ context }, failure: Failure) => ({
      type: 'picture.interrupted' as const,
      failure,
      side: context.side ?? notProvided('side'),
    })),
    tellUnconfirmed: emit({ type: 'documents.unconfirmed' as const }),
    tellNotArrived: emit({ type: 'documents.notArrived' as const }),
    tellSessionEnded: emit({ type: 'session.ended' as const }),
    reportBug: emit(bug),
  },
});

/** For responses that contain data. */
export const knownOf = ({ event: { output } }: { event: { output: KycAnswer } }): KnownKyc =>
  output.data ?? notProvided('status');

export const knownIn = ({ event: { known } }: { event: { known: KnownKyc } }): KnownKyc => known;
