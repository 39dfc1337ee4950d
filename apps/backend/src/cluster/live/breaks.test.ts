import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasRedis, startRedisServer, type RedisServer } from '#faults/testing/redisServer';
import type { LevelChange } from '../../exchange/events';
import { publicChannel, writePublication } from './publication';
import { openTestDatabase, prefix, startGateway, startOwner, type Client, type Owner } from './testing/liveCluster';

let redis: RedisServer;

beforeEach(async () => {
  if (hasRedis) redis = await startRedisServer();
});

afterEach(async () => {
  if (hasRedis) await redis.remove();
});

const ask = (amount: string): LevelChange => ({ pair: 'XDC-USDT', side: 'asks', price: '0.06', amount });

const commit = ({ exchange, flush }: Owner, amount: string): void => {
  exchange.commit({ levels: [ask(amount)] });
  flush();
};

/** An owner whose book is 10 at 0.06, a gateway, and a client of it that has heard the last change. */
const startFollowed = async (isCurrent = () => true) => {
  const database = await openTestDatabase();
  const first = await startOwner({ url: redis.url, database, isCurrent });
  await expect.poll(() => first.projections().stream).not.toBe('');
  // So that it is far ahead of any successor.
  for (let count = 0; count < 2_000; count += 1) first.live.publish('update-pair-status', []);
  let owner: Pick<Owner, 'projections'> = first;
  const gateway = await startGateway({ url: redis.url, database, owner: () => owner });
  await expect.poll(gateway.isCurrent).toBe(true);
  const client = await gateway.follow();
  commit(first, '10');
  await expect.poll(() => client.heard('XDC-USDT-book')).toHaveLength(1);
  const replace = async (name: string): Promise<Owner> => {
    const next = await startOwner({ url: redis.url, database, name });
    next.exchange.hold([ask('77')]);
    next.books.reset([ask('77')]);
    owner = next;
    return next;
  };
  /** Commits as soon as the gateway has been answered, while it isn't ready. */
  const commitOnceAsked = (amount: string): void => {
    owner = {
      projections: () => {
        setImmediate(() => commit(first, amount));
        return first.projections();
      },
    };
  };
  return { owner: first, gateway, client, replace, commitOnceAsked };
};

type Followed = Awaited<ReturnType<typeof startFollowed>>;

const amountIn = ({ gateway }: Followed): unknown => gateway.books.snapshot('XDC-USDT', 1).asks[0]?.amount;

/** That a client is told to start over: its connection ends, and the next one gets an answer. */
const startsOver = async ({ socket }: Client): Promise<void> => {
  await new Promise((resolve) => socket.once('disconnect', resolve));
  await new Promise((resolve) => socket.once('connect', () => socket.emit('ping', {})).once('pong', resolve));
};

const answersPing = async ({ socket }: Client): Promise<boolean> => {
  const answered = new Promise<boolean>((resolve) => socket.once('pong', () => resolve(true)));
  socket.emit('ping', {});
  return Promise.race([answered, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 300))]);
};

const tell = async (publication: string): Promise<void> => {
  const client = createClient({ url: redis.url });
  await client.connect();
  await client.publish(publicChannel(prefix), publication);
  client.destroy();
};

describe.skipIf(!hasRedis)('after what a gateway has missed', () => {
  it('its clients start over with the right book: a publication [OPS-663]', async () => {
    const followed = await startFollowed();
    const { owner, gateway, client } = followed;
    const over = startsOver(client);
    const { stream, counter, at } = owner.projections();
    // As after another one that never arrived, with what changed in it.
    owner.books.apply([ask('11')]);
    await tell(writePublication({ stream, counter: counter + 1_000, at, room: undefined, text: '' }));
    await over;
    expect(gateway.asked()).toBe(2);
    expect(amountIn(followed)).toBe('11');
    commit(owner, '12');
    await expect.poll(() => amountIn(followed)).toBe('12');
  });

  it('its clients start over with the right book: what Redis was away for [OPS-663]', async () => {
    const followed = await startFollowed();
    const { owner, gateway, client } = followed;
    await redis.kill();
    await expect.poll(gateway.isCurrent).toBe(false);
    const over = startsOver(client);
    expect(await answersPing(client)).toBe(false);
    commit(owner, '11');
    expect(amountIn(followed)).toBe('10');
    await redis.restart();
    await over;
    expect(amountIn(followed)).toBe('11');
    commit(owner, '12');
    await expect.poll(() => client.heard('XDC-USDT-book').at(-1)).toMatchObject({ seq: 3 });
  });

  it("its clients start over with the right book: the owner's end [OPS-663]", async () => {
    const followed = await startFollowed();
    const { owner, client, replace } = followed;
    const over = startsOver(client);
    await owner.stop();
    const next = await replace('successor');
    await over;
    expect(amountIn(followed)).toBe('77');
    commit(next, '78');
    await expect.poll(() => amountIn(followed)).toBe('78');
  });

  it('it hears a successor before it has missed its predecessor [OPS-663]', async () => {
    const followed = await startFollowed();
    const { client, replace, owner } = followed;
    const over = startsOver(client);
    const [next] = await Promise.all([replace('successor'), owner.stop()]);
    await over;
    commit(next, '78');
    await expect.poll(() => amountIn(followed)).toBe('78');
  });
});

describe.skipIf(!hasRedis)('until a gateway has everything again', () => {
  it('its clients hear nothing that they could take for current [OPS-663]', async () => {
    const followed = await startFollowed();
    const { gateway, client, commitOnceAsked } = followed;
    const heard: unknown[] = [];
    client.socket.on('XDC-USDT-book', (change) => void heard.push(change));
    const ended = new Promise((resolve) => client.socket.once('disconnect', () => resolve([...heard])));
    await redis.kill();
    await expect.poll(gateway.isCurrent).toBe(false);
    commitOnceAsked('11');
    await redis.restart();
    expect(await ended).toEqual([]);
    expect(amountIn(followed)).toBe('11');
  });
});

describe.skipIf(!hasRedis)('while the owner gives no sign of life', () => {
  it('pings get no answer, and afterwards clients start over [OPS-664]', async () => {
    let isAlive = true;
    const followed = await startFollowed(() => isAlive);
    const { owner, gateway, client } = followed;
    expect(await answersPing(client)).toBe(true);
    isAlive = false;
    await expect.poll(gateway.isCurrent).toBe(false);
    const over = startsOver(client);
    expect(await answersPing(client)).toBe(false);
    owner.books.apply([ask('11')]);
    isAlive = true;
    await over;
    expect(amountIn(followed)).toBe('11');
  });
});
