import { describe, expect, it } from 'vitest';
import { activityAfter, isPastDeadline, tokenVerdict } from './sessionRules';

const hour = 3_600_000;
const watch = { lastActivityAt: 1_000, idleTimeoutMs: hour };

describe('the idle deadline', () => {
  it('is reached when the time-out has passed since the last activity, not a moment before [DOM-353]', () => {
    expect(isPastDeadline(watch, 1_000 + hour - 1)).toBe(false);
    expect(isPastDeadline(watch, 1_000 + hour)).toBe(true);
  });

  it('moves with activity before it', () => {
    expect(activityAfter(watch, 1_000 + hour - 1)).toBe(1_000 + hour - 1);
  });

  it('does not move with activity after it, so a woken page cannot revive a session', () => {
    expect(activityAfter(watch, 1_000 + hour)).toBe(1_000);
  });

  it('does not move back when another tab tells of earlier activity', () => {
    expect(activityAfter(watch, 500)).toBe(1_000);
  });
});

describe('what the server says of a token', () => {
  it.each([
    ['the documented yes', { data: { message: 'User JWT Successfully' } }, 'valid'],
    ['the documented no', { error: { code: 'refused', status: 401, message: 'please login again' } }, 'ended'],
    [
      'a no by its code',
      { error: { code: 'refused', status: 403, message: 'Bye.', reason: 'session_ended' } },
      'ended',
    ],
    ['any other refusal of a token', { error: { code: 'refused', status: 200, message: 'ok' } }, 'undecided'],
    ['any other refusal', { error: { code: 'refused', status: 500, message: 'Internal error' } }, 'undecided'],
    ['nothing', { error: { code: 'unreachable' } }, 'undecided'],
  ] as const)('%s means %3$s', (_, check, verdict) => {
    expect(tokenVerdict(check)).toBe(verdict);
  });
});
