import { describe, expect, it } from 'vitest';
import type { Failure } from '../result';
import { failureAnswer, isUnconfirmed, type FailureAnswer } from './answer';

const refused = (status: number): Failure => ({ code: 'refused', status, message: '' });

describe('what the exchange has said of a failure [TRD-420]', () => {
  it.each<[Failure, FailureAnswer, boolean]>([
    [refused(200), 'refused', false],
    [refused(400), 'refused', false],
    [refused(409), 'refused', false],
    [refused(429), 'notTried', false],
    [refused(501), 'notTried', false],
    [refused(503), 'notTried', false],
    [{ code: 'not-built' }, 'notTried', false],
    [refused(500), 'unclear', true],
    [refused(502), 'unclear', true],
    [refused(504), 'unclear', true],
    [{ code: 'unexpected' }, 'unclear', true],
    [{ code: 'cancelled' }, 'unclear', true],
    [{ code: 'unreachable' }, 'none', true],
    [{ code: 'timed-out' }, 'none', true],
  ])('%j is %s; may it have been carried out: %s', (failure, answer, mayHaveHappened) => {
    expect(failureAnswer(failure)).toBe(answer);
    expect(isUnconfirmed({ error: failure })).toBe(mayHaveHappened);
  });

  it('a success leaves nothing unconfirmed', () => {
    expect(isUnconfirmed({ data: 'placed' })).toBe(false);
  });
});
