import { onTestFinished } from 'vitest';
import { startProgram, type StartedProgram } from '../../testing/startProgram';

/** The whole backend in its own process, which can be killed. */
export interface BackendProcess {
  url: string;
  /** Posts a form to a call. Undefined if the process ended before it answered. */
  post: (path: string, fields: Record<string, string>, token?: string) => Promise<BackendAnswer | undefined>;
  kill: () => Promise<void>;
}

/** A backend that may still be starting. */
export interface LaunchedBackend {
  pid: number | undefined;
  ready: Promise<BackendProcess>;
  said: () => string;
  signal: (signal: NodeJS.Signals) => void;
  ended: Promise<number | null>;
}

export interface BackendAnswer {
  status: number;
  body: { message?: string; token?: string; data?: { uniqueId?: string } };
}

const processAt = (url: string, { end }: StartedProgram): BackendProcess => ({
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
  kill: () => end('SIGKILL'),
});

export const launchBackendProcess = (
  env: Record<string, string>,
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
): LaunchedBackend => {
  const program = startProgram('server', { FLOOD_CALLS: '0', CALLS_AT_ONCE: '0', ORDER_RATE: '0', ...env });
  onEnd(() => program.end('SIGKILL'));
  const ready = program.ready().then((url) => processAt(url, program));
  // Some are expected to end before they are ready.
  ready.catch(() => undefined);
  const { child, said, ended } = program;
  return { pid: child.pid, ready, said, signal: (signal) => void child.kill(signal), ended };
};

export const startBackendProcess = (env: Record<string, string>): Promise<BackendProcess> =>
  launchBackendProcess(env).ready;
