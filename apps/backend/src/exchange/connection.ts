import { setTimeout as sleep } from 'node:timers/promises';
import { Mismatch } from './rebuild';
import type { State } from './state';
import { NotOwner, openWriter, type Writer, type WriterOptions } from './writer';

export interface Connected {
  writer: Writer;
  state: State;
}

export const open = async (options: WriterOptions): Promise<Connected> => {
  const writer = await openWriter(options);
  try {
    return { writer, state: await writer.rebuild() };
  } catch (error) {
    await writer.close();
    throw error;
  }
};

interface Reopening {
  options: WriterOptions;
  retryMs: number;
  isStopped: () => boolean;
  onError: (error: unknown) => void;
}

/** Trying again would come to the same: somebody has to decide. */
const isFinal = (error: unknown): boolean => error instanceof NotOwner || error instanceof Mismatch;

/** After a loss: for as long as it takes, or until it is certain that it will not come back by itself. */
export const openAgain = async ({
  options,
  retryMs,
  isStopped,
  onError,
}: Reopening): Promise<Connected | undefined> => {
  for (;;) {
    try {
      return await open(options);
    } catch (error) {
      if (isFinal(error)) throw error;
      onError(error);
      if (isStopped()) return undefined;
    }
    await sleep(retryMs);
  }
};
