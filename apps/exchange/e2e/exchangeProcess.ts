import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = join(import.meta.dirname, '../../..');
const startPatienceMs = 60_000;
const stopPatienceMs = 20_000;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
};

export interface ExchangeProcess {
  url: string;
  start: () => Promise<void>;
  /** Stops it as an operator does; resolves once it is gone. */
  stop: () => Promise<void>;
  /** As in a power failure; the next start finds its database. */
  kill: () => Promise<void>;
}

/** The build that all tests share, run on its own port, to be stopped and restarted. */
export const createExchangeProcess = async (
  dataDir: string,
  settings: Record<string, string>,
): Promise<ExchangeProcess> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let said = '';

  const hasEnded = () => child?.exitCode !== null || child.signalCode !== null;

  const launch = (): ChildProcess => {
    const own = { HOST: 'localhost', PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'test' };
    const env = { LOG_LEVEL: 'warn', ...process.env, ...own, ...settings };
    const launched = spawn(process.execPath, ['apps/backend/dist/server.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    launched.stdout.on('data', (text) => (said += String(text)));
    launched.stderr.on('data', (text) => (said += String(text)));
    // Interrupted tests have no time to stop it.
    const stopAlong = () => launched.kill('SIGTERM');
    process.on('exit', stopAlong);
    launched.once('exit', () => process.off('exit', stopAlong));
    return launched;
  };

  const start = async (): Promise<void> => {
    child = launch();
    const deadline = Date.now() + startPatienceMs;
    while (!(await isHealthy(url))) {
      if (hasEnded() || Date.now() > deadline) throw new Error(`The exchange did not start:\n${said}`);
      await pause(50);
    }
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const insist = setTimeout(() => child?.kill('SIGKILL'), stopPatienceMs);
    await ended;
    clearTimeout(insist);
  };

  return { url, start, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};
