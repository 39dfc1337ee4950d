import { expect, it } from 'vitest';
import { reachableStates } from '../testing/reachableStates';
import {
  accepted,
  address,
  allowed,
  codeSent,
  insufficient,
  intended,
  timedOut,
  wrongOtp,
} from './testing/startedWithdrawal';
import { withdrawalMachine } from './withdrawalMachine';

const opened = (facts: object) => ({
  type: 'panel.opened',
  conditions: { ...allowed, facts: { ...allowed.facts, ...facts } },
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(withdrawalMachine, {
    input: { asset: 'XDC', newId: () => 'id-1', now: () => 0 },
    events: [
      opened({}),
      opened({ documentStatus: 0 }),
      opened({ tfaStatus: 0 }),
      opened({ withdrawalStartIn: '2026-03-03T09:15:00.000Z' }),
      { type: 'panel.closed' },
      { type: 'form.submitted', form: { address, destTag: '', amount: '1500' }, unconfirmed: [] },
      { type: 'emailCode.typed', code: '12345' },
      { type: 'authenticatorCode.typed', code: '123456' },
      { type: 'withdrawal.confirmed' },
      { type: 'withdrawal.found', withdrawal: intended },
    ],
    outputs: { requestCode: [codeSent, timedOut], requestWithdrawal: [accepted, wrongOtp, insufficient, timedOut] },
  });
  expect(reached).toEqual(
    new Set(
      [
        'away',
        { closed: 'needsKyc' },
        { closed: 'needsTwoFactor' },
        { closed: 'waiting' },
        { open: 'editing' },
        { open: 'requested' },
        { open: 'refused' },
        { open: 'unconfirmed' },
        { confirming: { enteringCodes: 'noCode' } },
        { confirming: { enteringCodes: 'requestingCode' } },
        { confirming: { enteringCodes: 'codeSent' } },
        { confirming: 'submitting' },
      ].map((value) => JSON.stringify(value)),
    ),
  );
});
