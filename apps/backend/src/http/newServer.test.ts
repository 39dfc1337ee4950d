import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, describe, expect, it } from 'vitest';
import { readEnv } from '../runtime/env';
import { metrics } from './metrics';
import { newServer } from './newServer';

const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent' };

const start = (proxies: string, level = 'silent', lines: string[] = []) => {
  const stream = { write: (line: string) => void lines.push(line) };
  const app = newServer(readEnv({ ...settings, LOG_LEVEL: level, TRUST_PROXY: proxies }), stream);
  onTestFinished(() => app.close());
  app.get('/', async ({ ip }) => ({ ip }));
  return app;
};

const addressSeen = async (proxies: string, remoteAddress: string, forwarded: string): Promise<string> => {
  const response = await start(proxies).inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  return response.json<{ ip: string }>().ip;
};

describe('where a request comes from', () => {
  it.each([
    ['the socket says, where no proxy is trusted', 'false', '203.0.113.7', '10.1.1.1', '203.0.113.7'],
    ['the trusted network says', '10.0.0.0/8', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
    ['a trusted proxy says, in whichever notation', '10.0.0.2', '::ffff:10.0.0.2', '203.0.113.7', '203.0.113.7'],
    ['the socket says, where another sent it', '10.0.0.0/8', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['the last proxy that is none of ours says', '10.0.0.0/8', '10.0.0.2', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['each of two networks says', '10.0.0.0/8, fd00::/8', 'fd00::1', '203.0.113.7, 10.0.0.9', '203.0.113.7'],
    ['the only proxy says, and not what the client told it', '1', '10.0.0.2', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['the outer of two proxies says', '2', '10.0.0.2', '1.1.1.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
  ])('is what %s [OPS-215]', async (_, proxies, remoteAddress, forwarded, seen) => {
    expect(await addressSeen(proxies, remoteAddress, forwarded)).toBe(seen);
  });
});

describe('an address that a proxy sends', () => {
  it.each([
    ['an IPv4 address with its port', '10.0.0.0/8', '203.0.113.7:5678', '203.0.113.7'],
    ['an IPv6 address with its port', '10.0.0.0/8', '[2001:db8::1]:443', '2001:db8::1'],
    ['an IPv6 address in brackets', '1', '[2001:db8::1]', '2001:db8::1'],
    ['an IPv6 address alone', '1', '2001:db8::443', '2001:db8::443'],
    ['ports at each hop', '10.0.0.0/8', '1.1.1.1:1, 203.0.113.7:5678, 10.0.0.9:443', '203.0.113.7'],
  ])('may be %s [OPS-422]', async (_, proxies, forwarded, seen) => {
    expect(await addressSeen(proxies, '10.0.0.2', forwarded)).toBe(seen);
  });

  it('that cannot be parsed is reported to the operator once [OPS-423]', async () => {
    const lines: string[] = [];
    const app = start('10.0.0.0/8', 'warn', lines);
    const call = (forwarded: string, remoteAddress = '10.0.0.2') =>
      app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    for (const readable of ['203.0.113.7:5678', '2001:db8::1']) await call(readable);
    await call('gibberish', '203.0.113.8');
    expect(lines).toEqual([]);
    for (const unreadable of ['_hidden', 'unknown', `x${'y'.repeat(5_000)}`]) await call(unreadable);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).toMatch(/"level":40,.*"from":"_hidden",.*TRUST_PROXY/);
  });
});

describe('the Prometheus metrics', () => {
  interface Reader {
    remoteAddress?: string;
    headers?: Record<string, string>;
  }

  const read = async (reader: Reader, isOpenHere: boolean, token?: string, proxies = 'false'): Promise<number> => {
    const app = start(proxies);
    metrics(app, { token, isOpenHere });
    return (await app.inject({ url: '/metrics', ...reader })).statusCode;
  };

  const here: Reader = { remoteAddress: '127.0.0.1' };
  const token = 'a-token-of-some-length';

  it('are open to programs on this machine if no token is set [OPS-217]', async () => {
    expect(await read(here, true)).toBe(200);
    expect(await read({ remoteAddress: '203.0.113.7' }, true)).toBe(404);
  });

  it.each([
    ['a client that says it is here', { remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy here that passes on for anybody', { ...here, headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a proxy here that says so in the newer way', { ...here, headers: { forwarded: 'for=203.0.113.7' } }],
  ])('are not for %s [OPS-217]', async (_, reader) => {
    expect(await read(reader, true)).toBe(404);
    expect(await read(reader, true, undefined, '1')).toBe(404);
  });

  it('need a token in production, and can be read with it from anywhere [OPS-217]', async () => {
    expect(await read(here, false)).toBe(404);
    const bearer: Reader = { remoteAddress: '203.0.113.7', headers: { authorization: `Bearer ${token}` } };
    expect(await read(bearer, false, token)).toBe(200);
    expect(await read(here, true, token)).toBe(404);
  });
});

describe('connections from one address', () => {
  const listen = async (most: number, proxies: string, lines: string[] = []) => {
    const stream = { write: (line: string) => void lines.push(line) };
    const bounds = { ADDRESS_CONNECTIONS: String(most), TRUST_PROXY: proxies, LOG_LEVEL: 'warn' };
    const app = newServer(readEnv({ ...settings, ...bounds }), stream);
    onTestFinished(() => app.close());
    app.get('/', async () => 'served');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const [{ port } = { port: 0 }] = app.addresses() as { port: number }[];
    return async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    };
  };

  const call = async (socket: Socket): Promise<string> => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return text(socket);
  };

  it('are bounded, however many come at once; one that ends makes room [OPS-462]', async () => {
    const lines: string[] = [];
    const open = await listen(50, 'false', lines);
    const first = await open();
    const flood = await Promise.all(Array.from({ length: 499 }, open));
    const refused = await Promise.all(flood.slice(49).map((socket) => text(socket)));
    for (const answer of refused) {
      expect(answer).toMatch(/^HTTP\/1.1 429 /);
      expect(answer).toContain('"message":"Too many connections from your network.');
    }
    expect(lines).toEqual([expect.stringMatching(/"from":"127.0.0.1".*ADDRESS_CONNECTIONS/)]);
    expect(flood.slice(0, 49).some(({ destroyed }) => destroyed)).toBe(false);
    expect(await call(first)).toContain('served');
    await expect.poll(async () => call(await open())).toContain('served');
  });

  it.each([
    ['a trusted proxy', 1, '127.0.0.1'],
    ['a proxy that is one of a number', 1, '1'],
    ['anyone, if the operator sets no limit', 0, 'false'],
  ])('are not bounded for %s [OPS-463]', async (_, most, proxies) => {
    const open = await listen(most, proxies);
    const sockets = await Promise.all(Array.from({ length: 20 }, open));
    const answers = await Promise.all(sockets.map(call));
    expect(answers.filter((answer) => answer.includes('served'))).toHaveLength(20);
  });
});
