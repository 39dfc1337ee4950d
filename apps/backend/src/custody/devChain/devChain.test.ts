import type { FastifyInstance } from 'fastify';
import { assetSymbols, needsDestinationTag, type AssetSymbol } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app';
import { connect, type DatabaseClient } from '../../db/client';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { closedExchange } from '../../exchange/testing/closedExchange';
import { readEnv } from '../../runtime/env';
import { createChainCustody } from '../chain/chains';
import type { Custody } from '../custody';
import { createRealDatabase } from '../testing/realDatabase';
import type { ChainReport, ChainSummary } from './chainReport';

const secretsKey = Buffer.alloc(32, 7).toString('base64');

let test: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;
let custody: Custody;

const openOn = async ({ connectionString }: TestDatabase, settings: Record<string, string> = {}) => {
  const client = connect({ connectionString, max: 4, onError: () => undefined });
  const given = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false', CHAIN_BLOCK_MS: '0', ...settings };
  const built = await buildApp({ env: readEnv(given), database: client, config: {}, exchange: closedExchange });
  await built.ready();
  return { client, built };
};

beforeAll(async () => {
  test = await createTestDatabase(inject('clusterUrl'));
  ({ client: database, built: app } = await openOn(test));
  custody = createChainCustody({ db: database.db, now: Date.now });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await test.drop();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/dev/chain/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const report = async (coin: AssetSymbol): Promise<ChainReport> =>
  (await app.inject({ url: `/dev/chain.json?coin=${coin}` })).json<ChainReport>();

const addressOf = async (coin: AssetSymbol, owner: string) => {
  const address = await custody.addressFor(coin, owner);
  if (!address) throw new Error('No address');
  return address;
};

const outside = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('the overview of the chains', () => {
  it('lists every chain, warns of real coins, runs no script and can’t be framed [WAL-177]', async () => {
    const { body, headers, statusCode } = await app.inject({ url: '/dev/chain' });
    expect(statusCode).toBe(200);
    for (const coin of assetSymbols) expect(body).toContain(`href="/dev/chain/${coin}"`);
    expect(body).toContain('These chains are simulated. No real coins exist here:');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/);
    expect(policy).not.toContain('script-src');
    expect(body).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('and the mailbox link to each other', async () => {
    expect((await app.inject({ url: '/dev/chain' })).body).toContain('<a href="/dev/mail">Mailbox</a>');
    expect((await app.inject({ url: '/dev/mail' })).body).toContain('<a href="/dev/chain">Simulated chains</a>');
  });

  it('is available to tests as JSON [WAL-177]', async () => {
    const chains = (await app.inject({ url: '/dev/chain.json' })).json<ChainSummary[]>();
    expect(chains.map(({ coin }) => coin)).toEqual([...assetSymbols]);
    expect(chains.find(({ coin }) => coin === 'BTC')).toMatchObject({ height: 0, waiting: 0, holds: '100000' });
  });
});

describe.each(assetSymbols)('the page of the chain of %s', (coin) => {
  it('sends test coins to any address, and shows the payment waiting, then in its block [WAL-177] [WAL-178]', async () => {
    const { address, destinationTag = '' } = await addressOf(coin, 'u-1');
    const { statusCode, headers } = await post('send', { coin, amount: '1,234.5', address, destinationTag });
    expect([statusCode, headers.location]).toEqual([303, `/dev/chain/${coin}?done=sent`]);
    const [payment] = (await report(coin)).payments;
    expect(payment).toMatchObject({ amount: '1234.5', address, height: null, confirmations: 0, direction: 'in' });
    expect(payment?.destinationTag).toBe(needsDestinationTag(coin) ? destinationTag : null);
    await post('mine', { coin });
    const mined = await report(coin);
    expect(mined.payments[0]).toMatchObject({ height: mined.height, confirmations: 1 });
    const { body } = await app.inject({ url: `/dev/chain/${coin.toLowerCase()}?done=sent` });
    const shown = [payment?.transactionId, mined.blocks[0]?.hash, address, `1,234.5 ${coin}`, 'Test coins sent.'];
    for (const text of shown) expect(body).toContain(text);
  });
});

describe('sending test coins', () => {
  it('shows errors beside the field, keeps what was typed and sends nothing [WAL-178]', async () => {
    const before = (await report('ETH')).payments;
    const { statusCode, body } = await post('send', { coin: 'ETH', amount: '-3', address: '"><script>' });
    expect(statusCode).toBe(422);
    expect(body).toMatch(/name="amount" value="-3"[^>]*aria-describedby="amount-fault"/);
    expect(body).toMatch(/id="amount-fault"[^>]*>Enter an amount above 0 with at most 18 decimals\./);
    expect(body).toMatch(/name="address" value="&quot;&gt;&lt;script&gt;"[^>]*aria-describedby="address-fault"/);
    expect(body).toMatch(/id="address-fault"[^>]*>Enter valid ETH address\./);
    expect((await report('ETH')).payments).toEqual(before);
  });

  it('reports an invalid tag, and a tag for a coin without tags, at the tag’s field [WAL-178]', async () => {
    const xrp = await addressOf('XRP', 'u-1');
    const { body } = await post('send', {
      coin: 'XRP',
      amount: '1',
      address: xrp.address,
      destinationTag: '4294967296',
    });
    expect(body).toMatch(/id="destinationTag-fault"[^>]*>A destination tag is a whole number from 0 to 4294967295\./);
    const other = await post('send', { coin: 'ETH', amount: '1', address: outside, destinationTag: '1' });
    expect(other.body).toMatch(/id="destinationTag-fault"[^>]*>ETH has no destination tags\./);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:4001', 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['a browser that says so', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s, as is everything else that changes a chain', async (_, headers) => {
    const before = await report('ETH');
    for (const path of ['send', 'mine', 'undo'])
      expect((await post(path, { coin: 'ETH', amount: '1', address: outside }, headers)).statusCode).toBe(403);
    expect(await report('ETH')).toEqual(before);
  });

  it('is accepted from its own page', async () => {
    const headers = { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' };
    expect((await post('send', { coin: 'ETH', amount: '1', address: outside }, headers)).statusCode).toBe(303);
    expect((await report('ETH')).payments[0]).toMatchObject({ address: outside, direction: 'elsewhere' });
  });
});

describe('undoing blocks', () => {
  it.each([
    ['back', [{ amount: '7', height: null }]],
    ['gone', []],
  ])('sends the payments of the blocks %s [WAL-179]', async (payments, left) => {
    const { address } = await addressOf('BTC', `undone ${payments}`);
    await post('send', { coin: 'BTC', amount: '7', address });
    await post('mine', { coin: 'BTC', count: '3' });
    const before = await report('BTC');
    const { headers } = await post('undo', { coin: 'BTC', count: '3', payments });
    expect(headers.location).toBe('/dev/chain/BTC?done=undone');
    const after = await report('BTC');
    expect(after.height).toBe(before.height - 3);
    expect(after.payments.filter((payment) => payment.address === address)).toMatchObject(left);
  });

  it.each(['0', '-1', '101', 'x', '1.5'])(
    'refuses %s as a number of blocks, and changes nothing [WAL-179]',
    async (count) => {
      const before = await report('BTC');
      for (const path of ['undo', 'mine'])
        expect((await post(path, { coin: 'BTC', count })).headers.location).toBe('/dev/chain/BTC?done=count');
      expect(await report('BTC')).toEqual(before);
      const { body } = await app.inject({ url: '/dev/chain/BTC?done=count' });
      expect(body).toContain('Enter a number of blocks from 1 to 100.');
    },
  );
});

describe('what doesn’t exist', () => {
  it.each(['/dev/chain/DOGE', '/dev/chain.json?coin=DOGE', '/dev/chain/BTC/1'])('%s is a 404', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it.each([
    [
      'in production',
      'real',
      { NODE_ENV: 'production', SECRETS_KEY: secretsKey, PUBLIC_URL: 'https://exchange.example' },
    ],
    [
      'in production on the database of a demo',
      'demo',
      { NODE_ENV: 'production', SECRETS_KEY: secretsKey, PUBLIC_URL: 'https://exchange.example' },
    ],
    ['on a real database', 'real', {}],
  ] as const)('is every page of the chains %s [WAL-180]', async (_, kind, settings) => {
    const store = await (kind === 'real' ? createRealDatabase : createTestDatabase)(inject('clusterUrl'));
    const { client, built } = await openOn(store, settings);
    for (const url of ['/dev/chain', '/dev/chain/BTC', '/dev/chain.json'])
      expect((await built.inject({ url })).statusCode).toBe(404);
    for (const path of ['send', 'mine', 'undo'])
      expect(
        (await built.inject({ method: 'POST', url: `/dev/chain/${path}`, payload: { coin: 'BTC' } })).statusCode,
      ).toBe(404);
    expect((await built.inject({ url: '/dev/mail' })).body).not.toContain('/dev/chain');
    await built.close();
    await client.close();
    await store.drop();
  });
});
