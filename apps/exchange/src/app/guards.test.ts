import { describe, expect, it } from 'vitest';
import { fromOwnScreen, fromUnknownPath } from './guards';

describe('redirects', () => {
  it('send a visitor from an unknown path to sign in', () => {
    expect(fromUnknownPath('visitor')).toEqual({ to: '/login' });
  });

  it('send a logged-in trader from an unknown path to the ratio swap', () => {
    expect(fromUnknownPath('trader')).toEqual({ to: '/ratio-swap' });
  });

  it('send a visitor from a private screen to sign in, and remember the place', () => {
    expect(fromOwnScreen('visitor', '/history/XDC?page=2')).toEqual({
      to: '/login',
      state: { wantedPlace: '/history/XDC?page=2' },
    });
  });

  it('let a logged-in trader in', () => {
    expect(fromOwnScreen('trader', '/wallet')).toBeUndefined();
  });
});
