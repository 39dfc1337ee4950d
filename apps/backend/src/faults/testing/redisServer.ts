import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort } from '../../db/embedded/port';
import { retryUntil } from '../retryUntil';

/** Whether Debian's package `redis-server`, or any other Redis, is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of a test's own, on loopback, that keeps nothing. */
export interface RedisServer {
  url: string;
  port: number;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  remove: () => Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });

export const startRedisServer = async (): Promise<RedisServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await choosePort(folder, () => undefined);
  let child: ChildProcess | undefined;

  const kill = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (!running) return;
    const ended = once(running, 'close');
    running.kill('SIGKILL');
    await ended;
  };

  const restart = async (): Promise<void> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn('redis-server', [...settings, '--dir', folder], { stdio: 'ignore' });
    await retryUntil(() => answers(port), 'Redis does not start.');
  };

  await restart();
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    port,
    kill,
    restart,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
