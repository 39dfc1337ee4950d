import { expect, it } from 'vitest';
import { placeEntry, type BookEntry, type WantedEntry } from './bookEntry';

const hex = '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';

const entry = (id: string, address: string): BookEntry => ({
  id,
  asset: 'XDC',
  label: `label of ${id}`,
  address,
  destinationTag: null,
  place: address.replace('xdc', ''),
  since: new Date(0),
});

const wanted = (fields: Partial<WantedEntry>): WantedEntry => ({
  id: undefined,
  asset: 'XDC',
  label: 'Cold storage',
  address: `xdc${hex}`,
  destinationTag: null,
  ...fields,
});

const numbered = (count: number): BookEntry[] =>
  Array.from({ length: count }, (_, index) => entry(String(index), `xdc${String(index).padStart(40, '0')}`));

it('a coin has at most 100 entries, which can still be changed', () => {
  expect(placeEntry(numbered(99), wanted({}))).toEqual({ kind: 'add', place: hex });
  expect(placeEntry(numbered(100), wanted({}))).toEqual({ kind: 'full' });
  expect(placeEntry(numbered(100), wanted({ id: '7' }))).toMatchObject({
    kind: 'change',
    before: { id: '7' },
    place: hex,
  });
});

it('an address is in the book once, however it is written', () => {
  const kept = [entry('1', `xdc${hex}`)];
  const again = { kind: 'saved before', label: 'label of 1' };
  expect(placeEntry(kept, wanted({ address: hex.toUpperCase() }))).toEqual(again);
  expect(placeEntry([...kept, ...numbered(1)], wanted({ id: '0' }))).toEqual(again);
  expect(placeEntry(kept, wanted({ id: '1' }))).toMatchObject({ kind: 'change', before: { id: '1' }, place: hex });
});

it('saving the same entry again returns the existing one', () => {
  const [kept] = [entry('1', `xdc${hex}`)];
  expect(placeEntry([kept], wanted({ label: 'label of 1' }))).toEqual({ kind: 'repeat', entry: kept });
});

it('an entry that does not exist can’t be changed', () => {
  expect(placeEntry(numbered(3), wanted({ id: 'none' }))).toEqual({ kind: 'unknown' });
});
