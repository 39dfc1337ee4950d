import { StartError } from './startError';

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  isFileError(error) && error.code !== undefined && codes.includes(error.code);

/** Answers nothing where there is no such file, and lets every other failure through. */
export const ifThere = <Value>(reading: Promise<Value>): Promise<Value | undefined> =>
  reading.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });

const refusals: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
};

const hints: Record<string, string> = {
  ENOSPC: 'Free some space there, or choose another data folder.',
  EDQUOT: 'Free some space there, or choose another data folder.',
};

/** Only while a folder is being made does a missing path mean that it cannot be. */
const reasonFor = ({ code, syscall }: NodeJS.ErrnoException): string | undefined =>
  code === 'ENOENT' && syscall === 'mkdir' ? 'the folder cannot be made there' : refusals[code ?? ''];

/** Refusals of the file system become a sentence about the data folder; whatever else is thrown stays what it is. */
export const explainFileError = (dataDir: string, error: unknown): unknown => {
  if (!isFileError(error)) return error;
  const { code = '', path } = error;
  const hint = hints[code];
  const reason = reasonFor(error);
  // What is written to a file that is open has no path, and a port that may not be had has none either.
  if (!reason || (path === undefined && !hint)) return error;
  return new StartError(
    'not-writable',
    `The data folder ${dataDir} cannot be written: ${reason} (${path === undefined ? code : `${code} at ${path}`}).`,
    hint ?? 'Give this user write access to the folder, or choose another data folder.',
  );
};
