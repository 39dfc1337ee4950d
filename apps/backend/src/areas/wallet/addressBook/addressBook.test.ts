import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTrading, type Fields, type TestTrader, type TradingServer } from '../../trading/testing/tradingServer';
import { addressBookTraderHandlers } from './addressBookHandlers';
import { addressBookFormChecks } from './addressBookFormChecks';

let server: TradingServer;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'), {
    traderHandlers: addressBookTraderHandlers,
    objections: addressBookFormChecks,
  });
});
afterAll(() => server.close());

const hex = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const cold = { currency: 'XDC', label: 'Cold storage', toAddress: `xdc${hex}` };
const phone = { currency: 'XDC', label: 'Phone', toAddress: 'xdcfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' };
const ripple = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH';
const savings = { currency: 'XRP', label: 'Savings', toAddress: ripple, destinationTag: '100001' };

const save = (whose: TestTrader, fields: Fields) =>
  server.post('/user/save_withdrawal_address', { exchange_id: '1', ...fields }, whose);
const remove = (whose: TestTrader, id: string) =>
  server.post('/user/remove_withdrawal_address', { exchange_id: '1', id }, whose);
const list = (whose: TestTrader, fields: Fields = {}) => server.get('/user/withdrawal_addresses', fields, whose);

interface Item {
  id: string;
  currency: string;
  label: string;
  address: string;
  destinationTag: string | null;
}

const bookOf = async (whose: TestTrader, fields: Fields = {}): Promise<Item[]> => {
  const { status, body } = await list(whose, fields);
  expect(status).toBe(200);
  return body['data'] as Item[];
};

const saved = async (whose: TestTrader, fields: Fields): Promise<Item> => {
  const { status, body } = await save(whose, fields);
  expect([status, body['statusCode'], body['message']]).toEqual([200, 200, 'Address saved.']);
  return body['data'] as Item;
};

const refusal = (status: number, message: string, field: string) => ({
  status,
  body: { statusCode: status, message, field },
});

describe('the address book', () => {
  it('keeps addresses with a label and a tag, per coin, in the order they were saved', async () => {
    const trader = await server.addTrader();
    expect(await bookOf(trader)).toEqual([]);
    const first = await saved(trader, { ...cold, label: '  Cold storage ' });
    expect(first).toMatchObject({ currency: 'XDC', label: 'Cold storage', address: `xdc${hex}`, destinationTag: null });
    const tagged = await saved(trader, savings);
    expect(tagged).toMatchObject({ address: ripple, destinationTag: '100001' });
    const second = await saved(trader, phone);
    expect(await bookOf(trader)).toEqual([first, tagged, second]);
    expect(await bookOf(trader, { currency: 'XRP' })).toEqual([tagged]);
  });

  it('changes label, address and tag of an entry, in its place', async () => {
    const trader = await server.addTrader();
    const { id } = await saved(trader, cold);
    await saved(trader, phone);
    const changed = await saved(trader, { ...cold, id, label: 'Ledger', toAddress: hex });
    expect(changed).toEqual({ id, currency: 'XDC', label: 'Ledger', address: hex, destinationTag: null });
    expect((await bookOf(trader)).map(({ label }) => label)).toEqual(['Ledger', 'Phone']);
  });

  it('keeps no tag for a coin without tags', async () => {
    expect(await saved(await server.addTrader(), { ...cold, destinationTag: '5' })).toMatchObject({
      destinationTag: null,
    });
  });

  it('removes an entry, which can be saved again', async () => {
    const trader = await server.addTrader();
    const { id } = await saved(trader, cold);
    const removed = { status: 200, body: { statusCode: 200, message: 'Address removed.' } };
    expect(await remove(trader, id)).toEqual(removed);
    expect(await bookOf(trader)).toEqual([]);
    expect(await remove(trader, id)).toEqual(removed);
    expect(await save(trader, { ...cold, id })).toEqual(
      refusal(404, "This address isn't in your address book any more.", 'id'),
    );
    await saved(trader, cold);
    expect(await bookOf(trader)).toMatchObject([{ label: 'Cold storage' }]);
  });

  it('keeps an entry once, however often it is sent, even at the same time', async () => {
    const trader = await server.addTrader();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => saved(trader, cold)));
    expect(others).toEqual(Array.from({ length: 4 }, () => first));
    expect(await bookOf(trader)).toEqual([first]);
  });
});

