import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The whole backend in a process of its own, which can be killed. */
export interface BackendProcess {
  /** A form to one of its calls. Gives nothing where the process ended before it answered. */
  post: (path: string, fields: Record<string, string>, token?: string) => Promise<BackendAnswer | undefined>;
  kill: () => Promise<void>;
}

export interface BackendAnswer {
  status: number;
  body: { message?: string; token?: string; data?: { uniqueId?: string } };
}

const program = fileURLToPath(new URL('../../server.ts', import.meta.url));

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
};

/** The address it says it is ready at. */
const readyAt = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const [, url] = /is ready: (\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('close', () => {
      reject(new Error(`The backend ended before it was ready:\n${said}`));
    });
  });

export const startBackendProcess = async (env: Record<string, string>): Promise<BackendProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', FLOOD_CALLS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => end(child));
  const url = await readyAt(child);
  return {
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
  };
};
