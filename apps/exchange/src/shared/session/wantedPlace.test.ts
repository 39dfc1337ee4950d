import { describe, expect, it } from 'vitest';
import { readWantedPlace, wantedFrom } from './wantedPlace';

describe('the place to return to after signing in', () => {
  it('is the one that was wanted, with its query', () => {
    expect(readWantedPlace({ wantedPlace: '/history/XDC?page=2' })).toBe('/history/XDC?page=2');
  });

  it.each([
    [null],
    [{}],
    [{ wantedPlace: 7 }],
    [{ wantedPlace: 'https://elsewhere.example' }],
    [{ wantedPlace: '//elsewhere.example' }],
    [{ wantedPlace: '/\\elsewhere.example' }],
  ])('is undefined if none of ours is named: %j', (state) => {
    expect(readWantedPlace(state)).toBeUndefined();
  });
});

describe('a link to sign in', () => {
  const here = { pathname: '/trade/XDC-USDT', search: '?from=home', state: null };

  it('carries the current page', () => {
    expect(wantedFrom(here)).toEqual({ wantedPlace: '/trade/XDC-USDT?from=home' });
  });

  it.each(['/trade/XDC-USDT', '/login'])('on %s passes on the page wanted before', (pathname) => {
    expect(wantedFrom({ ...here, pathname, state: { wantedPlace: '/wallet' } })).toEqual({ wantedPlace: '/wallet' });
  });

  it.each(['/login', '/register', '/reset_password/t-1', '/user/verify_account'])(
    "on %s carries nothing, since it isn't worth returning to",
    (pathname) => {
      expect(wantedFrom({ ...here, pathname })).toBeUndefined();
    },
  );
});
