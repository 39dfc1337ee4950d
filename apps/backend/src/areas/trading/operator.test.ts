import type { Side } from '@exchange/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app';
import { createSessionStore } from '../../identity/stores/sessions';
import { orderFields } from './testing/tradingServer';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { connectClient } from '../../live/testing/liveClient';
import { readEnv } from '../../runtime/env';
import { createOperator } from '../testing/operator';

let former: TestExchange;
let app: FastifyInstance;
let url: string;
let seller: string;
let buyers: string[];
let operate: ReturnType<typeof createOperator>['operate'];
const clock = { now: Date.parse('2026-03-02T12:00:00Z') };

beforeAll(async () => {
  former = await startTestExchange(inject('clusterUrl'));
  seller = await former.addTrader({ XDC: '1000' });
  buyers = [await former.addTrader({ USDT: '100' }), await former.addTrader({ USDT: '100' })];
  await former.current().stop();
  const { database } = former;
  const now = () => clock.now;
  const sessions = createSessionStore(database.db, { idleMs: 1e12, maxMs: 1e12 });
  for (const trader of [seller, ...buyers])
    await sessions.open(`token of ${trader}`, trader, '127.0.0.1', new Date(clock.now));
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false' });
  app = await buildApp({ env, database, config: {}, now });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  ({ operate } = createOperator({ database, now }));
});

afterAll(async () => {
  await app.close();
  await former.close();
});

const order = async (trader: string, side: Side) => {
  const body = new FormData();
  const fields = orderFields({ side, price: '0.5', amount: '10' });
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { authorization: `token of ${trader}` };
  const response = await fetch(`${url}/api/trade/new_order`, { method: 'POST', headers, body });
  return { status: response.status, ...((await response.json()) as { message?: string }) };
};

const sell = () => order(seller, 'sell');

interface PairStatus {
  pair: string;
  tradingFlag: boolean;
}

/** Whether the pair takes orders, as the trading page was told last. */
const listen = async () => {
  const { heard } = await connectClient(url);
  return (pair = 'XDC-USDT') =>
    (heard('update-pair-status').at(-1) as PairStatus[] | undefined)?.find((row) => row.pair === pair)?.tradingFlag;
};

beforeEach(async () => {
  for (const pair of ['', ' XDC-USDT', ' XDC-USDC']) await operate(`trading resume${pair}`);
});

describe('`trading halt`', () => {
  it('closes a pair, which the trading page gets live, and resuming opens it [OPR-030] [OPS-131]', async () => {
    const flag = await listen();
    const { exit, lines, json } = await operate('trading halt xdc-usdt');
    expect([exit, lines]).toEqual([
      0,
      [
        'Trading on XDC-USDT is halted: new orders get “Under Maintenance”. Open orders stay and can be cancelled.',
        'It stays halted until you resume it: npm run operator -- trading resume XDC-USDT --why "..."',
      ],
    ]);
    expect(json).toMatchObject({ outcome: 'done', pair: 'XDC-USDT', until: null });
    expect((await sell()).message).toBe('Under Maintenance');
    await expect.poll(flag).toBe(false);
    expect((await operate('trading resume XDC-USDT')).lines).toEqual(['Trading on XDC-USDT has resumed.']);
    expect((await sell()).status).toBe(200);
    await expect.poll(flag).toBe(true);
  });

  it('closes all pairs, which the trading page gets live [OPR-030]', async () => {
    const flag = await listen();
    expect((await operate('trading halt')).lines[0]).toContain('All trading is halted');
    expect((await sell()).message).toBe('Under Maintenance');
    await expect.poll(flag).toBe(false);
    expect((await operate('trading resume')).lines).toEqual(['All trading has resumed.']);
    await expect.poll(flag).toBe(true);
  });

  it('with a time ends automatically on the running exchange [OPR-031]', async () => {
    const flag = await listen();
    const { lines, json } = await operate('trading halt XDC-USDT --for 30m');
    expect(lines[1]).toBe('It resumes automatically at 2026-03-02 12:30:00 UTC, unless resumed or halted again first.');
    expect(json).toMatchObject({ until: '2026-03-02T12:30:00.000Z' });
    await expect.poll(flag).toBe(false);
    clock.now += 30 * 60_000;
    await expect.poll(flag, { timeout: 10_000 }).toBe(true);
    expect((await sell()).status).toBe(200);
  });

  it('is shown with who, why, its start and its end [OPR-034]', async () => {
    const since = new Date(clock.now).toISOString().slice(11, 19);
    await operate('trading halt XDC-USDC --for 1d');
    await operate('trading halt');
    const { lines, json } = await operate('status');
    expect(lines).toContain(`trading   all             halted since 2026-03-02 ${since} UTC by ada: Ticket 4711`);
    expect(lines).toContain(
      `pair      XDC-USDC        halted since 2026-03-02 ${since} UTC until 2026-03-03 ${since} UTC by ada: Ticket 4711`,
    );
    expect(json['trading']).toMatchObject({ isOpen: false, halt: { by: 'ada', why: 'Ticket 4711' } });
  });
});

