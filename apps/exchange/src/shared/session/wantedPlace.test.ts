import { describe, expect, it } from 'vitest';
import { readWantedPlace } from './wantedPlace';

describe('the place to go back to after signing in', () => {
  it('is the one that was asked for, with its query [SHL-044]', () => {
    expect(readWantedPlace({ wantedPlace: '/history/XDC?page=2' })).toBe('/history/XDC?page=2');
  });

  it.each([
    [null],
    [{}],
    [{ wantedPlace: 7 }],
    [{ wantedPlace: 'https://elsewhere.example' }],
    [{ wantedPlace: '//elsewhere.example' }],
    [{ wantedPlace: '/\\elsewhere.example' }],
  ])('is nothing where none of ours is named: %j', (state) => {
    expect(readWantedPlace(state)).toBeUndefined();
  });
});
