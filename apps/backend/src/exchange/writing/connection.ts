import { setTimeout as sleep } from 'node:timers/promises';
import { Mismatch } from './rebuild';
import type { State } from '../state';
import { NotOwner, openWriter, type Writer, type WriterOptions } from './writer';

export interface Connected {
  writer: Writer;
  state: State;
}

/** A database that went back in time agrees with itself, so that only what we remember can tell. */
const assertNothingLost = ({ numbers }: State, lastGroup: number): void => {
  if (numbers.group < lastGroup)
    throw new Mismatch(
      `The database lost commands that had been acknowledged: its last group is ${numbers.group}, not ${lastGroup}. ` +
        'It is a standby that was behind, or an old backup was restored.',
    );
};

interface Opening extends WriterOptions {
  /** Called once the database is known to show nothing that its standby lacks. */
  onProven?: (() => void) | undefined;
}

/** `lastGroup` is the greatest number of a group that was acknowledged; 0 where none was by this process. */
export const open = async (options: Opening, lastGroup: () => number = () => 0): Promise<Connected> => {
  const writer = await openWriter(options);
  options.onProven?.();
  try {
    const state = await writer.rebuild();
    assertNothingLost(state, lastGroup());
    return { writer, state };
  } catch (error) {
    await writer.close();
    throw error;
  }
};

interface Reopening {
  options: Opening;
  /** Asked late: a group may still be finished whose commit was answered just before the connection was lost. */
  lastGroup: () => number;
  retryMs: number;
  isStopped: () => boolean;
  onError: (error: unknown) => void;
}

/** Retrying wouldn't help: an operator has to decide. */
const isFinal = (error: unknown): boolean => error instanceof NotOwner || error instanceof Mismatch;

/** Reopens after a loss, for as long as it takes or until it is certain that retrying won't help. */
export const openAgain = async ({
  options,
  lastGroup,
  retryMs,
  isStopped,
  onError,
}: Reopening): Promise<Connected | undefined> => {
  for (;;) {
    try {
      return await open(options, lastGroup);
    } catch (error) {
      if (isFinal(error)) throw error;
      onError(error);
      if (isStopped()) return undefined;
    }
    await sleep(retryMs);
  }
};
