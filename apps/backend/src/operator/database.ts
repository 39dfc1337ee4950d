import { counted } from '@exchange/domain';
import { rolesSql } from '../db/roles/rolesSql';
import { done, refused, type Answer } from './answer';
import { printing, reading, type Given, type OperatorContext } from './command';

const printRoles = ({ words: [database = 'exchange', presentOwner] }: Given): Answer => {
  const roles = { database, owner: 'exchange_owner', application: 'exchange_app', presentOwner };
  const lines = rolesSql(roles);
  return done(lines, { sql: lines.join('\n') });
};

const migrate = async ({ migrate: apply }: OperatorContext): Promise<Answer> => {
  if (!apply) return refused('Each start of the exchange migrates its embedded database. There is nothing to do here.');
  const migrated = await apply();
  if (migrated.length === 0) return done('The database has every migration already.', { migrated });
  return done([`Applied ${counted(migrated.length, 'migration')}:`, ...migrated.map((name) => `  ${name}`)], {
    migrated,
  });
};

export const databaseCommands = [
  printing({
    name: 'database roles',
    usage: '[database] [present owner]',
    meaning: 'the SQL for two roles: one that owns the tables, one that the exchange runs as',
    takes: [0, 2],
    run: printRoles,
  }),
  reading({
    name: 'database migrate',
    usage: '',
    meaning: 'applies the migrations of this version while no exchange runs, with DATABASE_OWNER_URL',
    takes: [0, 0],
    run: (_, desk) => migrate(desk),
  }),
];
