import type { ChildProcess } from 'node:child_process';
import type { Command, CommandKind } from '../exchange/commands';
import type { LevelChange } from '../exchange/events';
import type { Outcome } from '../exchange/outcomes';
import { forkProgram } from './childProcess';
import type { Answer, Asked, Question, Told } from './fixtures/messages';

/** An exchange in its own process, which can be suspended and killed. */
export interface ExchangeProcess {
  /** Takes the exchange over, or returns why it was refused. Touches nothing before this. */
  start: () => Promise<string | null>;
  /** Undefined if the process ended before it answered. */
  submit: (command: Command) => Promise<Outcome<CommandKind> | undefined>;
  levels: () => Promise<LevelChange[]>;
  isOpen: () => Promise<boolean>;
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Resolves once the process is gone, with its exit code unless a signal ended it. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  /** Like a crash: it writes nothing more and informs no one. */
  kill: () => Promise<void>;
}

export interface ExchangeProcessOptions {
  connectionString: string;
  leaseMs: number;
  /** How long it waits for a live owner. */
  patienceMs: number;
  /** How often it checks custody, with simulated chains; never by default. */
  custodyPollMs?: number;
}

/** Answers that were sent before the process ended arrive first. */
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
      // If it can't be sent any more, the end of the process answers it.
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
