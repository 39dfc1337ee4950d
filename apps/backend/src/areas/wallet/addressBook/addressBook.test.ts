import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { codeOf } from '#contract/refusalCodes';
import { compose } from '../..';
import { savedAddress } from '#db/schema';
import { hour, minute } from '../../accounts/testing/accountsServer';
import { startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { CODE_TRIES: '10', MAIL_TRIES: '1000' });
});
afterAll(() => server.closeSound());

const hex = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const cold = { currency: 'XDC', label: 'Cold storage', toAddress: `xdc${hex}` };
const phone = { currency: 'XDC', label: 'Phone', toAddress: 'xdcfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' };
const ripple = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH';
const savings = { currency: 'XRP', label: 'Savings', toAddress: ripple, destinationTag: '100001' };

type Fields = Record<string, string>;

/** None if it is empty. */
const codeField = (tfa: string): Fields => (tfa === '' ? {} : { tfa });

/** With a fresh code of the app, unless another is given. */
const save = (whose: WalletTrader, { tfa = server.freshAppCode(), ...fields }: Fields) =>
  server.post('/user/save_withdrawal_address', { exchange_id: '1', ...codeField(tfa), ...fields }, whose);
const remove = (whose: WalletTrader, id: string, tfa = server.freshAppCode()) =>
  server.post('/user/remove_withdrawal_address', { exchange_id: '1', id, ...codeField(tfa) }, whose);
const list = (whose: WalletTrader, fields: Fields = {}) => server.get('/user/withdrawal_addresses', fields, whose);

interface Item {
  id: string;
  currency: string;
  label: string;
  address: string;
  destinationTag: string | null;
  since: string;
}

const bookOf = async (whose: WalletTrader, fields: Fields = {}): Promise<Item[]> => {
  const { status, body } = await list(whose, fields);
  expect(status).toBe(200);
  return body['data'] as Item[];
};

const saved = async (whose: WalletTrader, fields: Fields): Promise<Item> => {
  const { status, body } = await save(whose, fields);
  expect([status, body['statusCode'], body['message']]).toEqual([200, 200, 'Address saved.']);
  return body['data'] as Item;
};

const refusal = (status: number, message: string, field: string, code = codeOf(status)) => ({
  status,
  body: { statusCode: status, code, message, field },
});

