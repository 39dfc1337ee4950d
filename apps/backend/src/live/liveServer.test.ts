import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientAddressOf } from '../http/clientAddress';
import { limitConnections } from './connectionLimit';
import { createLiveServer, type LiveOptions } from './liveServer';
import { connectClient, connectionOutcome } from './testing/liveClient';

const allowedOrigins = ['https://app.example'];

const startServer = async (port = 0, hasRoom: LiveOptions['hasRoom'] = () => true) => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const registry = new Registry();
  const findTrader = async () => undefined;
  const live = createLiveServer({ http: app.server, log: app.log, registry, findTrader, allowedOrigins, hasRoom });
  app.addHook('preClose', async () => live.close());
  const url = await app.listen({ host: '127.0.0.1', port });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await app.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { url, live, registry, close };
};

const stats = [
  { pairId: '5', pairName: 'XDC-USDT', price: '0.05', percentChange: '1', high: '1', low: '1', volume: '1' },
];

describe('the endpoint', () => {
  it('is a websocket; long polling is refused [LIV-001]', async () => {
    const { url } = await startServer();
    const response = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(400);
    expect(await connectionOutcome(url)).toBe('connected');
  });

  it('is open to programs, to the exchange’s own page and to allowed pages [LIV-002]', async () => {
    const { url } = await startServer();
    for (const origin of [undefined, url, 'https://app.example'])
      expect(await connectionOutcome(url, origin === undefined ? {} : { origin })).toBe('connected');
  });

  it.each(['https://evil.example', 'http://127.0.0.1:1', 'null'])(
    'is closed to the page %s [LIV-002]',
    async (origin) => {
      const { url } = await startServer();
      expect(await connectionOutcome(url, { origin })).not.toBe('connected');
    },
  );

  it('serves no client library to load [LIV-001]', async () => {
    const { url } = await startServer();
    expect((await fetch(`${url}/socket.io/socket.io.js`)).status).toBe(400);
  });
});

describe('live connections from one network', () => {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };

  const ask = async (url: string, from: string) => {
    const headers = { ...upgrade, 'Sec-WebSocket-Key': 'x3JJHMbDL1EzLkh9GBhXDw==', 'X-Forwarded-For': from };
    const asked = request(`${url}/socket.io/?EIO=4&transport=websocket`, { headers, agent: false }).end();
    return new Promise<{ status: number | undefined; message: string; end: () => void }>((resolve, reject) => {
      asked.once('error', reject);
      asked.once('upgrade', (_response, socket) => {
        onTestFinished(() => void socket.destroy());
        resolve({ status: 101, message: '', end: () => socket.resetAndDestroy() });
      });
      asked.once('response', (response) => {
        void text(response).then((message) => resolve({ status: response.statusCode, message, end: () => undefined }));
      });
    });
  };

  const start = async (most: number) => {
    const lines: string[] = [];
    const log = { warn: (_about: unknown, line = '') => void lines.push(line) };
    const clock = { now: Date.parse('2026-03-02T12:00:00Z') };
    const addressOf = clientAddressOf(['127.0.0.1']);
    const limits = { most, mostBytes: 100_000, addressOf, log, now: () => clock.now };
    const { url } = await startServer(0, limitConnections(limits));
    return { url, lines, clock };
  };

  it('are limited in number, separately from other networks [OPS-424]', async () => {
    const { url, lines } = await start(2);
    const first = await ask(url, '203.0.113.7:5678');
    expect([first.status, (await ask(url, '203.0.113.7:5679')).status]).toEqual([101, 101]);
    const message = 'Too many live connections from your network. Close some pages and try again.';
    for (const port of [1, 2]) {
      const refused = await ask(url, `203.0.113.7:${port}`);
      expect([refused.status, JSON.parse(refused.message)]).toEqual([
        429,
        { statusCode: 429, code: 'too_many_requests', message },
      ]);
    }
    expect(lines).toEqual([expect.stringContaining('TRUST_PROXY')]);
    expect((await ask(url, '203.0.113.8')).status).toBe(101);
    first.end();
    await expect.poll(async () => (await ask(url, '203.0.113.7')).status).toBe(101);
    expect((await ask(url, '203.0.113.7')).status).toBe(429);
  });

  it('are counted by the part of an IPv6 address that stays the same for a household [OPS-424]', async () => {
    const { url } = await start(1);
    expect((await ask(url, '[2001:db8::1]:443')).status).toBe(101);
    expect((await ask(url, '2001:db8::ffff')).status).toBe(429);
    expect((await ask(url, '2001:db8:0:1::1')).status).toBe(101);
  });

  it('are ended once they send too much together, and more are refused until the minute is over [OPS-455]', async () => {
    const { url, lines, clock } = await start(0);
    const [flooding, other] = [await connectClient(url), await connectClient(url, { from: '203.0.113.8' })];
    const ended = flooding.next('disconnect');
    for (let sent = 0; sent < 2_000; sent += 1) flooding.socket.emit('join', { pair: 'x'.repeat(50) });
    expect(await ended).toMatch(/^transport/);
    expect([(await ask(url, '127.0.0.1')).status, lines]).toEqual([429, [expect.stringContaining('TRUST_PROXY')]]);
    await other.settle();
    expect(other.socket.connected).toBe(true);
    clock.now += 60_000;
    expect((await ask(url, '127.0.0.1')).status).toBe(101);
  });

  it('are not counted if the operator sets no limit [OPS-424]', async () => {
    const { url } = await start(0);
    for (let count = 0; count < 5; count += 1) expect((await ask(url, '203.0.113.7')).status).toBe(101);
  });
});

