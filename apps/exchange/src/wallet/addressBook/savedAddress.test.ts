import { expect, it } from 'vitest';
import { entryAt, findEntries, readEntry } from './savedAddress';
import { cold, phone, rent, savings } from './testing/someEntries';

const labels = (typed: string, entries = [phone, cold]) => findEntries(entries, typed).map(({ label }) => label);

it('entries are found by any part of label and address, in any case', () => {
  expect(labels('STOR')).toEqual(['Cold storage']);
  expect(labels('c5d359')).toEqual(['Phone wallet']);
  expect(labels(' fb6916')).toEqual(['Phone wallet']);
  expect(labels('nothing')).toEqual([]);
});

it('matches at the start come first, then by label; without any text all are listed', () => {
  const [one, other] = [{ ...cold, label: 'A wallet' }, phone];
  expect(labels('wal', [{ ...one, label: 'Wallet 10' }, { ...one, label: 'Wallet 9' }, one, other])).toEqual([
    'Wallet 9',
    'Wallet 10',
    'A wallet',
    'Phone wallet',
  ]);
  expect(labels('')).toEqual(['Cold storage', 'Phone wallet']);
});

it('an entry that is already typed is offered only for its tag', () => {
  expect(labels(cold.address)).toEqual([]);
  expect(labels(savings.address, [savings, rent])).toEqual(['Rent', 'Savings']);
});

it('an entry is identified by its destination', () => {
  const bare = cold.address.slice('xdc'.length).toLowerCase();
  expect(entryAt([cold, phone], 'XDC', { address: bare, destinationTag: undefined })).toBe(cold);
  expect(entryAt([savings, rent], 'XRP', { ...rent, destinationTag: '007' })).toBe(rent);
  expect(entryAt([savings], 'XRP', rent)).toBeUndefined();
});

it("the server's entries are read, and unknown coins are left out", () => {
  const wire = { id: 5, currency: 'XRP', label: 'Savings', address: savings.address, destinationTag: 100001 };
  expect(readEntry(wire)).toEqual([{ ...savings, id: '5', asset: 'XRP' }]);
  expect(readEntry({ ...wire, destinationTag: null })).toMatchObject([{ destinationTag: undefined }]);
  expect(readEntry({ ...wire, currency: 'DOGE' })).toEqual([]);
});