const expectRefusal = async (answer: ReturnType<typeof save>, wanted: ReturnType<typeof refusal>) => {
  const { status, body } = await answer;
  expect({ status, body }).toEqual(wanted);
};

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
    expect(changed).toMatchObject({ id, currency: 'XDC', label: 'Ledger', address: hex, destinationTag: null });
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
    expect(await remove(trader, id)).toMatchObject(removed);
    expect(await bookOf(trader)).toEqual([]);
    expect(await remove(trader, id)).toMatchObject(removed);
    await expectRefusal(
      save(trader, { ...cold, label: 'Other', id }),
      refusal(404, "This address isn't in your address book any more.", 'id'),
    );
    await saved(trader, cold);
    expect(await bookOf(trader)).toMatchObject([{ label: 'Cold storage' }]);
  });

  it('keeps an entry once, however often it is sent, even at the same time', async () => {
    const trader = await server.addTrader();
    const tfa = server.freshAppCode();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => saved(trader, { ...cold, tfa })));
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
    await expectRefusal(save(await server.addTrader(), { ...cold, label }), refusal(400, message, field));
  });

  it('an address that could not be withdrawn to, and XRP without its tag', async () => {
    const trader = await server.addTrader();
    await expectRefusal(
      save(trader, { ...cold, toAddress: `0x${hex}` }),
      refusal(400, 'Enter valid XDC address.', 'toAddress'),
    );
    const mistyped = refusal(
      400,
      'This address probably has a typo. Check every character, or copy it again.',
      'toAddress',
    );
    await expectRefusal(save(trader, { ...cold, toAddress: `xdc${hex.replace('aA', 'aa')}` }), mistyped);
    const { destinationTag: _, ...untagged } = savings;
    await expectRefusal(save(trader, untagged), refusal(400, 'This field is required.', 'destinationTag'));
    await expectRefusal(
      save(trader, { ...savings, destinationTag: '4294967296' }),
      refusal(400, "A destination tag can't be greater than 4294967295.", 'destinationTag'),
    );
    expect(await bookOf(trader)).toEqual([]);
  });

  it('a coin that is not listed', async () => {
    const trader = await server.addTrader();
    const notListed = refusal(404, 'This coin is not listed.', 'currency');
    await expectRefusal(save(trader, { ...cold, currency: 'DOGE' }), notListed);
    await expectRefusal(list(trader, { currency: 'DOGE' }), notListed);
  });

  it('an address that is already in the book, naming the entry, unless the tag differs', async () => {
    const trader = await server.addTrader();
    await saved(trader, cold);
    const again = refusal(409, 'This address is already saved as “Cold storage”.', 'toAddress');
    await expectRefusal(save(trader, { ...cold, label: 'Other', toAddress: hex.toLowerCase() }), again);
    const { id } = await saved(trader, phone);
    await expectRefusal(save(trader, { ...cold, id, label: 'Phone' }), again);
    await saved(trader, savings);
    await saved(trader, { ...savings, label: 'Other', destinationTag: '100002' });
    expect(await bookOf(trader)).toHaveLength(4);
  });

  it('more than 100 per coin, and one code makes one change even at the same time [WAL-381]', async () => {
    const trader = await server.addTrader();
    const numbered = (index: number) => ({
      currency: 'XDC',
      label: `No. ${String(index)}`,
      toAddress: String(index).padStart(40, '0'),
    });
    await server.database.db.insert(savedAddress).values(
      Array.from({ length: 97 }, (_, index) => {
        const { label, toAddress: address } = numbered(index);
        const entry = { id: randomUUID(), asset: 'XDC', label, address, destinationTag: null, place: address } as const;
        return { ...entry, owner: trader.uniqueId, since: new Date(server.clock.now) };
      }),
    );
    for (const index of [97, 98]) await saved(trader, numbered(index));
    const tfa = server.freshAppCode();
    const last = await Promise.all([99, 100, 101].map((index) => save(trader, { ...numbered(index), tfa })));
    expect(last.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    await expectRefusal(
      save(trader, cold),
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
    await expectRefusal(
      save(other, { ...phone, id: entry.id }),
      refusal(404, "This address isn't in your address book any more.", 'id'),
    );
    expect((await remove(other, entry.id)).status).toBe(200);
    expect(await bookOf(owner)).toEqual([entry]);
    const own = await saved(other, cold);
    expect(own.id).not.toBe(entry.id);
    expect(await bookOf(owner)).toEqual([entry]);
  });

  it('requires a token [WAL-330]', async () => {
    const nobody = { statusCode: 401, code: 'session_ended', message: 'please login again' };
    expect((await server.postFrom('/user/save_withdrawal_address', cold)).body).toEqual(nobody);
    expect((await server.postFrom('/user/remove_withdrawal_address', { id: 'x' })).body).toEqual(nobody);
    expect((await server.getFrom('/user/withdrawal_addresses', {})).body).toEqual(nobody);
  });
});

