import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startLiveServer } from './liveServer';
import { becomes, book, books, feedOf, liveFeed, serve, soon } from './liveTest';

describe('connecting', () => {
  it('begins when it is told to, once [CAL-124]', async () => {
    const server = await serve();
    const { feed, statuses } = feedOf(server);
    expect(feed.status()).toBe('off');
    feed.start();
    feed.start();
    await becomes(feed, 'live');
    feed.start();
    expect(statuses).toEqual(['connecting', 'waiting', 'live']);
    expect(server.handshakes).toHaveLength(1);
  });

  it('is a websocket at once, nothing is polled [CAL-251]', async () => {
    const server = await serve();
    await liveFeed(server);
    expect(server.handshakes.map(({ query }) => query['transport'])).toEqual(['websocket']);
  });

  it('carries exchange id, pair-stats query and token [CAL-252] [CAL-253]', async () => {
    const server = await serve();
    await liveFeed(server);
    expect(server.handshakes).toMatchObject([
      { query: { exchange_id: 'exchange-7', pairStats: 'true' }, auth: { token: 'token-of-u-1001' } },
    ]);
    expect(server.handshakes[0]?.url).not.toContain('token');
  });

  it('carries no token of a visitor, and the new one after a login [CAL-253]', async () => {
    const server = await serve();
    const tokens = [undefined, 'a-new-token'];
    const { feed } = await liveFeed(server, { token: () => tokens.shift() });
    feed.stop();
    feed.start();
    await becomes(feed, 'live');
    expect(server.handshakes.map(({ auth }) => auth)).toEqual([{}, { token: 'a-new-token' }]);
  });
});

describe('joining a pair', () => {
  it('waits for the pong that answers the ping [CAL-121] [CAL-123] [CAL-254]', async () => {
    const server = await serve({
      onPing: (socket) =>
        setTimeout(() => {
          server.heard.push(['the pong is sent']);
          socket.emit('pong');
        }, 10),
    });
    const { feed } = feedOf(server);
    feed.join('XDC-ETH');
    feed.start();
    await becomes(feed, 'waiting');
    feed.join('XDC-USDT');
    await expect
      .poll(() => server.heard, soon)
      .toEqual([
        ['ping'],
        ['the pong is sent'],
        ['join', { pair: 'XDC-ETH', pairStats: true }],
        ['join', { pair: 'XDC-USDT', pairStats: true }],
      ]);
  });

  it('is said at once while the connection is live, and so is leaving [CAL-121] [CAL-122]', async () => {
    const server = await serve();
    const { feed } = await liveFeed(server);
    feed.join('XDC-ETH');
    feed.leave('XDC-ETH');
    await expect
      .poll(() => server.heard, soon)
      .toEqual([['ping'], ['join', { pair: 'XDC-ETH', pairStats: true }], ['leave', { pair: 'XDC-ETH' }]]);
  });

  it('holds over a restart of the server, for those that were not left [CAL-255] [CAL-256]', async () => {
    const first = await serve();
    const { feed, statuses, problems } = await liveFeed(first);
    feed.join('XDC-ETH');
    feed.join('XDC-USDT');
    await first.close();
    await becomes(feed, 'lost');
    feed.leave('XDC-ETH');
    feed.join('XDC-BTC');
    const second = await serve({ port: first.port });
    await expect
      .poll(() => second.heard, soon)
      .toEqual([
        ['ping'],
        ['join', { pair: 'XDC-USDT', pairStats: true }],
        ['join', { pair: 'XDC-BTC', pairStats: true }],
      ]);
    await becomes(feed, 'live');
    expect(statuses).toEqual(['connecting', 'waiting', 'live', 'lost', 'waiting', 'live']);
    expect(problems).toEqual([]);
  });
});

