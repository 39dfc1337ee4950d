import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startBackground } from '../runtime/testing/startBackground';
import { databaseListenerJob } from './databaseListener';
import { withClient } from './embedded/connection';
import { createTestDatabase } from './testing/testDatabase';

it('a listener whose connection went silent soon listens again, and is told that it missed something [OPS-289]', async () => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
  onTestFinished(drop);
  const background = startBackground();
  onTestFinished(background.stop);
  const named = new URL(connectionString);
  named.searchParams.set('application_name', 'ear');
  const heard: (string | undefined)[] = [];
  let starts = 0;
  background.add(
    databaseListenerJob({
      name: 'ear',
      connectionString: named.href,
      channel: 'news',
      onNotified: async (payload) => void heard.push(payload),
      onListening: async () => void (starts += 1),
      onError: () => undefined,
      retryMs: 50,
      answerMs: 500,
    }),
  );
  await expect.poll(() => starts).toBe(1);
  const query = (text: string) =>
    withClient(connectionString, (client) => client.query<{ pid: number }>(text)).then(({ rows }) => rows);
  const [ear] = await query(`select pid from pg_stat_activity where application_name = 'ear'`);
  const pid = ear?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    await expect.poll(() => starts, { timeout: 20_000 }).toBe(2);
    await query(`notify news, 'rain'`);
    await expect.poll(() => heard).toEqual(['rain']);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

it('a listener that fails on a notification listens again, to make up for it [OPS-539]', async () => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
  onTestFinished(drop);
  const background = startBackground();
  onTestFinished(background.stop);
  let starts = 0;
  const errors: unknown[] = [];
  background.add(
    databaseListenerJob({
      name: 'ear',
      connectionString,
      channel: 'news',
      onNotified: () => Promise.reject(new Error('too busy')),
      onListening: async () => void (starts += 1),
      onError: (error) => void errors.push(error),
      retryMs: 50,
    }),
  );
  await expect.poll(() => starts).toBe(1);
  await withClient(connectionString, (client) => client.query('notify news'));
  await expect.poll(() => starts).toBe(2);
  expect(errors).toEqual([new Error('too busy')]);
});

it('a listener that is just connecting holds up no stop [OPS-457]', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const job = databaseListenerJob({
    name: 'ear',
    connectionString: `postgresql://nobody@127.0.0.1:${port}/nothing`,
    channel: 'news',
    onNotified: () => Promise.resolve(),
    onListening: () => Promise.resolve(),
    onError: () => undefined,
    answerMs: 60_000,
  });
  const stop = new AbortController();
  const work = job.work(stop.signal);
  await once(silent, 'connection');
  stop.abort();
  await expect(work).rejects.toThrow('The listener stops.');
});
