import { open, utimes } from 'node:fs/promises';
import { ifThere } from './fileErrors';

/** A file's content, and when it was last touched. */
export interface Sign {
  text: string;
  touched: bigint;
}

const BEAT_MS = 1_000;

/** After this long without a beat, the process that touched the file counts as gone. */
export const SILENCE_MS = 15_000;

/** Opens the file each time: only then does a file shared between machines show the others' latest changes. */
export const lookAt = async (file: string): Promise<Sign | undefined> => {
  const handle = await ifThere(open(file));
  if (!handle) return undefined;
  try {
    const { mtimeNs } = await handle.stat({ bigint: true });
    return { text: await handle.readFile('utf8'), touched: mtimeNs };
  } finally {
    await handle.close();
  }
};

export const isSame = (one: Sign, other: Sign): boolean => one.text === other.text && one.touched === other.touched;

const touch = async (file: string, text: string): Promise<void> => {
  if ((await lookAt(file))?.text !== text) return;
  const now = new Date();
  await utimes(file, now, now);
};

/** Touches the file while it contains `text`, to show that we are alive where our process can't be seen. */
export const keepTouching = (file: string, text: string): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const touchLater = (): void => {
    if (isOver) return;
    // A disk that refuses this also refuses the database, which reports it.
    timer = setTimeout(
      () =>
        void touch(file, text)
          .catch(() => undefined)
          .then(touchLater),
      BEAT_MS,
    );
    timer.unref();
  };
  touchLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

/** How long a file hasn't been touched, by our own clock, because two machines' clocks may differ. */
export type Watch = (file: string, sign: Sign) => number;

export const createWatch = (now = (): number => performance.now()): Watch => {
  const seen = new Map<string, { sign: Sign; since: number }>();
  return (file, sign) => {
    const last = seen.get(file);
    if (last && isSame(last.sign, sign)) return now() - last.since;
    seen.set(file, { sign, since: now() });
    return 0;
  };
};
