import { assetSymbols, type AssetSymbol } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createNoCustody } from '../../custody/noCustody';
import { createStatusStore } from '../../reference/statusStore';
import { startTrading } from '../trading/testing/tradingServer';
import { addressTraderHandlers } from './addressHandlers';
import { createAddressStore } from './shared/depositAddresses';
import { startWallet, type WalletServer, type WalletTrader } from './testing/walletServer';

let server: WalletServer;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'));
});
afterAll(() => server.closeSound());

const askFor = (trader: Pick<WalletTrader, 'token'>, tokenSymbol: string, uniqueId = 'whoever') =>
  server.post('/user/get_address', { exchangeId: '1', uniqueId, tokenSymbol }, trader);

const addressesOf = (trader: WalletTrader, asset: AssetSymbol) => server.addressOf(trader, asset);

const addTraders = async (count: number): Promise<WalletTrader[]> => {
  const traders: WalletTrader[] = [];
  while (traders.length < count) traders.push(await server.addTrader());
  return traders;
};

describe('a deposit address', () => {
  it('is given by name and address under `message`, with the tag for XRP [WAL-001]', async () => {
    const trader = await server.addTrader();
    const xdc = await askFor(trader, 'XDC', trader.uniqueId);
    expect([xdc.status, xdc.body['status']]).toEqual([200, 200]);
    expect(xdc.body['message']).toMatchObject({
      name: 'XDC',
      address: expect.stringMatching(/^xdc[0-9a-fA-F]{40}$/) as string,
      destinationTag: null,
      isSimulated: true,
    });
    const xrp = await askFor(trader, 'XRP', trader.uniqueId);
    expect(xrp.body['message']).toMatchObject({
      name: 'XRP',
      address: expect.stringMatching(/^r/) as string,
      destinationTag: expect.stringMatching(/^\d+$/) as string,
    });
  });

  it('is the same on every call, for ten first calls at once, and after a restart [WAL-002]', async () => {
    const trader = await server.addTrader();
    const first: unknown[] = [];
    for (const asset of assetSymbols) {
      const places = await Promise.all(Array.from({ length: 10 }, () => addressesOf(trader, asset)));
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
      first.push(places[0]);
    }
    await server.restart();
    for (const [index, asset] of assetSymbols.entries()) expect(await addressesOf(trader, asset)).toEqual(first[index]);
    const { rowCount } = await server.database.pool.query('select from deposit_address where owner = $1', [
      trader.uniqueId,
    ]);
    expect(rowCount).toBe(assetSymbols.length);
  });

  it.each(assetSymbols.filter((asset) => asset !== 'XRP'))('of %s belongs to one trader [WAL-003]', async (asset) => {
    const traders = await addTraders(3);
    const addresses = await Promise.all(traders.map((trader) => addressesOf(trader, asset)));
    expect(new Set(addresses.map(({ address }) => address)).size).toBe(3);
  });

  it('of XRP is shared, and each trader has a unique tag [WAL-004]', async () => {
    const traders = await addTraders(4);
    const places = await Promise.all(traders.map((trader) => addressesOf(trader, 'XRP')));
    expect(new Set(places.map(({ address }) => address)).size).toBe(1);
    expect(new Set(places.map(({ destinationTag }) => destinationTag)).size).toBe(4);
    for (const { destinationTag } of places) expect(destinationTag).toMatch(/^[1-9]\d*$/);
    const again = await Promise.all(traders.map((trader) => addressesOf(trader, 'XRP')));
    expect(again).toEqual(places);
    const [first] = places;
    const copy = server.database.pool.query(
      `insert into deposit_address (owner, asset, address, destination_tag, created_at)
       values ($1, 'XRP', $2, $3, now())`,
      [(await server.addTrader()).uniqueId, first?.address, first?.destinationTag],
    );
    await expect(copy).rejects.toThrow('deposit_address_asset_address_destination_tag_key');
  });

  it("is that of the token's trader, whoever the call names [WAL-008]", async () => {
    const [trader, other] = [await server.addTrader(), await server.addTrader()];
    const others = await addressesOf(other, 'ETH');
    const { body } = await askFor(trader, 'ETH', other.uniqueId);
    expect((body['message'] as { address: string }).address).not.toBe(others.address);
    expect(body['message']).toEqual(await addressesOf(trader, 'ETH'));
  });

  it.each(['', 'token of nobody'])('is not given for the token %j [WAL-009]', async (token) => {
    const trader = await server.addTrader();
    const fields = { exchangeId: '1', uniqueId: trader.uniqueId, tokenSymbol: 'XDC' };
    const call = server.post('/user/get_address', fields, { token });
    const { status, body } = await call;
    expect([status, body]).toEqual([401, { status: 401, code: 'session_ended', message: 'please login again' }]);
  });

  it('is not given while deposits of its coin are closed, which the refusal names [WAL-007]', async () => {
    const trader = await server.addTrader();
    await addressesOf(trader, 'BTC');
    const status = createStatusStore(server.database.db);
    await status.setDeposits('BTC', false);
    const refused = await askFor(trader, 'BTC');
    expect([refused.status, refused.body]).toEqual([
      409,
      { status: 409, code: 'conflict', message: 'Deposits of BTC are paused.', field: 'tokenSymbol' },
    ]);
    expect((await askFor(trader, 'ETH')).status).toBe(200);
    await status.setDeposits('BTC', true);
    expect((await askFor(trader, 'BTC')).status).toBe(200);
  });

  it.each(['DOGE', 'xdc address', ''])('of %j is refused', async (coin) => {
    const { status, body } = await askFor(await server.addTrader(), coin);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body['field']).toBe('tokenSymbol');
  });
});

it('is kept once, however many first requests meet in the database [WAL-002]', async () => {
  const { uniqueId } = await server.addTrader();
  const { pool } = server.database;
  const custody = { addressFor: async () => ({ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }) };
  const store = createAddressStore({ db: pool, custody, now: Date.now });
  // All inserts wait for the gate, so that they start in the same moment.
  await pool.query(`create function wait_at_gate() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(39); return new; end'`);
  await pool.query('create trigger gate before insert on deposit_address execute function wait_at_gate()');
  for (let round = 0; round < 40; round += 1) {
    const gate = await pool.connect();
    await gate.query('select pg_advisory_lock(39)');
    const requests = Promise.all(Array.from({ length: 10 }, () => store.of(uniqueId, 'ETH')));
    await gate.query('select pg_sleep(0.01)');
    await gate.query('select pg_advisory_unlock(39)');
    gate.release();
    expect(new Set((await requests).map((place) => place?.address)).size).toBe(1);
    await pool.query('delete from deposit_address where owner = $1', [uniqueId]);
  }
  await pool.query('drop function wait_at_gate cascade');
});

it('refuses a coin without addresses in the documented form [WAL-006]', async () => {
  const bare = await startTrading(inject('clusterUrl'), {
    traderHandlers: ({ db, now }) =>
      addressTraderHandlers({
        addresses: {
          of: (owner, asset) => createAddressStore({ db: bare.pool, custody: createNoCustody(), now }).of(owner, asset),
        },
        status: createStatusStore(db),
        isSimulated: false,
      }),
  });
  const trader = await bare.addTrader();
  const fields = { exchangeId: '1', uniqueId: trader.uniqueId, tokenSymbol: 'XDC' };
  expect(await bare.post('/user/get_address', fields, trader)).toEqual({
    status: 200,
    body: { status: 400, message: { error: 'No address is available for this coin.' } },
  });
  await bare.close();
});
