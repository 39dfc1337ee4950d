import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Command, CommandKind } from '../exchange/commands';
import type { LevelChange } from '../exchange/events';
import type { Outcome } from '../exchange/outcomes';
import type { Answer, Asked, Question, Told } from './fixtures/messages';

/** An exchange in a process of its own, which can be killed. */
export interface ExchangeProcess {
  /** Gives nothing where the process ended before it answered. */
  submit: (command: Command) => Promise<Outcome<CommandKind> | undefined>;
  levels: () => Promise<LevelChange[]>;
  untilOpen: () => Promise<void>;
  /** As a crash would: nothing is written any more, nobody is told. */
  kill: () => Promise<void>;
}

const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./fixtures/exchangeProcess.ts', import.meta.url));

const PATIENCE_MS = 60_000;

/** Answers that were sent before the end arrive before it. */
const listen = (child: ChildProcess) => {
  const open = new Map<number, (answer: Answer | undefined) => void>();
  let lastNumber = 0;
  child.on('message', (told: Told) => {
    if (!('number' in told)) return;
    open.get(told.number)?.(told.answer);
    open.delete(told.number);
  });
  child.on('disconnect', () => {
    for (const give of open.values()) give(undefined);
    open.clear();
  });
  return (question: Question): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      if (!child.connected) {
        resolve(undefined);
        return;
      }
      lastNumber += 1;
      open.set(lastNumber, resolve);
      // One that cannot be sent any more is answered by the end of the process.
      child.send({ number: lastNumber, question } satisfies Asked, () => undefined);
    });
};

const untilStarted = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('message', (told: Told) => {
      if ('started' in told && told.started === true) resolve();
      else reject(new Error(`The exchange did not start: ${JSON.stringify(told)}`));
    });
    child.once('exit', () => {
      reject(new Error('The exchange ended before it was started.'));
    });
  });

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
};

export const startExchangeProcess = async (connectionString: string): Promise<ExchangeProcess> => {
  const child = fork(program, [connectionString], { execArgv: ['--import', typescript] });
  const ask = listen(child);
  await untilStarted(child);

  const levels = async (): Promise<LevelChange[]> => {
    const answer = await ask({ levels: true });
    if (answer && 'levels' in answer) return answer.levels;
    throw new Error('The exchange does not tell its levels.');
  };
  const isOpen = async (): Promise<boolean> => {
    const answer = await ask({ isOpen: true });
    if (answer && 'isOpen' in answer) return answer.isOpen;
    throw new Error('The exchange ended.');
  };

  return {
    submit: async (command) => {
      const answer = await ask({ submit: command });
      return answer && 'outcome' in answer ? answer.outcome : undefined;
    },
    levels,
    untilOpen: async () => {
      const until = Date.now() + PATIENCE_MS;
      while (!(await isOpen())) {
        if (Date.now() > until) throw new Error('The exchange does not come back.');
        await pause(5);
      }
    },
    kill: () => end(child),
  };
};
