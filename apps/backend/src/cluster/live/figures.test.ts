import { pairOf } from '@exchange/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasRedis, startRedisServer, type RedisServer } from '#faults/testing/redisServer';
import type { DatabaseClient } from '#db/client';
import type { Trade } from '../../exchange/events';
import { openTestDatabase, startGateway, startOwner, type Gateway, type Owner } from './testing/liveCluster';

const noon = Date.parse('2026-03-02T12:00:00Z');
const second = 1_000;
const minute = 60 * second;

let redis: RedisServer;
let database: DatabaseClient;
let clock: number;
let trades: number;

beforeAll(async () => {
  if (hasRedis) redis = await startRedisServer();
});

afterAll(async () => {
  if (hasRedis) await redis.remove();
});

beforeEach(async () => {
  if (hasRedis) database = await openTestDatabase();
  [clock, trades] = [noon, 0];
});

const openOwner = () => startOwner({ url: redis.url, database, now: () => clock });

const openGateway = async (owner: Owner): Promise<Gateway> => {
  const gateway = await startGateway({ url: redis.url, database, owner: () => owner });
  await expect.poll(gateway.isCurrent).toBe(true);
  return gateway;
};

/** A trade that is committed, and published unless nobody hears of it. */
const trade = async (price: string, owner?: Owner): Promise<void> => {
  trades += 1;
  const pair = 'XDC-USDT';
  const told: Trade = { id: String(trades), pair, price, amount: '3', takerSide: 'buy', at: clock };
  await database.pool.query(
    `insert into trade (id, pair, price, amount, taker_side, maker_order, taker_order, at)
     values ($1, $2, $3, $4, 'buy', 1, 2, to_timestamp($5))`,
    [told.id, Number(pairOf(pair).id), price, told.amount, clock / second],
  );
  owner?.exchange.commit({ trades: [told] });
};

const figures = ({ market }: Pick<Owner | Gateway, 'market'>) => ({
  stats: market.stats(),
  usd: market.usdPrices(),
  dayPrices: market.dayPrices(clock / second),
  running: market.running('XDC-USDT'),
});

/** That the gateway's figures are the owner's, and what its last price is. */
const agree = async (owner: Owner, gateway: Gateway, last: string): Promise<void> => {
  await expect.poll(() => gateway.market.lastPrice('XDC-USDT')).toBe(last);
  await expect.poll(() => figures(gateway)).toEqual(figures(owner));
};

const storedMinutes = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>('select count(*) from candle where seconds = 60');
  return Number(rows[0]?.count);
};

describe.skipIf(!hasRedis)("a gateway's figures", () => {
  it("are the owner's after trades, and when a reference price moves [OPS-665]", async () => {
    const owner = await openOwner();
    const gateway = await openGateway(owner);
    for (const price of ['0.05', '0.07', '0.04']) await trade(price, owner);
    await agree(owner, gateway, '0.04');
    owner.exchange.commit({ references: [{ pair: 'XDC-USDT', price: '0.045' }] });
    await expect.poll(() => gateway.market.referencePrice('XDC-USDT')).toBe('0.045');
    await agree(owner, gateway, '0.04');
  });

  it("are the owner's as minutes end, by the owner's clock [OPS-665]", async () => {
    const owner = await openOwner();
    const gateway = await openGateway(owner);
    await trade('0.05', owner);
    clock += minute + 4 * second;
    await owner.recorder.advance();
    await expect.poll(() => gateway.market.running('XDC-USDT')).toBeUndefined();
    await agree(owner, gateway, '0.05');
    await trade('0.06', owner);
    await agree(owner, gateway, '0.06');
    clock += 24 * 60 * minute + minute;
    await owner.recorder.advance();
    await expect.poll(() => gateway.market.stats([pairOf('XDC-USDT')])[0]?.volume).toBe('0');
    await agree(owner, gateway, '0.06');
  });

  it('are restored from candles, from trades, and from minutes that the owner has yet to store [OPS-665]', async () => {
    const owner = await openOwner();
    await trade('0.05', owner);
    clock += 2 * minute;
    await owner.recorder.advance();
    await trade('0.06', owner);
    // This minute is over, but the owner waits for late trades.
    clock += minute;
    await trade('0.08', owner);
    const stored = await storedMinutes();
    expect(stored).toBe(1);
    const gateway = await openGateway(owner);
    const [{ volume } = { volume: '' }] = gateway.market.stats([pairOf('XDC-USDT')]);
    expect(volume).toBe('9');
    expect(gateway.market.running('XDC-USDT')).toMatchObject({ open: '0.08', volume: '3' });
    expect(await storedMinutes()).toBe(stored);
    clock += minute + 4 * second;
    await owner.recorder.advance();
    await expect.poll(() => gateway.market.running('XDC-USDT')).toBeUndefined();
    await agree(owner, gateway, '0.08');
    expect(await storedMinutes()).toBe(3);
  });

  it('count each trade once, whether it was read or heard first [OPS-665]', async () => {
    const owner = await openOwner();
    await trade('0.05');
    const gateway = await openGateway(owner);
    owner.exchange.commit({
      trades: [{ id: '1', pair: 'XDC-USDT', price: '0.05', amount: '3', takerSide: 'buy', at: clock }],
    });
    await trade('0.06', owner);
    await agree(owner, gateway, '0.06');
    expect(gateway.market.stats([pairOf('XDC-USDT')])[0]?.volume).toBe('6');
  });
});
