import { describe, expect, it } from 'vitest';
import type { DeviceStore } from '#shared/storage/deviceStore.ts';
import { deviceBook } from './deviceBook';
import { cold, phone, savings } from './testing/someEntries';

const createDevice = (stored: Record<string, string> = {}): DeviceStore => {
  const items = new Map(Object.entries(stored));
  return {
    read: (key) => items.get(key),
    write: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
  };
};

const fresh = (entry: typeof cold, asset: 'XDC' | 'XRP' = 'XDC') => ({ ...entry, id: undefined, asset });

describe('the address book on this device', () => {
  it("keeps a trader's entries, changes and removes them", () => {
    const device = createDevice();
    const book = deviceBook(device, 'u-1');
    const { data } = book.save(fresh(cold));
    book.save(fresh(savings, 'XRP'));
    expect(deviceBook(device, 'u-1').read()).toMatchObject([
      { label: 'Cold storage', asset: 'XDC' },
      { label: 'Savings', destinationTag: '100001' },
    ]);
    book.save({ ...fresh(cold), id: data?.id, label: 'Ledger' });
    book.remove('2');
    expect(book.read()).toEqual([{ ...cold, id: '1', asset: 'XDC', label: 'Ledger' }]);
  });

  it('never reuses the id of a removed entry', () => {
    const book = deviceBook(createDevice(), 'u-1');
    const first = book.save(fresh(cold)).data;
    book.remove(first?.id ?? '');
    expect(book.save(fresh(cold)).data?.id).toBe('2');
  });

  it("is not another trader's", () => {
    const device = createDevice();
    deviceBook(device, 'u-1').save(fresh(cold));
    expect(deviceBook(device, 'u-2').read()).toEqual([]);
  });

  it('refuses what the exchange refuses, in its words', () => {
    const book = deviceBook(createDevice(), 'u-1');
    book.save(fresh(cold));
    const { error } = book.save({ ...fresh(cold), label: 'Other', address: cold.address.toLowerCase() });
    expect(error).toMatchObject({ message: 'This address is already saved as “Cold storage”.', field: 'toAddress' });
    for (let index = 1; index < 100; index += 1)
      book.save({ ...fresh(phone), label: String(index), address: String(index).padStart(40, '0') });
    expect(book.save(fresh(phone)).error).toMatchObject({ field: 'currency' });
    expect(book.read()).toHaveLength(100);
  });

  it.each(['', '{', '[]', '{"entries":7}', '{"entries":[null,{"id":"1"},{"id":1,"asset":"XDC"}]}'])(
    'ignores %j',
    (stored) => {
      expect(deviceBook(createDevice({ 'addressBook-u-1': stored }), 'u-1').read()).toEqual([]);
    },
  );
});
