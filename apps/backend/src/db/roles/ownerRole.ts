import type { ClientBase } from 'pg';
import { SettingsError } from '../../runtime/env';

type Queries = Pick<ClientBase, 'query'>;

interface RoleFacts {
  role: string;
  isOwner: boolean;
}

/** An owner, and whoever can become it, can drop tables and switch off the triggers that protect them. */
const readRole = async (client: Queries): Promise<RoleFacts> => {
  const { rows } = await client.query<RoleFacts>(`
    select current_user as role,
      pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'member')
      or exists (select from pg_class where relnamespace = to_regnamespace(current_schema())
        and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'member')) as "isOwner"`);
  const [facts] = rows;
  if (!facts) throw new Error('The database did not say which role this is.');
  return facts;
};

/** The ledger is only as append-only as the role that writes it is limited. */
export const refuseOwnerRole = async (client: Queries, accepted: string | undefined): Promise<void> => {
  const { role, isOwner } = await readRole(client);
  if (!isOwner || role === accepted) return;
  throw new SettingsError(
    `The role ${role} in DATABASE_URL owns the exchange's tables, so that whoever gets hold of it could rewrite the ` +
      'ledger. Use two roles, with the SQL that `npm run operator -- database roles` prints. ' +
      `To take it on all the same: ACCEPT_OWNER_ROLE=${role}.`,
  );
};

interface Place {
  database: string;
  startedAt: string;
}

const placeOf = async (client: Queries): Promise<Place> => {
  const { rows } = await client.query<Place>(
    `select current_database() as database, pg_postmaster_start_time()::text as "startedAt"`,
  );
  return rows[0] ?? { database: '', startedAt: '' };
};

export const refuseOtherDatabase = async (owner: Queries, application: Queries): Promise<void> => {
  const [one, other] = [await placeOf(owner), await placeOf(application)];
  if (one.database === other.database && one.startedAt === other.startedAt) return;
  throw new SettingsError(
    'DATABASE_OWNER_URL and DATABASE_URL lead to different databases. Correct one of them: only the role differs.',
  );
};
