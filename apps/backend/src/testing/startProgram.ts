import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { programs } from './programs';

export interface StartedProgram {
  child: ChildProcess;
  /** What it has written so far, to both streams and to each. */
  said: () => string;
  out: () => string;
  err: () => string;
  /** The exit code, or null if a signal ended it; all that it wrote has arrived by then. */
  ended: Promise<number | null>;
  /** The address in the ready message of a server. Rejects with what it said if it ends before. */
  ready: () => Promise<string>;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts a program of Node's as a person does. */
export const startFile = (file: string, env: Record<string, string>, ...words: string[]): StartedProgram => {
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { both: '', out: '', err: '' };
  const hear = (stream: 'out' | 'err') => (part: Buffer) => {
    written.both += part.toString();
    written[stream] += part.toString();
  };
  child.stdout.on('data', hear('out'));
  child.stderr.on('data', hear('err'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = () =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const [, url] = /is ready: ([^\s"]+)/.exec(written.out) ?? [];
        if (url !== undefined) resolve(url);
      };
      look();
      child.stdout.on('data', look);
      void ended.then(() => reject(new Error(`It ended before it was ready:\n${written.both}`)));
    });
  return {
    child,
    said: () => written.both,
    out: () => written.out,
    err: () => written.err,
    ended,
    ready,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
};

/** Starts a built program as a person does. */
export const startProgram = (
  name: keyof typeof programs,
  env: Record<string, string>,
  ...words: string[]
): StartedProgram => startFile(programs[name], env, ...words);
