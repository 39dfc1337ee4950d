import fastify from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashToken } from '../identity/secrets/randomness';
import type { Trader } from '../contract/handlers';
import { createLiveServer } from './liveServer';
import { connectClient } from './testing/liveClient';

const idOf = (token: string): string => hashToken(token).toString('hex');
const traderWith = (token: string, uniqueId: string): Trader => ({
  uniqueId,
  email: `${uniqueId}@example.com`,
  session: idOf(token),
});

/** Knows the tokens `ada 1`, `ada 2` and `bob 1`. */
const known = async (token: string): Promise<Trader | undefined> => {
  const [name, number] = token.split(' ');
  return number === undefined ? undefined : traderWith(token, `u-${String(name)}`);
};

const startServer = async (findTrader = known) => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const live = createLiveServer({
    http: app.server,
    log: app.log,
    registry: new Registry(),
    findTrader,
    allowedOrigins: [],
  });
  app.addHook('preClose', async () => live.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const open = (token: unknown) => connectClient(url, { token: () => token });
  const connect = async (token?: unknown) => {
    const client = await open(token);
    await client.settle();
    return client;
  };
  return { live, open, connect };
};

const status = 'update-kyc-status';
const own = 'update-kyc-status-u-ada';

describe('a trader’s private messages', () => {
  it('reach each live connection of the trader, and no one else [ACC-164]', async () => {
    const { live, connect } = await startServer();
    const [one, two] = [await connect('ada 1'), await connect('Bearer ada 2')];
    const others = [await connect('bob 1'), await connect('dead'), await connect()];
    live.tellTrader('u-ada', status, 'Approved');
    for (const { settle } of [one, two, ...others]) await settle();
    expect([one, two].map(({ heard }) => heard(own))).toEqual([['Approved'], ['Approved']]);
    for (const { heard } of others) expect(heard(own)).toEqual([]);
    expect([one, two].flatMap(({ heard }) => heard('refusal'))).toEqual([]);
  });

  it('don’t reach clients that join the channel by name [ACC-164]', async () => {
    const { live, connect } = await startServer();
    const visitor = await connect();
    for (const pair of ['user u-ada', `session ${idOf('ada 1')}`]) visitor.socket.emit('join', { pair });
    await visitor.settle();
    live.tellTrader('u-ada', status, 'Approved');
    await visitor.settle();
    expect(visitor.heard(own)).toEqual([]);
    expect(live.sessions()).toEqual([]);
  });
});

describe('a connection without a valid token', () => {
  it.each([
    ['none', undefined, 0],
    ['nothing', '', 0],
    ['a dead one', 'dead', 1],
    ['no text', { toString: 'ada 1' }, 1],
    ['a list', ['ada 1'], 1],
    ['a number', 7, 1],
    ['a very long one', 'x'.repeat(50_000), 1],
  ])('(%s) is a visitor’s, and receives public messages [ACC-164]; a wrong one is told [LIV-052]', async (...row) => {
    const [, token, told] = row;
    const { live, open } = await startServer();
    const { socket, settle, heard } = await open(token);
    await settle();
    const refusal = { code: 'session_ended', message: 'please login again' };
    expect(heard('refusal')).toEqual(Array<unknown>(told).fill(refusal));
    live.publish('estimate-price-update', { XDC: '0.05' });
    await settle();
    expect(heard('estimate-price-update')).toHaveLength(1);
    expect(live.sessions()).toEqual([]);
    expect(socket.connected).toBe(true);
  });
});

describe('a session that ends', () => {
  it('ends its live connections, but no others of the trader or of anyone else [ACC-164]', async () => {
    const { live, connect } = await startServer();
    const [first, again] = [await connect('ada 1'), await connect('ada 1')];
    const others = [await connect('ada 2'), await connect('bob 1'), await connect()];
    const ended = Promise.all([first.next('disconnect'), again.next('disconnect')]);
    live.endSession(idOf('ada 1'));
    expect(await ended).toEqual(['io server disconnect', 'io server disconnect']);
    expect(others.map(({ socket }) => socket.connected)).toEqual([true, true, true]);
    await expect.poll(() => live.sessions().sort()).toEqual([idOf('ada 2'), idOf('bob 1')].sort());
  });

  it('while its connection is being made ends that as well [ACC-164]', async () => {
    const waiting: (() => void)[] = [];
    const { live, open } = await startServer(async (token) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return known(token);
    });
    const { socket, heard } = await open('ada 1');
    socket.emit('ping', {});
    await expect.poll(() => waiting.length).toBe(1);
    live.endSession(idOf('ada 1'));
    for (const goOn of waiting) goOn();
    await expect.poll(() => socket.connected).toBe(false);
    live.tellTrader('u-ada', status, 'Approved');
    await expect.poll(() => live.sessions()).toEqual([]);
    expect([...heard('pong'), ...heard(own)]).toEqual([]);
  });
});

describe('a connection whose trader can’t be looked up', () => {
  it('is ended, so that the client tries again [ACC-164]', async () => {
    const { open } = await startServer(async () => Promise.reject(new Error('The database is gone')));
    const { socket } = await open('ada 1');
    await expect.poll(() => socket.connected).toBe(false);
  });
});
