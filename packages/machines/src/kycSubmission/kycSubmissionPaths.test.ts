import { expect, it } from 'vitest';
import { reachableStates } from '../testing/reachableStates';
import { kycSubmissionMachine } from './kycSubmissionMachine';
import {
  approved,
  brokenPicture,
  form,
  front,
  noSuchCall,
  rejected,
  sessionOver,
  taken,
  timedOut,
  tooYoung,
  unknown,
  userId,
  waiting,
} from './testing/startedKyc';

it('leaves no state out of reach', () => {
  const reached = reachableStates(kycSubmissionMachine, {
    input: { userId, known: unknown, now: () => Date.UTC(2026, 2, 2) },
    counters: ['looks', 'captchas', 'percent', 'before', 'failure', 'hasNotArrived', 'side', 'kept'],
    events: [
      { type: 'form.typed', form },
      { type: 'captcha.changed', isSolved: true },
      { type: 'documents.submitted' },
      { type: 'picture.retried' },
      { type: 'sending.stopped' },
      { type: 'replacing.requested' },
      { type: 'form.discarded' },
      { type: 'look.requested' },
      ...[waiting, rejected, approved].map((known) => ({ type: 'status.changed', known })),
    ],
    outputs: {
      sendPicture: [front, brokenPicture, noSuchCall, sessionOver, timedOut],
      submitDocuments: [taken, tooYoung, timedOut],
      readKyc: [{ data: unknown }, { data: waiting }, timedOut],
    },
  });
  expect(reached).toEqual(
    new Set(
      [
        // The initial state, before the profile has been loaded.
        'resting',
        'invalid',
        'ready',
        { processing: 'sendingPicture' },
        { processing: 'interrupted' },
        { processing: 'submitting' },
        'failed',
        { unconfirmed: 'asking' },
        { unconfirmed: 'pausing' },
        'submitted',
        'rejected',
        'approved',
        'ended',
      ].map((value) => JSON.stringify(value)),
    ),
  );
});
