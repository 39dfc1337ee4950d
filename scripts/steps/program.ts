import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort';

const KEPT_CHARACTERS = 4_000;
const POLL_MS = 5;
const STOP_PATIENCE_MS = 30_000;

interface Program {
  hasEnded: () => boolean;
  /** The end of its output, to find out why it ended. */
  lastWords: () => string;
  /** Asks it to end, and kills it if it doesn't. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
}

interface ProgramOptions {
  cwd: string;
  /** Merged into our own environment; undefined values are removed from it. */
  env?: Record<string, string | undefined>;
}

/** Runs Node detached, so that Ctrl-C doesn't reach the program before we can shut it down cleanly. */
const runNode = (args: string[], { cwd, env }: ProgramOptions): Program => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let isOver = false;
  let said = '';
  const keep = (text: Buffer) => (said = `${said}${String(text)}`.slice(-KEPT_CHARACTERS));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    child.on('exit', end);
    child.on('error', (error) => {
      said += error.message;
      end();
    });
  });
  return {
    hasEnded: () => isOver,
    lastWords: () => said.trim(),
    stop: async () => {
      if (isOver) return;
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
      await ended;
      clearTimeout(insist);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

export interface RunningServer {
  url: string;
  /** Milliseconds from its start to its first answer. */
  startedInMs: number;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

interface ServerOptions extends ProgramOptions {
  /** What it answers once it is ready. */
  path: string;
  patienceMs: number;
}

/** Starts a server on a free port, and stops it again if it doesn't answer in time. */
export const startServer = async (
  argumentsFor: (port: number) => string[],
  { path, patienceMs, cwd, env }: ServerOptions,
): Promise<RunningServer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const program = runNode(argumentsFor(port), { cwd, env: { ...env, PORT: String(port) } });
  try {
    await untilAnswered(`${url}${path}`, program, patienceMs);
    return { url, startedInMs: performance.now() - begin, stop: program.stop, kill: program.kill };
  } catch (error) {
    await program.stop();
    throw error;
  }
};

/** Opens a new connection each time, since one that is kept alive would delay a server's shutdown. */
const isAnswered = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

/** Resolves with the first 200. */
const untilAnswered = async (url: string, program: Program, patienceMs: number): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  while (!(await isAnswered(url))) {
    if (program.hasEnded()) throw new Error(`The server ended before it answered:\n${program.lastWords()}`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer 200 in time:\n${program.lastWords()}`);
    await pause(POLL_MS);
  }
};
