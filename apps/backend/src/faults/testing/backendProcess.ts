import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { programs } from '../../testing/programs';

/** The whole backend in its own process, which can be killed. */
export interface BackendProcess {
  url: string;
  /** Posts a form to a call. Undefined if the process ended before it answered. */
  post: (path: string, fields: Record<string, string>, token?: string) => Promise<BackendAnswer | undefined>;
  kill: () => Promise<void>;
}

/** A backend that may still be starting. */
export interface LaunchedBackend {
  ready: Promise<BackendProcess>;
  said: () => string;
  signal: (signal: NodeJS.Signals) => void;
  ended: Promise<number | null>;
}

export interface BackendAnswer {
  status: number;
  body: { message?: string; token?: string; data?: { uniqueId?: string } };
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
};

/** The address in its ready message. */
const readyAt = (child: ChildProcess, said: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, url] = /is ready: (\S+)/.exec(said()) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('close', () => {
      reject(new Error(`The backend ended before it was ready:\n${said()}`));
    });
  });

const processAt = (url: string, child: ChildProcess): BackendProcess => ({
  url,
  post: async (path, fields, token) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = token === undefined ? undefined : { authorization: token };
    try {
      const response = await fetch(`${url}/api${path}`, { method: 'POST', body, headers });
      return { status: response.status, body: (await response.json()) as BackendAnswer['body'] };
    } catch {
      return undefined;
    }
  },
  kill: () => end(child),
});

export const launchBackendProcess = (env: Record<string, string>): LaunchedBackend => {
  const child = spawn(process.execPath, [programs.server], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', FLOOD_CALLS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => end(child));
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const said = () => output;
  const ready = readyAt(child, said).then((url) => processAt(url, child));
  // Some are expected to end before they are ready.
  ready.catch(() => undefined);
  return {
    ready,
    said,
    signal: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
};

export const startBackendProcess = (env: Record<string, string>): Promise<BackendProcess> =>
  launchBackendProcess(env).ready;
