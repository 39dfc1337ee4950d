import { describe, expect, it } from 'vitest';
import { fromOwnScreen, fromUnknownPath } from './redirects';

describe('finding the way', () => {
  it('leads a visitor from an unknown path to sign in [SHL-041]', () => {
    expect(fromUnknownPath('visitor')).toEqual({ to: '/login' });
  });

  it('leads a logged-in trader from an unknown path to the ratio swap [SHL-042]', () => {
    expect(fromUnknownPath('trader')).toEqual({ to: '/ratio-swap' });
  });

  it('leads a visitor from a screen of their own to sign in, and remembers the place [SHL-044]', () => {
    expect(fromOwnScreen('visitor', '/history/XDC?page=2')).toEqual({
      to: '/login',
      state: { wantedPlace: '/history/XDC?page=2' },
    });
  });

  it('lets a logged-in trader in [SHL-044]', () => {
    expect(fromOwnScreen('trader', '/wallet')).toBeUndefined();
  });
});