describe('an upgrade that breaks before it is answered', () => {
  it.each(['/elsewhere', '/socket.io/?EIO=4&transport=websocket'])(
    'at %s ends nothing else [LIV-007]',
    async (path) => {
      const { url } = await startServer();
      const other = await connectClient(url);
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await other.settle();
      socket.resetAndDestroy();
      await other.settle();
      expect(other.socket.connected).toBe(true);
    },
  );
});

describe('a frame', () => {
  it('of 64 KB is read; a larger one ends only its own connection [LIV-003]', async () => {
    const { url } = await startServer();
    const [one, other] = [await connectClient(url), await connectClient(url)];
    one.socket.emit('join', { pair: 'x'.repeat(65_000) });
    await one.settle();
    const ended = one.next('disconnect');
    one.socket.emit('join', { pair: 'x'.repeat(66_000) });
    expect(await ended).toMatch(/^transport/);
    await other.settle();
    expect(other.socket.connected).toBe(true);
  });
});

describe('an event that the client calls error', () => {
  it.each([[null], ['x'], [{ toString: 1 }], []])(
    'is left alone, whatever comes with it: %j [LIV-007]',
    async (...sent) => {
      const { url } = await startServer();
      const [one, other] = [await connectClient(url), await connectClient(url)];
      one.socket.emit('error', ...sent);
      await one.settle();
      await other.settle();
      expect([one.socket.connected, other.socket.connected]).toEqual([true, true]);
    },
  );
});

describe('ping', () => {
  it.each([
    ['with nothing', undefined, {}],
    ['with the moment it was sent', { sentAt: '2026-02-10T12:00:00Z' }, { sentAt: '2026-02-10T12:00:00Z' }],
    ['with anything else', { sentAt: 5, more: 'x' }, {}],
  ])('%s is answered by pong, which repeats the moment [LIV-004]', async (_, payload, answer) => {
    const { url } = await startServer();
    const { socket, next } = await connectClient(url);
    const pong = next('pong');
    socket.emit('ping', ...(payload === undefined ? [] : [payload]));
    expect(await pong).toEqual(answer);
  });
});

