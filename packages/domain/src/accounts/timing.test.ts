import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPassed, reloadAfterDisablingMs, resendPauseMs, secondsLeft } from './timing';

describe('asking again', () => {
  it('takes a minute, and two for a withdrawal [DOM-355]', () => {
    expect(resendPauseMs).toEqual({ login: 60_000, twoFactor: 60_000, withdrawal: 120_000 });
  });

  it.each([
    [120_000, 0, 120],
    [3_600_000, 0, 3600],
    [120_000, 1, 120],
    [120_000, 119_999, 1],
    [120_000, 120_000, 0],
    [120_000, 500_000, 0],
  ])('until %i shows at %i that %i seconds are left [DOM-355]', (deadline, now, seconds) => {
    expect(secondsLeft(deadline, now)).toBe(seconds);
  });

  it('is possible exactly when no second is left [DOM-355]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (deadline, now) => {
        expect(secondsLeft(deadline, now) === 0).toBe(hasPassed(deadline, now));
      }),
    );
  });
});

it('the page reloads 3.1 seconds after two-factor is turned off', () => {
  expect(reloadAfterDisablingMs).toBe(3_100);
});
