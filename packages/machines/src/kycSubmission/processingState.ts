import { onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import {
  chosenPictures,
  keptIds,
  nextSide,
  pictureOf,
  type SentDocuments,
  type SentPicture,
} from './kycSubmissionRules';
import { formIn, knownIn, kycSubmissionSetup, type KycSubmissionContext } from './kycSubmissionSetup';
import { notProvided } from '../notProvided';

interface Sending {
  context: KycSubmissionContext;
  self: { send: (event: { type: 'upload.progressed'; percent: number }) => void };
}

const progressOf =
  ({ self }: Sending) =>
  (percent: number): void =>
    self.send({ type: 'upload.progressed', percent });

const pictureIn = (sending: Sending): SentPicture => {
  const form = formIn(sending.context);
  const side = nextSide(form, sending.context.kept) ?? notProvided('side');
  return { side, picture: pictureOf(form, side) ?? notProvided('picture'), onProgress: progressOf(sending) };
};

const documentsIn = (sending: Sending): SentDocuments => {
  const { userId, kept, known, hasPictureCall } = sending.context;
  const form = formIn(sending.context);
  return {
    userId,
    form,
    pictures: hasPictureCall
      ? { ids: keptIds(kept) ?? notProvided('pictures') }
      : { files: chosenPictures(form) ?? notProvided('pictures') },
    replaces: known,
    onProgress: progressOf(sending),
  };
};

const keepProgress = {
  actions: {
    type: 'keepProgress',
    params: ({ event }: { event: { percent: number } }) => event.percent,
  },
} as const;

const stopping = { target: '#kycSubmission.checking', actions: ['leavePictures', 'askForCaptcha'] } as const;

const refusing = withFailure('keepFailure', 'tellRefused');

const sendingPicture = kycSubmissionSetup.createStateConfig({
  tags: 'busy',
  entry: 'takeNextPicture',
  on: { 'upload.progressed': keepProgress, 'sending.stopped': stopping },
  invoke: {
    src: 'sendPicture',
    input: pictureIn,
    ...onAnswer(
      when('hasSessionEnded', { target: '#kycSubmission.ended' }),
      when('lacksPictureCall', { target: 'choosing', actions: 'noteNoPictureCall' }),
      when('hasWorked', { target: 'choosing', actions: withAnswer('keepPicture') }),
      when('isDeclined', { target: '#kycSubmission.failed', actions: refusing }),
      otherwise({ target: 'interrupted', actions: withFailure('keepFailure', 'tellInterrupted') }),
    ),
  },
});

const submitting = kycSubmissionSetup.createStateConfig({
  tags: 'busy',
  entry: 'leavePictures',
  on: { 'upload.progressed': keepProgress },
  invoke: {
    src: 'submitDocuments',
    input: documentsIn,
    ...onAnswer(
      when('hasSessionEnded', { target: '#kycSubmission.ended' }),
      when('hasWorked', {
        target: '#kycSubmission.submitted',
        actions: ['noteSubmitted', 'clearForm', 'askForCaptcha', withAnswer('tellSubmitted')],
      }),
      when('isUnconfirmed', { target: '#kycSubmission.unconfirmed', actions: 'tellUnconfirmed' }),
      when('arePicturesGone', { target: '#kycSubmission.failed', actions: ['forgetPictures', ...refusing] }),
      otherwise({ target: '#kycSubmission.failed', actions: refusing }),
    ),
  },
});

/**
 * Pictures are sent one by one, so that a broken connection only costs one of them. Without that call, all are sent at
 * once.
 */
export const processing = kycSubmissionSetup.createStateConfig({
  entry: 'noteBefore',
  initial: 'choosing',
  on: {
    'captcha.changed': { actions: { type: 'keepCaptcha', params: ({ event }) => event.isSolved } },
    'status.changed': [
      {
        guard: { type: 'saysApproved', params: knownIn },
        target: 'approved',
        actions: { type: 'takeKnown', params: knownIn },
      },
      { actions: { type: 'takeKnown', params: knownIn } },
    ],
  },
  states: {
    choosing: { always: [{ guard: 'isPictureMissing', target: 'sendingPicture' }, { target: 'submitting' }] },
    sendingPicture,
    interrupted: {
      on: {
        'picture.retried': 'sendingPicture',
        'sending.stopped': stopping,
        'form.typed': {
          target: '#kycSubmission.checking',
          actions: ['leavePictures', { type: 'keepForm', params: ({ event }) => event.form }],
        },
      },
    },
    submitting,
  },
});
