import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const KEPT_CHARACTERS = 4_000;
const POLL_MS = 5;
const STOP_PATIENCE_MS = 30_000;

export interface Program {
  hasEnded: () => boolean;
  /** What it said last, for whoever has to find out why it ended. */
  lastWords: () => string;
  /** Asks it to end, and makes it end if it does not. */
  stop: () => Promise<void>;
}

interface ProgramOptions {
  cwd: string;
  /** On top of our own environment; what is undefined is taken out of it. */
  env?: Record<string, string | undefined>;
}

/** Runs Node apart from our terminal, whose Ctrl-C would otherwise reach the program before we can end it in order. */
export const runNode = (args: string[], { cwd, env }: ProgramOptions): Program => {
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
  };
};

/** A connection of its own each time: one that is kept open would hold up a server that wants to end. */
const isAnswered = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

/** Resolves with the first 200, as soon as it can be had. */
export const untilAnswered = async (url: string, program: Program, patienceMs: number): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  while (!(await isAnswered(url))) {
    if (program.hasEnded()) throw new Error(`The server ended before it answered:\n${program.lastWords()}`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer 200 in time:\n${program.lastWords()}`);
    await pause(POLL_MS);
  }
};
