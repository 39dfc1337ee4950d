import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from './state';
import { LockHeld, openWriter, type Writer, type WriterOptions } from './writer';

export interface Connected {
  writer: Writer;
  state: State;
}

const open = async (options: WriterOptions): Promise<Connected> => {
  const writer = await openWriter(options);
  try {
    return { writer, state: await writer.rebuild() };
  } catch (error) {
    await writer.close();
    throw error;
  }
};

interface Waiting {
  retryMs: number;
  /** Whether to try once more. */
  goesOn: (error: unknown) => boolean;
}

const openPatiently = async (options: WriterOptions, { retryMs, goesOn }: Waiting): Promise<Connected | undefined> => {
  for (;;) {
    try {
      return await open(options);
    } catch (error) {
      if (!goesOn(error)) return undefined;
    }
    await sleep(retryMs);
  }
};

/** The first time: waits a while for the process before, and fails for any other reason. */
export const openFirst = async (options: WriterOptions, patienceMs: number, retryMs: number): Promise<Connected> => {
  const until = performance.now() + patienceMs;
  let failure: unknown;
  const connected = await openPatiently(options, {
    retryMs,
    goesOn: (error) => {
      failure = error;
      return error instanceof LockHeld && performance.now() < until;
    },
  });
  if (connected) return connected;
  throw failure;
};

/** After a loss: for as long as it takes. */
export const openAgain = (
  options: WriterOptions,
  retryMs: number,
  isStopped: () => boolean,
  onError: (error: unknown) => void,
): Promise<Connected | undefined> =>
  openPatiently(options, {
    retryMs,
    goesOn: (error) => {
      onError(error);
      return !isStopped();
    },
  });
