import { anyCause } from './anyCause';

/** By SQLSTATE: the disk is full, the disk failed, the database is read-only. */
const codes = new Set(['53100', '58030', '25006']);

/** PostgreSQL has no code of their own for these refusals of the file system. */
const words = /No space left on device|Disk quota exceeded|Read-only file system/;

/** That the database answers and can keep nothing, whoever asks it to. */
export const cannotWrite = (error: unknown): boolean =>
  anyCause(error, ({ code, message }) => codes.has(code) || words.test(message));