describe('a connection', () => {
  it('to a server that is not there yet is tried until it is [CAL-256]', async () => {
    const { port, close } = await startLiveServer();
    await close();
    const { feed, problems } = feedOf({ url: `http://127.0.0.1:${port}` });
    feed.start();
    await becomes(feed, 'lost');
    await serve({ port });
    await becomes(feed, 'live');
    expect(problems).toEqual([]);
  });

  it('that the server ends is reported and opened again [CAL-257]', async () => {
    const server = await serve();
    const { feed, statuses, problems } = await liveFeed(server);
    server.sendAway();
    await expect.poll(() => server.handshakes, soon).toHaveLength(2);
    expect(problems).toEqual([{ kind: 'sent-away' }]);
    await becomes(feed, 'live');
    expect(statuses).toEqual(['connecting', 'waiting', 'live', 'lost', 'waiting', 'live']);
  });

  it('that the server ends for sending too much is opened again after the time it says [LIV-054]', async () => {
    const server = await serve();
    const { feed, problems } = await liveFeed(server);
    const refusal = { code: 'too_many_requests', message: 'Too many messages.', retryAfter: 1 };
    const began = performance.now();
    server.tell('refusal', refusal);
    server.sendAway();
    await becomes(feed, 'lost');
    await becomes(feed, 'live');
    expect(performance.now() - began).toBeGreaterThan(990);
    expect(problems).toEqual([{ kind: 'refused', code: refusal.code, message: refusal.message }]);
    server.sendAway();
    await becomes(feed, 'lost');
    const left = performance.now();
    await becomes(feed, 'live');
    expect(performance.now() - left).toBeLessThan(900);
  });

  it('that the server refuses is tried again with the token of then, after waits that grow [CAL-257]', async () => {
    const times: number[] = [];
    const server = await serve({
      refusal: ({ handshake }) => {
        times.push(performance.now());
        return handshake.auth['token'] === 'a-new-token' ? undefined : 'Session Expired';
      },
    });
    const tokens = ['old', 'old', 'old', 'a-new-token'];
    const { problems } = await liveFeed(server, { token: () => tokens.shift() });
    expect(problems).toEqual(Array(3).fill({ kind: 'refused', message: 'Session Expired' }));
    const [one = 0, two = 0, three = 0, four = 0] = times;
    expect(two - one).toBeGreaterThan(4);
    expect(three - two).toBeGreaterThan(9);
    expect(four - three).toBeGreaterThan(19);
  });

  it('without a pong in time is given up and opened again [CAL-258]', async () => {
    const server = await serve({
      onPing: (socket) => server.handshakes.length > 2 && socket.emit('pong'),
    });
    const { statuses } = await liveFeed(server, { pongWithinMs: 20 });
    expect(statuses).toEqual(['connecting', 'waiting', 'lost', 'waiting', 'lost', 'waiting', 'live']);
    expect(server.connections()).toBe(1);
  });

  it('with a pong in time is kept [CAL-258]', async () => {
    const server = await serve();
    const { feed } = await liveFeed(server, { pongWithinMs: 20 });
    await pause(40);
    expect(feed.status()).toBe('live');
    expect(server.handshakes).toHaveLength(1);
  });
});

describe('a line that goes silent', () => {
  const impatient = { silence: { quietMs: 5, answerMs: 5 } };

  it('is reported as lost, and as live again with the next message [CAL-275]', async () => {
    let answers = true;
    const server = await serve({ onPing: (socket) => answers && socket.emit('pong') });
    const { feed } = await liveFeed(server, { ...impatient, pongWithinMs: 60_000 });
    answers = false;
    await becomes(feed, 'lost');
    answers = true;
    server.tell('pairVolume', []);
    await becomes(feed, 'live');
    expect(server.handshakes).toHaveLength(1);
  });

  it('is given up in the end, and another connection is made [CAL-275]', async () => {
    const greeted = new Set<string>();
    const server = await serve({
      onPing: (socket) => {
        if (!greeted.has(socket.id)) socket.emit('pong');
        greeted.add(socket.id);
      },
    });
    await liveFeed(server, { ...impatient, pongWithinMs: 100 });
    await expect.poll(() => server.handshakes.length, soon).toBeGreaterThan(1);
  });

  it('keeps what was joined meanwhile [CAL-255] [CAL-275]', async () => {
    let answers = true;
    const server = await serve({ onPing: (socket) => answers && socket.emit('pong') });
    const { feed } = await liveFeed(server, { ...impatient, pongWithinMs: 60_000 });
    answers = false;
    await becomes(feed, 'lost');
    feed.join('XDC-USDT');
    await expect.poll(() => server.heard, soon).toContainEqual(['join', { pair: 'XDC-USDT', pairStats: true }]);
  });
});

describe('a browser that says it is offline', () => {
  it('is believed at once, until something is heard all the same [CAL-277]', async () => {
    let answers = true;
    const server = await serve({ onPing: (socket) => answers && socket.emit('pong') });
    const network = new EventTarget();
    const { feed, statuses } = await liveFeed(server, { network, pongWithinMs: 60_000 });
    answers = false;
    network.dispatchEvent(new Event('offline'));
    network.dispatchEvent(new Event('offline'));
    expect(feed.status()).toBe('lost');
    server.tell('pairVolume', []);
    await becomes(feed, 'live');
    expect(statuses).toEqual(['connecting', 'waiting', 'live', 'lost', 'live']);
  });
});

