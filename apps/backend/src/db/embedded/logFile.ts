import { open, readFile, rename, stat, type FileHandle } from 'node:fs/promises';
import { ifThere } from './host/fileErrors';
import { logIn } from './place';

const LARGE_BYTES = 10_000_000;
const TAIL_LINES = 20;

interface ServerLog {
  handle: FileHandle;
  /** The last lines written since this start. */
  tail: () => Promise<string[]>;
}

/** Opened by us and passed to the server, which therefore needs no access to the log's folder. */
export const openLog = async (folder: string): Promise<ServerLog> => {
  const file = logIn(folder);
  const size = (await ifThere(stat(file)))?.size ?? 0;
  const isLarge = size > LARGE_BYTES;
  if (isLarge) await rename(file, `${file}.old`);
  const begin = isLarge ? 0 : size;
  const handle = await open(file, 'a', 0o600);
  const tail = async () => {
    const written = (await readFile(file)).subarray(begin).toString();
    return written.split('\n').filter(Boolean).slice(-TAIL_LINES);
  };
  return { handle, tail };
};
