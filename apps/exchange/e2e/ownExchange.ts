import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');
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

export interface OwnExchange {
  url: string;
  dataDir: string;
  start: () => Promise<void>;
  /** As an operator stops it; resolves once it is gone. */
  stop: () => Promise<void>;
  /** As when its machine loses power; its database is found again by the next start. */
  kill: () => Promise<void>;
  /** Leaves nothing behind, whatever has happened. */
  remove: () => Promise<void>;
}

/** What `npm start` starts, on a port and a data folder of its own, to be stopped and started again. */
export const createOwnExchange = async (settings: Record<string, string> = {}): Promise<OwnExchange> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'exchange-e2e-'));
  // The database runs as another user where we are root, and has to get in.
  await chmod(dataDir, 0o755);
  let child: ChildProcess | undefined;
  let said = '';

  const hasEnded = () => child?.exitCode !== null || child.signalCode !== null;

  const start = async (): Promise<void> => {
    const own = { HOST: 'localhost', PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'test' };
    const env = { ...process.env, ...own, ...settings };
    child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (text) => (said += String(text)));
    child.stderr?.on('data', (text) => (said += String(text)));
    const deadline = Date.now() + startPatienceMs;
    while (!(await isHealthy(url))) {
      if (hasEnded() || Date.now() > deadline) throw new Error(`The exchange did not start:\n${said}`);
      await pause(50);
    }
  };

  const stop = async (): Promise<void> => {
    if (!child || hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const insist = setTimeout(() => child?.kill('SIGKILL'), stopPatienceMs);
    await ended;
    clearTimeout(insist);
  };

  const kill = async (): Promise<void> => {
    if (!child || hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  /** An exchange that had to be killed leaves its database running. */
  const stopDatabase = async (): Promise<void> => {
    try {
      const [pid] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGINT');
    } catch {
      // None runs.
    }
  };

  const remove = async (): Promise<void> => {
    await stop();
    await stopDatabase();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };

  return { url, dataDir, start, stop, kill, remove };
};
