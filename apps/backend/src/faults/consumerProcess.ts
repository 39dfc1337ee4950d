import { forkProgram } from './childProcess';

/** Consumers of what was committed, in a process of their own. */
export interface ConsumerProcess {
  /** Until then it reads and writes nothing. */
  start: () => void;
  kill: () => Promise<void>;
}

export const launchConsumerProcess = async (connectionString: string): Promise<ConsumerProcess> => {
  const child = await forkProgram('consumer', [connectionString]);
  return {
    start: () => void child.process.send('go on'),
    kill: child.kill,
  };
};
