import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort';

const POLL_MS = 20;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const settle = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', settle(true)).once('error', settle(false));
  });

/** A Redis of our own, which keeps nothing. Needs Debian's `redis-server`, or another Redis 7. */
export const startRedis = async () => {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error('Redis did not start.');
    await pause(POLL_MS);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      child.kill();
      await ended;
    },
  };
};