describe('a browser that is online again', () => {
  it('connects at once instead of waiting for the next try [CAL-276]', async () => {
    const first = await serve();
    const network = new EventTarget();
    const { feed } = await liveFeed(first, { network, reconnect: { firstMs: 60_000, longestMs: 60_000 } });
    await first.close();
    await becomes(feed, 'lost');
    await serve({ port: first.port });
    network.dispatchEvent(new Event('online'));
    await becomes(feed, 'live');
    expect(feed.status()).toBe('live');
  });

  it('leaves a live connection and one that is off alone [CAL-276]', async () => {
    const server = await serve();
    const network = new EventTarget();
    const { feed, statuses } = await liveFeed(server, { network });
    network.dispatchEvent(new Event('online'));
    feed.stop();
    network.dispatchEvent(new Event('online'));
    expect(statuses).toEqual(['connecting', 'waiting', 'live', 'off']);
  });
});

describe('connecting again', () => {
  it('takes the token of then, and joins what was joined [CAL-253] [CAL-255]', async () => {
    const server = await serve();
    const tokens = ['of-a-trader'];
    const { feed, statuses } = await liveFeed(server, { token: () => tokens.shift() });
    feed.join('XDC-USDT');
    feed.reconnect();
    await becomes(feed, 'live');
    expect(statuses).toEqual(['connecting', 'waiting', 'live', 'connecting', 'waiting', 'live']);
    expect(server.handshakes.map(({ auth }) => auth)).toEqual([{ token: 'of-a-trader' }, {}]);
    await expect.poll(server.connections, soon).toBe(1);
    await expect.poll(() => server.heard.at(-1), soon).toEqual(['join', { pair: 'XDC-USDT', pairStats: true }]);
  });

  it('ends the wait after a refusal [CAL-257]', async () => {
    const server = await serve({
      refusal: ({ handshake }) => (handshake.auth['token'] === 'new' ? undefined : 'Session Expired'),
    });
    const tokens = ['old', 'new'];
    const { feed } = feedOf(server, {
      token: () => tokens.shift(),
      reconnect: { firstMs: 60_000, longestMs: 60_000 },
    });
    feed.start();
    await becomes(feed, 'lost');
    feed.reconnect();
    await becomes(feed, 'live');
    expect(server.handshakes).toHaveLength(2);
  });

  it('is nothing to a feed that is off [CAL-124]', async () => {
    const server = await serve();
    const { feed, statuses } = feedOf(server);
    feed.reconnect();
    expect(feed.status()).toBe('off');
    expect(statuses).toEqual([]);
    expect(server.handshakes).toEqual([]);
  });
});

describe('stopping', () => {
  /** Longer than any pause before a retry. */
  const aWhile = 50;

  it('ends the connection without calling it lost [CAL-124] [CAL-262]', async () => {
    const server = await serve();
    const { feed, statuses } = await liveFeed(server);
    const { heard } = books(feed);
    feed.stop();
    feed.join('XDC-USDT');
    server.tell('XDC-USDT-book', book(5));
    await expect.poll(server.connections, soon).toBe(0);
    await pause(aWhile);
    expect(statuses).toEqual(['connecting', 'waiting', 'live', 'off']);
    expect(server.handshakes).toHaveLength(1);
    expect(server.heard).toEqual([['ping']]);
    expect(heard).toEqual([]);
  });

  it('ends the tries to connect to a server that is away [CAL-262]', async () => {
    const first = await serve();
    const { feed } = await liveFeed(first);
    await first.close();
    await becomes(feed, 'lost');
    feed.stop();
    const second = await serve({ port: first.port });
    await pause(aWhile);
    expect(second.handshakes).toEqual([]);
    expect(feed.status()).toBe('off');
  });

  it('ends the tries to connect to a server that refuses [CAL-262]', async () => {
    const server = await serve({ refusal: () => 'Session Expired' });
    const { feed } = feedOf(server);
    feed.start();
    await becomes(feed, 'lost');
    feed.stop();
    const tries = server.handshakes.length;
    await pause(aWhile);
    expect(server.handshakes).toHaveLength(tries);
  });

  it('ends the wait for a pong [CAL-262]', async () => {
    const server = await serve({ onPing: () => undefined });
    const { feed, statuses } = feedOf(server, { pongWithinMs: 10 });
    feed.start();
    await becomes(feed, 'waiting');
    feed.stop();
    await pause(aWhile);
    expect(statuses).toEqual(['connecting', 'waiting', 'off']);
    expect(server.handshakes).toHaveLength(1);
  });

  it('is not final: once started again, the feed rejoins the same pairs [CAL-255] [CAL-262]', async () => {
    const server = await serve();
    const { feed } = await liveFeed(server);
    feed.join('XDC-USDT');
    feed.stop();
    feed.start();
    await becomes(feed, 'live');
    await expect
      .poll(() => server.heard.slice(-2), soon)
      .toEqual([['ping'], ['join', { pair: 'XDC-USDT', pairStats: true }]]);
  });
});
