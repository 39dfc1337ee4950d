import type { KycForm } from '@exchange/domain';
import { firstContext, knownIn, kycSubmissionSetup } from './kycSubmissionSetup';
import { processing } from './processingState';
import { unconfirmed } from './unconfirmedState';

const typing = {
  target: '#kycSubmission.checking',
  actions: { type: 'keepForm', params: ({ event }: { event: { form: KycForm } }) => event.form },
} as const;

const keepCaptcha = {
  type: 'keepCaptcha',
  params: ({ event }: { event: { isSolved: boolean } }) => event.isSolved,
} as const;

/** Nothing has been typed yet, so there is nothing to check. */
const resting = { 'form.typed': typing, 'captcha.changed': { actions: keepCaptcha } } as const;

const editing = {
  'form.typed': typing,
  'captcha.changed': { target: '#kycSubmission.checking', actions: keepCaptcha },
  'form.discarded': { target: '#kycSubmission.resting', actions: ['clearForm', 'askForCaptcha'] },
} as const;

/**
 * Submits identity documents: filled in, checked, sent picture by picture, then awaiting a decision. The form is kept
 * until the exchange has accepted it. If a response is lost, the profile shows whether the documents arrived.
 */
export const kycSubmissionMachine = kycSubmissionSetup.createMachine({
  id: 'kycSubmission',
  context: ({ input }) => firstContext(input),
  initial: 'resting',
  on: {
    'status.changed': [
      { guard: { type: 'isNoNews', params: knownIn } },
      {
        guard: { type: 'saysApproved', params: knownIn },
        target: '.approved',
        actions: { type: 'takeKnown', params: knownIn },
      },
      // Keeps what was typed.
      { guard: 'isTouched', actions: { type: 'takeKnown', params: knownIn } },
      { target: '.resting', actions: { type: 'takeKnown', params: knownIn } },
    ],
  },
  states: {
    resting: {
      always: [
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isSubmitted', target: 'submitted' },
        { guard: 'isRejected', target: 'rejected' },
        { target: 'invalid' },
      ],
    },
    checking: { always: [{ guard: 'mayBeSubmitted', target: 'ready' }, { target: 'invalid' }] },
    invalid: { on: editing },
    ready: { on: { ...editing, 'documents.submitted': 'processing' } },
    processing,
    failed: {
      entry: 'askForCaptcha',
      on: {
        ...editing,
        'captcha.changed': [
          {
            guard: { type: 'isSolved', params: ({ event }) => event.isSolved },
            target: 'checking',
            actions: keepCaptcha,
          },
          { actions: keepCaptcha },
        ],
      },
    },
    unconfirmed,
    submitted: { on: { ...resting, 'replacing.requested': 'invalid' } },
    rejected: { on: resting },
    approved: { entry: 'clearForm' },
    ended: { type: 'final', entry: ['clearForm', 'tellSessionEnded'] },
  },
});
