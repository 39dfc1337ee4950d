import fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { clientAddressOf } from '../http/clientAddress';
import { limitEvents, type EventLimit } from './eventLimit';
import { createLiveServer } from './liveServer';
import { connectClient } from './testing/liveClient';

const start = async (limit: Pick<EventLimit, 'each' | 'together'>) => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const lines: string[] = [];
  const log = { warn: (_about: unknown, line = '') => void lines.push(line) };
  const addressOf = clientAddressOf(['127.0.0.1']);
  const live = createLiveServer({
    http: app.server,
    log: app.log,
    registry: new Registry(),
    findTrader: async () => undefined,
    allowedOrigins: [],
    eventsOf: limitEvents({ ...limit, addressOf, log, now: () => performance.now() }),
  });
  app.addHook('preClose', async () => live.close());
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { lines, connect: (from: string) => connectClient(url, { from }) };
};

const refusal = {
  code: 'too_many_requests',
  message:
    'Too many messages were sent over this live connection. It was closed, and can be opened again in 5 seconds.',
  retryAfter: 5,
};

it('a flood of events ends its connection with the reason, and holds up nobody else [LIV-050]', async () => {
  const { lines, connect } = await start({ each: 10, together: 0 });
  const [one, two] = [await connect('203.0.113.7'), await connect('203.0.113.7')];
  const other = await connect('203.0.113.8');
  const ended = Promise.all([one.next('disconnect'), two.next('disconnect')]);
  for (let sent = 0; sent < 5_000; sent += 1)
    for (const { socket } of [one, two]) socket.emit('join', { pair: 'XDC-USDT' });
  expect(await ended).toEqual(['io server disconnect', 'io server disconnect']);
  expect([...one.heard('refusal'), ...two.heard('refusal')]).toEqual([refusal, refusal]);
  const began = performance.now();
  await other.settle();
  expect(performance.now() - began).toBeLessThan(500);
  expect([other.socket.connected, lines]).toEqual([true, [expect.stringContaining('LIVE_EVENTS')]]);
});

it('connections of one address may not send together what each may alone [LIV-050]', async () => {
  const { connect } = await start({ each: 10, together: 12 });
  const [one, two] = [await connect('203.0.113.7'), await connect('203.0.113.7')];
  const other = await connect('203.0.113.8');
  for (let sent = 0; sent < 80; sent += 1) one.socket.emit('leave', {});
  await one.settle();
  const ended = two.next('disconnect');
  for (let sent = 0; sent < 80; sent += 1) {
    two.socket.emit('leave', {});
    other.socket.emit('leave', {});
  }
  expect(await ended).toBe('io server disconnect');
  expect(two.heard('refusal')).toEqual([refusal]);
  await other.settle();
  expect([one.heard('refusal'), other.heard('refusal')]).toEqual([[], []]);
});