describe('the figures of all pairs', () => {
  it('are sent only to clients that subscribed when connecting or with join [LIV-005] [LIV-006]', async () => {
    const { url, live } = await startServer();
    const asked = await connectClient(url, { query: { exchange_id: '1', pairStats: 'true' } });
    const joined = await connectClient(url);
    joined.socket.emit('join', { pair: 'XDC-USDT', pairStats: true });
    const silent = await connectClient(url, { query: { exchange_id: '1', pairStats: 'false' } });
    silent.socket.emit('join', { pair: 'XDC-USDT' });
    const all = [asked, joined, silent];
    for (const { settle } of all) await settle();
    live.publish('pairStats', stats);
    live.publish('pairVolume', [{ pairName: 'XDC-USDT', volume: '1' }]);
    for (const { settle } of all) await settle();
    expect(all.map(({ heard }) => heard('pairStats'))).toEqual([[stats], [stats], []]);
    expect(all.map(({ heard }) => heard('pairVolume').length)).toEqual([1, 1, 0]);
  });

  it('continue after leave, which is about one pair [LIV-005]', async () => {
    const { url, live } = await startServer();
    const { socket, settle, heard } = await connectClient(url);
    socket.emit('join', { pair: 'XDC-USDT', pairStats: true });
    socket.emit('leave', { pair: 'XDC-USDT' });
    await settle();
    live.publish('pairStats', stats);
    await settle();
    expect(heard('pairStats')).toHaveLength(1);
  });
});

describe('public events', () => {
  it('are sent to every client [LIV-023]', async () => {
    const { url, live } = await startServer();
    const clients = [await connectClient(url), await connectClient(url, { query: { pairStats: 'true' } })];
    live.publish('estimate-price-update', { XDC: '0.05' });
    for (const { settle } of clients) await settle();
    for (const { heard } of clients) expect(heard('estimate-price-update')).toEqual([{ XDC: '0.05' }]);
  });
});

describe('rubbish', () => {
  const rubbish: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'XDC-USDT'],
    ['a number', 7],
    ['a list', ['XDC-USDT']],
    ['a pair that does not exist', { pair: 'DOGE-XDC', pairStats: true }],
    ['a pair that is no text', { pair: { toString: 'XDC-USDT' }, pairStats: true }],
    ['a name of every object', { pair: '__proto__', pairStats: true }],
    ['bytes', new Uint8Array([1, 2, 3])],
    ['a wish that is no truth value', { pair: 'XDC-USDT', pairStats: 'true' }],
  ];

  it.each(rubbish)('in join and leave (%s) does no harm and asks for nothing [LIV-007]', async (_, payload) => {
    const { url, live } = await startServer();
    const { socket, settle, heard } = await connectClient(url);
    for (const event of ['join', 'leave']) socket.emit(event, payload);
    await settle();
    live.publish('pairStats', stats);
    await settle();
    expect(heard('pairStats')).toEqual([]);
  });

  it('does no harm, whether unknown events or hundreds of joins [LIV-007]', async () => {
    const { url } = await startServer();
    const { socket, settle } = await connectClient(url);
    for (const event of ['pairStats', 'update-pair-status', 'nothing', 'error']) socket.emit(event, { a: 1 });
    for (let round = 0; round < 500; round += 1) socket.emit('join', { pair: `PAIR-${round}`, pairStats: true });
    await settle();
    expect(socket.connected).toBe(true);
  });
});

describe('open connections', () => {
  it('are counted [LIV-008]', async () => {
    const { url, registry } = await startServer();
    await connectClient(url);
    const { socket } = await connectClient(url);
    expect(await registry.metrics()).toContain('live_sockets 2');
    socket.disconnect();
    await expect.poll(() => registry.metrics()).toContain('live_sockets 1');
  });

  it('do not hold up a server that stops, and reconnect automatically when it is back [LIV-009]', async () => {
    const { url, close } = await startServer();
    const clients = await Promise.all(Array.from({ length: 20 }, () => connectClient(url, { returns: true })));
    const [first] = clients;
    const lost = first?.next('disconnect');
    const began = performance.now();
    await close();
    expect(performance.now() - began).toBeLessThan(1_000);
    await lost;
    const back = Promise.all(clients.map(({ next }) => next('connect')));
    await startServer(Number(new URL(url).port));
    await back;
    expect(clients.every(({ socket }) => socket.connected)).toBe(true);
  });
});
