import { accountSettings } from './areas/accounts/settings';
import { createStatusStore } from './areas/status/store';
import { connect } from './db/client';
import { findRunning } from './db/embedded/findRunning';
import { checkLedger } from './ledger/ledgerCheck';
import { readEnv } from './runtime/env';
import { runCommand } from './operator/commands';
import { createOperatorAccounts } from './operator/operatorAccounts';
import { explain } from './explain';
import { dataFolder } from './runtime/places';

const operate = async (words: string[]): Promise<boolean> => {
  const env = readEnv(process.env);
  const { DATABASE_URL, DATA_DIR } = env;
  const connectionString = DATABASE_URL ?? (await findRunning(dataFolder(DATA_DIR)));
  if (connectionString === undefined) {
    console.error('The exchange is not running here. Start it with `npm start`, or name a database with DATABASE_URL.');
    return false;
  }
  const database = connect({ connectionString, max: 1, onError: () => undefined });
  try {
    const { db, pool } = database;
    const { lines, isDone } = await runCommand(words, {
      status: createStatusStore(db),
      accounts: createOperatorAccounts({ db, sessionTimes: accountSettings(env).sessions, now: Date.now }),
      checkLedger: () => checkLedger(pool),
    });
    for (const line of lines) (isDone ? console.log : console.error)(line);
    return isDone;
  } finally {
    await database.close();
  }
};

operate(process.argv.slice(2)).then(
  (isDone) => {
    process.exitCode = isDone ? 0 : 1;
  },
  (error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  },
);
