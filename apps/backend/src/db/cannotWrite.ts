import { findInCauses } from './findInCauses';

/** By SQLSTATE: the disk is full, the disk failed, the database is read-only. */
const codes = new Set(['53100', '58030', '25006']);

/** File system errors that PostgreSQL has no codes for. */
const words = /No space left on device|Disk quota exceeded|Read-only file system/;

/** Whether the database answers but can't store anything for anyone. */
export const cannotWrite = (error: unknown): boolean =>
  findInCauses(error, ({ code, message }) => codes.has(code) || words.test(message));
