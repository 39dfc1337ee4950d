import { normaliseSearch } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upperCase } from './upperCase';

describe('typed text that is upper-cased', () => {
  it.each([
    ['at its end', { text: 'xdc', start: 3, end: 3 }, { text: 'XDC', start: 3, end: 3 }],
    ['in its middle', { text: 'XdDC', start: 2, end: 2 }, { text: 'XDDC', start: 2, end: 2 }],
    ['over a selection', { text: 'xdc-btc', start: 1, end: 4 }, { text: 'XDC-BTC', start: 1, end: 4 }],
    ['after a letter that becomes two', { text: 'ßeth', start: 1, end: 1 }, { text: 'SSETH', start: 2, end: 2 }],
    ['in an empty field', { text: '', start: 0, end: 0 }, { text: '', start: 0, end: 0 }],
  ])('keeps the caret %s', (_, typed, shown) => {
    expect(upperCase(typed)).toEqual(shown);
  });

  it('matches the normalised search, apart from spaces at its ends', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(upperCase({ text, start: 0, end: 0 }).text.trim()).toBe(normaliseSearch(text));
      }),
    );
  });
});
