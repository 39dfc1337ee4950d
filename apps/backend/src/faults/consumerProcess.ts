import { forkProgram } from './childProcess';

/** Consumers of committed events, in their own process. */
export interface ConsumerProcess {
  /** Reads and writes nothing before this. */
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