describe('`trading resume`', () => {
  it('says what stays halted, and whether there was a halt to lift [OPR-033]', async () => {
    expect((await operate('trading resume')).lines).toEqual(['There was no exchange-wide halt to lift.']);
    await operate('trading halt');
    await operate('trading halt XDC-USDT');
    await operate('trading halt XDC-USDC');
    expect((await operate('trading resume XDC-USDC')).lines).toEqual([
      'Trading on XDC-USDC has resumed.',
      'All trading is still halted, XDC-USDC included. To resume it: npm run operator -- trading resume --why "..."',
    ]);
    const { lines, json } = await operate('trading resume');
    expect(lines).toEqual(['All trading has resumed.', 'Still halted separately: XDC-USDT.']);
    expect(json).toMatchObject({ isLifted: true, stillHalted: ['XDC-USDT'] });
  });
});

describe('`market reference`', () => {
  it('is set, recorded, and known to calls, live connections and orders at once [OPR-035] [MKT-026]', async () => {
    const { heard } = await connectClient(url, { query: { pairStats: 'true' } });
    const figuresOf = (rows: unknown) =>
      (rows as { pairName: string; reference?: string }[]).find(({ pairName }) => pairName === 'XDC-USDT')?.reference;
    const { exit, lines } = await operate('market reference xdc-usdt --set 0.5');
    expect([exit, lines[0]]).toEqual([
      0,
      'The reference price of XDC-USDT is 0.5. Orders up to 10 % from it are accepted.',
    ]);
    const body = new URLSearchParams({ exchange_id: '1' });
    const prices = await fetch(`${url}/api/pair_price`, { method: 'POST', body });
    expect(figuresOf(((await prices.json()) as { data: unknown }).data)).toBe('0.5');
    await expect.poll(() => heard('pairStats').some((rows) => figuresOf(rows) === '0.5')).toBe(true);
    expect((await sell()).status).toBe(200);

    await operate('market reference XDC-USDT --set 0.4');
    expect(await sell()).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: 'Maximum 10% +/- deviation allowed from last price',
    });
    expect((await operate('market reference XDC-USDT')).lines).toEqual(['XDC-USDT   0.4']);
    expect((await operate('market reference')).json['references']).toHaveLength(9);
    expect((await operate('log --last 1')).lines.join(' ')).toContain('market reference XDC-USDT --set 0.4');
  });

  it.each([
    ['market reference XDC-XDCE --set 1', 'The price of XDC-XDCE is fixed.'],
    ['market reference XDC-USDT --set 0', '0 is not an amount.'],
    ['market reference XDC-USDT --set 5000', '5000 is more than ten times'],
    ['market reference XDC-DOGE', 'There is no pair XDC-DOGE.'],
  ])('%s is refused: %s [OPR-035]', async (line, message) => {
    const { exit, lines } = await operate(line);
    expect([exit, lines[0]]).toEqual([1, expect.stringContaining(message)]);
  });
});

describe('`market linked`', () => {
  it('lists accounts that share a network or device and trade with each other, and nobody else [OPR-036]', async () => {
    const { pool } = former.database;
    const [near, far] = buyers;
    const places = [
      [seller, 'one', '192.0.2.7'],
      [near, 'two', '192.0.2.7'],
      [far, 'one', '192.0.2.8'],
      [seller, 'one', 'unknown'],
      [far, 'one', 'unknown'],
    ];
    for (const place of places) await pool.query(`insert into known_place values ($1, $2, $3, now())`, place);
    await operate('market reference XDC-USDT --set 0.5');
    for (const buyer of buyers) expect(await order(buyer, 'buy')).toMatchObject({ status: 200 });
    const { json } = await operate('market linked');
    expect(json['linked']).toMatchObject([
      { pairs: ['XDC-USDT'], trades: 1, isSameNetwork: true, isSameDevice: false },
    ]);

    for (const trader of [seller, far]) await pool.query(`insert into known_device values ($1, 'one')`, [trader]);
    const { lines } = await operate('market linked');
    expect(lines.map((line) => line.split('; ')[1])).toEqual(['the same network', 'the same device']);
    expect(lines[0]).toContain('1 trade on XDC-USDT, the last 2026-03-02');
  });
});
