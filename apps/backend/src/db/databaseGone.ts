import { anyCause } from './anyCause';

const codes = /^(ECONN|ENOENT|EPIPE|57014|57P0|08|53300)/;

const words =
  /Connection terminated|not queryable|Query read timeout|timeout (expired|exceeded when trying to connect)/;

/** How PostgreSQL, its driver and the socket below say that the database is not there, or does not answer in time. */
export const isDatabaseGone = (error: unknown): boolean =>
  anyCause(error, ({ code, message }) => codes.test(code) || words.test(message));