describe('a change', () => {
  const wrong = refusal(400, 'Wrong 2FA code.', 'tfa', 'wrong_two_factor_code');
  const evil = 'xdcfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

  it('is not made by a bare session, nor with a code that was used, whichever change [WAL-381]', async () => {
    const trader = await server.addTrader();
    const tfa = server.freshAppCode();
    const entry = await saved(trader, { ...cold, tfa });
    for (const code of [{ tfa: '' }, { tfa }, { tfa: server.appCode(50) }]) {
      await expectRefusal(save(trader, { ...cold, id: entry.id, toAddress: evil, ...code }), wrong);
      await expectRefusal(save(trader, { ...phone, ...code }), wrong);
      server.clock.now += 15 * minute;
    }
    await expectRefusal(remove(trader, entry.id, ''), wrong);
    expect(await bookOf(trader)).toEqual([entry]);
  });

  it('needs two-factor to be on [WAL-381]', async () => {
    const trader = await server.addTrader({}, { twoFactorSince: null, twoFactorSecret: null });
    const { status, body } = await save(trader, cold);
    expect([status, body['message']]).toEqual([403, 'Please enable 2FA.']);
  });

  it('counts wrong codes, and a repeat that needs none does not start them over [WAL-382]', async () => {
    const trader = await server.addTrader();
    const entry = await saved(trader, cold);
    const guess = async () => (await save(trader, { ...phone, tfa: server.appCode(50) })).status;
    for (let times = 0; times < 10; times += 1) {
      expect(await guess()).toBe(400);
      expect(await saved(trader, { ...cold, tfa: '' })).toEqual(entry);
    }
    expect(await guess()).toBe(429);
  });

  it('is emailed with what it was and is, and stands in the security log [WAL-383]', async () => {
    const trader = await server.addTrader();
    const { id } = await saved(trader, cold);
    await saved(trader, { ...cold, id, toAddress: evil });
    await remove(trader, id);
    const texts = server
      .lettersTo(trader.email, 'addressBookChanged')
      .map((letter) => compose(letter, { brand: 'Exchange', publicUrl: 'https://exchange.example' }).text);
    const parts = [
      ['was saved in', 'Cold storage', cold.toAddress],
      ['was changed in', evil, cold.toAddress],
      ['was removed from', evil],
    ];
    expect(texts).toHaveLength(parts.length);
    for (const [at, wanted] of parts.entries()) for (const part of wanted) expect(texts[at]).toContain(part);
    const { body } = await server.get('/user/security_log', {}, trader);
    const kinds = (body['data'] as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['addressRemoved', 'addressChanged', 'addressAdded']);
  });

  it('that removed an entry is undone without a code for 10 minutes, but only as it was [WAL-384]', async () => {
    const trader = await server.addTrader();
    const entry = await saved(trader, cold);
    const undo = (more: Fields = {}) => save(trader, { ...cold, id: entry.id, tfa: '', ...more });
    await remove(trader, entry.id);
    expect((await undo({ toAddress: evil })).status).toBe(404);
    for (const { body } of await Promise.all([undo(), undo()]))
      expect(body).toMatchObject({ statusCode: 200, data: entry });
    expect(await bookOf(trader)).toEqual([entry]);
    await remove(trader, entry.id);
    server.clock.now += 10 * minute;
    expect((await undo()).status).toBe(404);
  });
});

describe('the wait for new addresses', () => {
  const setWait = (whose: WalletTrader, wait: 'on' | 'off', tfa = server.freshAppCode()) =>
    server.post('/user/new_address_wait', { exchange_id: '1', wait, ...codeField(tfa) }, whose);
  const waitOf = async (whose: WalletTrader) => (await list(whose)).body['newAddressWait'];

  it('is off by default, turned on and off with a code, and still applies for 24 hours [WAL-386] [WAL-389]', async () => {
    const trader = await server.addTrader();
    const off = { isOn: false, endsAt: null };
    expect(await waitOf(trader)).toEqual(off);
    expect((await setWait(trader, 'on', '')).body).toMatchObject({ statusCode: 400, field: 'tfa' });
    expect(await waitOf(trader)).toEqual(off);
    const on = { isOn: true, endsAt: null };
    expect((await setWait(trader, 'on')).body).toMatchObject({ statusCode: 200, data: on });
    expect((await setWait(trader, 'off', '')).body).toMatchObject({ statusCode: 400, field: 'tfa' });
    expect(await waitOf(trader)).toEqual(on);
    const { body } = await setWait(trader, 'off');
    const ending = { isOn: true, endsAt: new Date(server.clock.now + 24 * hour).toISOString() };
    expect(body).toMatchObject({ statusCode: 200, data: ending });
    // Nothing changes, so no code is needed, and the end isn't postponed.
    server.clock.now += hour;
    expect((await setWait(trader, 'off', '')).body).toMatchObject({ statusCode: 200, data: ending });
    server.clock.now += 23 * hour;
    expect(await waitOf(trader)).toEqual(off);
    const log = (await server.get('/user/security_log', {}, trader)).body['data'] as { kind: string }[];
    const kinds = ['addressWaitDisabled', 'codeRefused', 'addressWaitEnabled', 'codeRefused'];
    expect(log.map(({ kind }) => kind)).toEqual(kinds);
    expect(server.lettersTo(trader.email, 'addressWaitChanged').map(({ until }) => until?.toISOString())).toEqual([
      undefined,
      ending.endsAt,
    ]);
  });

  it('counts from when an entry got its address: a new label changes nothing', async () => {
    const trader = await server.addTrader();
    const { id, since } = await saved(trader, cold);
    expect((await saved(trader, { ...cold, id, label: 'Ledger' })).since).toBe(since);
    const replaced = await saved(trader, { ...cold, id, toAddress: phone.toAddress });
    expect(replaced.since).toBe(new Date(server.clock.now).toISOString());
  });
});