describe('what is refused, in the words of the form', () => {
  it.each([
    ['', 'This field is required.', 'label'],
    [' ', 'This field is required.', 'label'],
    ['x'.repeat(41), 'Use at most 40 characters.', 'label'],
    ['a\tb', "Don't use line breaks or other control characters.", 'label'],
  ])('the label %j', async (label, message, field) => {
    expect(await save(await server.addTrader(), { ...cold, label })).toEqual(refusal(400, message, field));
  });

  it('an address that could not be withdrawn to, and XRP without its tag', async () => {
    const trader = await server.addTrader();
    expect(await save(trader, { ...cold, toAddress: `0x${hex}` })).toEqual(
      refusal(400, 'Enter valid XDC address.', 'toAddress'),
    );
    const mistyped = refusal(
      400,
      'This address probably has a typo. Check every character, or copy it again.',
      'toAddress',
    );
    expect(await save(trader, { ...cold, toAddress: `xdc${hex.replace('aA', 'aa')}` })).toEqual(mistyped);
    const { destinationTag: _, ...untagged } = savings;
    expect(await save(trader, untagged)).toEqual(refusal(400, 'This field is required.', 'destinationTag'));
    expect(await save(trader, { ...savings, destinationTag: '4294967296' })).toEqual(
      refusal(400, "A destination tag can't be greater than 4294967295.", 'destinationTag'),
    );
    expect(await bookOf(trader)).toEqual([]);
  });

  it('a coin that is not listed', async () => {
    const trader = await server.addTrader();
    const notListed = refusal(404, 'This coin is not listed.', 'currency');
    expect(await save(trader, { ...cold, currency: 'DOGE' })).toEqual(notListed);
    expect(await list(trader, { currency: 'DOGE' })).toEqual(notListed);
  });

  it('an address that is already in the book, naming the entry, unless the tag differs', async () => {
    const trader = await server.addTrader();
    await saved(trader, cold);
    const again = refusal(409, 'This address is already saved as “Cold storage”.', 'toAddress');
    expect(await save(trader, { ...cold, label: 'Other', toAddress: hex.toLowerCase() })).toEqual(again);
    const { id } = await saved(trader, phone);
    expect(await save(trader, { ...cold, id, label: 'Phone' })).toEqual(again);
    await saved(trader, savings);
    await saved(trader, { ...savings, label: 'Other', destinationTag: '100002' });
    expect(await bookOf(trader)).toHaveLength(4);
  });

  it('more than 100 per coin, even at the same time', async () => {
    const trader = await server.addTrader();
    const numbered = (index: number) => ({
      currency: 'XDC',
      label: `No. ${String(index)}`,
      toAddress: String(index).padStart(40, '0'),
    });
    for (let index = 0; index < 97; index += 1) await saved(trader, numbered(index));
    const last = await Promise.all([97, 98, 99, 100, 101].map((index) => save(trader, numbered(index))));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    expect(await save(trader, cold)).toEqual(
      refusal(409, "You've saved 100 XDC addresses, the maximum. Remove one to save another.", 'currency'),
    );
    await saved(trader, savings);
  });
});

describe("another trader's address book", () => {
  it('can’t be seen or changed, even by someone who knows its IDs [WAL-330]', async () => {
    const [owner, other] = [await server.addTrader(), await server.addTrader()];
    const entry = await saved(owner, cold);
    expect(await bookOf(other)).toEqual([]);
    expect(await save(other, { ...phone, id: entry.id })).toEqual(
      refusal(404, "This address isn't in your address book any more.", 'id'),
    );
    expect((await remove(other, entry.id)).status).toBe(200);
    expect(await bookOf(owner)).toEqual([entry]);
    const own = await saved(other, cold);
    expect(own.id).not.toBe(entry.id);
    expect(await bookOf(owner)).toEqual([entry]);
  });

  it('requires a token [WAL-330]', async () => {
    const nobody = { statusCode: 401, message: 'please login again' };
    expect((await server.post('/user/save_withdrawal_address', cold)).body).toEqual(nobody);
    expect((await server.post('/user/remove_withdrawal_address', { id: 'x' })).body).toEqual(nobody);
    expect((await server.get('/user/withdrawal_addresses', {})).body).toEqual(nobody);
  });
});
