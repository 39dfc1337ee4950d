import type { ChildProcess } from 'node:child_process';
import type { Command, CommandKind } from '../exchange/commands';
import type { LevelChange } from '../exchange/events';
import type { Outcome } from '../exchange/outcomes';
import { forkProgram } from './childProcess';
import type { Answer, Asked, Question, Told } from './fixtures/messages';

/** An exchange in a process of its own, which can be stopped and killed. */
export interface ExchangeProcess {
  /** Takes the exchange over, or gives why it was refused. Until then it touches nothing. */
  start: () => Promise<string | null>;
  /** Gives nothing where the process ended before it answered. */
  submit: (command: Command) => Promise<Outcome<CommandKind> | undefined>;
  levels: () => Promise<LevelChange[]>;
  isOpen: () => Promise<boolean>;
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Resolves once the process is gone, with its exit code where it ended by itself. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  /** As a crash would: nothing is written any more, nobody is told. */
  kill: () => Promise<void>;
}

export interface ExchangeProcessOptions {
  connectionString: string;
  leaseMs: number;
  /** How long it waits for an owner that is alive. */
  patienceMs: number;
  /** How often it looks after custody, whose chains are there; never, where nothing is said. */
  custodyPollMs?: number;
}

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

export const launchExchangeProcess = async (options: ExchangeProcessOptions): Promise<ExchangeProcess> => {
  const { connectionString, leaseMs, patienceMs, custodyPollMs } = options;
  const { process: child, ...rest } = await forkProgram('exchange', [
    connectionString,
    String(leaseMs),
    String(patienceMs),
    ...(custodyPollMs === undefined ? [] : [String(custodyPollMs)]),
  ]);
  const ask = listen(child);
  return {
    ...rest,
    start: async () => {
      const answer = await ask({ start: true });
      return answer && 'refused' in answer ? answer.refused : 'The exchange ended before it was started.';
    },
    submit: async (command) => {
      const answer = await ask({ submit: command });
      return answer && 'outcome' in answer ? answer.outcome : undefined;
    },
    levels: async () => {
      const answer = await ask({ levels: true });
      if (answer && 'levels' in answer) return answer.levels;
      throw new Error('The exchange does not tell its levels.');
    },
    isOpen: async () => {
      const answer = await ask({ isOpen: true });
      if (answer && 'isOpen' in answer) return answer.isOpen;
      throw new Error('The exchange ended.');
    },
    signal: (signal) => void child.kill(signal),
  };
};
