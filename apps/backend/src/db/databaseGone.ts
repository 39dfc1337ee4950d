import { findInCauses } from './findInCauses';

const codes = /^(ECONN|ENOENT|EPIPE|57014|57P0|08|53300)/;

const words =
  /Connection terminated|not queryable|Query read timeout|timeout (expired|exceeded when trying to connect)/;

/** Whether PostgreSQL, its driver or the socket report that the database is unreachable or too slow to answer. */
export const isDatabaseGone = (error: unknown): boolean =>
  findInCauses(error, ({ code, message }) => codes.test(code) || words.test(message));
