import { once } from 'node:events';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { createLiveServer } from './liveServer';
import { frame, upgraded } from './testing/frozenReader';

const start = async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const registry = new Registry();
  const options = { http: app.server, log: app.log, registry, findTrader: async () => undefined, allowedOrigins: [] };
  const live = createLiveServer(options);
  app.addHook('preClose', async () => live.close());
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const rooms = async () => (await registry.getSingleMetric('live_rooms')?.get())?.values[0]?.value;
  return { url, rooms };
};

const connect = async (url: string) => {
  const connection = await upgraded(url);
  onTestFinished(() => void connection.destroy());
  let said = '';
  connection.on('data', (data) => void (said += String(data)));
  return { connection, answers: () => said.split('40{').length - 1 };
};

it('a connection that joins many times at once is ended, and joins not once [OPS-520]', async () => {
  const { url, rooms } = await start();
  const { connection, answers } = await connect(url);
  const ended = once(connection, 'close', { signal: AbortSignal.timeout(2_000) });
  connection.write(Buffer.concat(Array<Buffer>(20).fill(frame('40'))));
  await ended;
  expect([answers(), await rooms()]).toEqual([0, 0]);
});

it('a client that has left joins again over the same connection [OPS-520]', async () => {
  const { url, rooms } = await start();
  const { connection, answers } = await connect(url);
  for (const times of [1, 2]) {
    connection.write(frame('40'));
    await expect.poll(answers).toBe(times);
    connection.write(frame('41'));
    await expect.poll(rooms).toBe(0);
  }
});
