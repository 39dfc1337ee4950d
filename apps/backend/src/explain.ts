import { isDatabaseGone } from './db/databaseGone';
import { StartError } from './db/embedded/host/startError';
import { SettingsError } from './runtime/env';

/** Node.js's details of a network error besides its code. */
interface Fault extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

const portOf = ({ port }: Fault): string => String(port ?? '');

const silentDatabase = (): string =>
  "The database isn't responding. Check the address in DATABASE_URL and that the server is running.";

const sentences: Record<string, (error: Fault) => string> = {
  EADDRNOTAVAIL: ({ address = '' }) => `This machine has no address ${address}. Choose another one with HOST.`,
  EADDRINUSE: (error) =>
    `Port ${portOf(error)} is in use by another program. Stop it, or choose another port: PORT=4001 npm start`,
  EACCES: (error) =>
    error.syscall === 'listen'
      ? `Port ${portOf(error)} needs permissions this account doesn't have. Choose a port above 1024 with PORT.`
      : `This account has no access to ${error.path ?? 'a file it needs'}. Use the account that the exchange runs as.`,
  ECONNREFUSED: silentDatabase,
  ECONNRESET: silentDatabase,
  EHOSTUNREACH: silentDatabase,
  ENETUNREACH: silentDatabase,
  ETIMEDOUT: silentDatabase,
  ENOTFOUND: ({ hostname = '' }) => `There is no host ${hostname}. Check DATABASE_URL and HOST.`,
  ENOSPC: () => 'The disk is full. Free some space, then try again.',
  '53100': () => "The database's disk is full. Free some space, then try again.",
  '25006': () => "The database is read-only. Make sure that DATABASE_URL isn't a standby, then try again.",
  '42501': ({ message }) => `The database role in DATABASE_URL lacks a permission: ${message}.`,
  '53300': () => 'The database has reached its connection limit. Close other connections, or raise max_connections.',
  '57P03': () => 'The database is starting or shutting down. Wait a moment, then try again.',
  '28000': ({ message }) => `The database rejected the connection in DATABASE_URL: ${message}.`,
  '3F000': () =>
    'The database role in DATABASE_URL has no schema to create tables in. Set its search_path, for example to public.',
  '28P01': () => 'The database rejected the password in DATABASE_URL. Correct it, then try again.',
  '55P03': () =>
    'Another database session holds a lock that is needed here. End that session or wait for it to finish, then try again.',
  '3D000': () => 'The database named in DATABASE_URL does not exist. Create it, or correct the name.',
  '42P01': () =>
    'This database has not been set up by this version of the exchange. Start the exchange on it once, then try again.',
};

/** A wrapped error says more than the library's error around it. */
export const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

const codeOf = (error: Error): string | undefined => {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined) return code;
  // Several addresses of one host are tried at once, and their errors are grouped.
  return error instanceof AggregateError && error.errors[0] instanceof Error ? codeOf(error.errors[0]) : undefined;
};

/** Why something failed: one clear sentence if the cause is known, else all details. */
export const explain = (error: unknown, what = 'The exchange could not start.'): string => {
  if (error instanceof StartError) return [error.message, error.hint, ...error.logLines].filter(Boolean).join('\n');
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = causeOf(error);
  const code = codeOf(cause);
  // The driver's own reports of a server that stays silent or hangs up have no code.
  const isSilent = code === undefined && isDatabaseGone(cause);
  const sentence = isSilent ? silentDatabase : sentences[code ?? ''];
  return sentence ? sentence(cause) : `${what} ${cause.stack ?? cause.message}`;
};
