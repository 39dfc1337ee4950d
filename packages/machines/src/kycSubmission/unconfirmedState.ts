import { onAnswer, otherwise, when } from '../calls';
import { knownIn, knownOf, kycSubmissionSetup } from './kycSubmissionSetup';

/** The submission got no response, so the profile shows whether the documents arrived. */
export const unconfirmed = kycSubmissionSetup.createStateConfig({
  initial: 'asking',
  entry: 'forgetLooks',
  on: {
    'status.changed': [
      {
        guard: { type: 'saysArrived', params: knownIn },
        target: '.known',
        actions: { type: 'takeKnown', params: knownIn },
      },
      { actions: { type: 'takeKnown', params: knownIn } },
    ],
  },
  states: {
    asking: {
      tags: 'busy',
      entry: 'countLook',
      invoke: {
        src: 'readKyc',
        input: ({ context: { userId } }) => ({ userId }),
        ...onAnswer(
          when('hasSessionEnded', { target: '#kycSubmission.ended' }),
          when('hasWorked', { target: 'known', actions: ['countUnchanged', { type: 'takeKnown', params: knownOf }] }),
          otherwise({ target: 'pausing' }),
        ),
      },
    },
    pausing: {
      after: { pauseBeforeNextLook: 'asking' },
      on: { 'look.requested': 'asking' },
    },
    known: {
      always: [
        {
          guard: 'haveArrived',
          target: '#kycSubmission.resting',
          actions: ['clearForm', 'askForCaptcha', 'tellArrived'],
        },
        { guard: 'isApproved', target: '#kycSubmission.approved' },
        { guard: 'mayStillArrive', target: 'pausing' },
        { target: '#kycSubmission.failed', actions: ['noteNotArrived', 'tellNotArrived'] },
      ],
    },
  },
});
