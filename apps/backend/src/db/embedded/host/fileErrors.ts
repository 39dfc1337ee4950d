import { StartError } from './startError';

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  isFileError(error) && error.code !== undefined && codes.includes(error.code);

/** Undefined if there is no such file; any other error is rethrown. */
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
  ENOTDIR: 'there is a file where a folder is needed',
  EEXIST: 'there is a file where a folder is needed',
};

/** Whether there is no space left, which may only show when writing to an open file. */
const isFull = (error: NodeJS.ErrnoException): boolean => hasCode(error, 'ENOSPC', 'EDQUOT');

/** A missing path is a refusal only when creating a folder. */
const reasonFor = ({ code, syscall }: NodeJS.ErrnoException): string | undefined =>
  code === 'ENOENT' && syscall === 'mkdir' ? "the folder can't be created there" : refusals[code ?? ''];

/** Turns file system errors into a sentence about the data folder; returns all other errors unchanged. */
export const explainFileError = (dataDir: string, error: unknown): unknown => {
  if (!isFileError(error)) return error;
  const { code = '', path } = error;
  const reason = reasonFor(error);
  // Errors of an open file have no path, and neither have those of a forbidden port.
  if (!reason || (path === undefined && !isFull(error))) return error;
  return new StartError(
    'not-writable',
    `The data folder ${dataDir} can't be written to: ${reason} (${path === undefined ? code : `${code} at ${path}`}).`,
    `${isFull(error) ? 'Free some space there' : 'Give this user write access to the folder'}, or choose another data folder.`,
  );
};
