import { randomUUID } from 'node:crypto';
import { homedir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { createSeals } from './identity/secrets/sealing';
import { areaOperatorCommands } from './areas';
import { openRestoreTarget } from './backup/restoreTarget';
import { connect } from './db/client';
import { findRunning } from './db/embedded/findRunning';
import { explain } from './explain';
import { refused } from './operator/answer';
import { escapeJsonForTerminal } from './operator/escapeForTerminal';
import { operate } from './operator/operate';
import { isJsonWanted } from './operator/options';
import { migrateNamed } from './ownership/migrateNamed';
import { askPassphrase } from './operator/people/askPassphrase';
import { createKeyRing } from './operator/people/keyRing';
import { limitsOf } from './operator/warrants/limits';
import { readOperatorEnv } from './runtime/env';
import { ignoreBrokenPipe } from './runtime/ignoreBrokenPipe';
import { dataFolder } from './runtime/places';
import { existingSecretsKey, oldSecretsKeys } from './runtime/secretsKey';

/** Some systems know their user by number only. */
const systemUser = (): string => {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
};

/** Files are named as from where the operator types, which npm leaves for the checkout. */
const pathOf = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

const shared = { now: Date.now, tell: console.error, pathOf };

const openEmpty = () => {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = readOperatorEnv(process.env);
  return openRestoreTarget({ databaseUrl, dataDir: dataFolder(DATA_DIR), tell: shared.tell });
};

const openDesk = async () => {
  const env = readOperatorEnv(process.env);
  const connectionString = env.DATABASE_URL ?? (await findRunning(dataFolder(env.DATA_DIR)));
  if (connectionString === undefined) return undefined;
  const database = connect({ connectionString, max: 1, onError: () => undefined });
  const isProduction = env.NODE_ENV === 'production';
  const desk = {
    database,
    isProduction,
    publicUrl: env.PUBLIC_URL,
    seals: () => {
      const options = { given: env.SECRETS_KEY, givenOld: env.SECRETS_KEY_OLD, folder: dataFolder(env.DATA_DIR) };
      const key = existingSecretsKey(options);
      return key && createSeals(key, ...oldSecretsKeys(options));
    },
    migrate: env.DATABASE_URL === undefined ? undefined : () => migrateNamed(env, connectionString, console.error),
    limits: limitsOf(env),
    keys: createKeyRing({
      folder: process.env['OPERATOR_KEYS'] ?? join(homedir(), '.exchange-operator'),
      passphrase: askPassphrase,
    }),
    newId: randomUUID,
    ...shared,
  };
  return { desk, close: database.close };
};

ignoreBrokenPipe();

const args = process.argv.slice(2);
const user = process.env['OPERATOR'] ?? systemUser();
const surroundings = {
  areaCommands: areaOperatorCommands,
  user,
  open: openDesk,
  empty: { ...shared, open: openEmpty },
};
const answer = await operate(args, surroundings).catch((error: unknown) =>
  refused(explain(error, 'The command failed.').split('\n')),
);
if (isJsonWanted(args)) console.log(escapeJsonForTerminal(answer.json));
else for (const line of answer.lines) (answer.exit === 0 ? console.log : console.error)(line);
process.exitCode = answer.exit;
