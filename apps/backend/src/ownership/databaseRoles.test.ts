import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { withClient } from '../db/embedded/connection';
import { createTestDatabase } from '../db/testing/testDatabase';
import { SettingsError } from '../runtime/env';
import { openDatabase, type OpenDatabaseOptions } from './openDatabase';

let superuser: string;
let name: string;
let owner: string;
let application: string;

const query = (url: string, sql: string) => withClient(url, (client) => client.query<Record<string, unknown>>(sql));

/** As what `operator database roles` prints. */
beforeEach(async () => {
  const store = await createTestDatabase(inject('clusterUrl'), 'template1');
  superuser = store.connectionString;
  name = new URL(superuser).pathname.slice(1);
  const inRole = (kind: string) => {
    const url = new URL(superuser);
    url.username = `${kind}_${randomBytes(6).toString('hex')}`;
    url.password = 'secret';
    return url;
  };
  const [ownerUrl, applicationUrl] = [inRole('owner'), inRole('app')];
  for (const { username } of [ownerUrl, applicationUrl])
    await query(superuser, `create role ${username} login password 'secret'`);
  await query(superuser, `alter database ${name} owner to ${ownerUrl.username}`);
  await query(superuser, 'revoke create on schema public from public');
  [owner, application] = [ownerUrl.href, applicationUrl.href];
  onTestFinished(async () => {
    await store.drop();
    for (const { username } of [ownerUrl, applicationUrl]) await query(inject('clusterUrl'), `drop role ${username}`);
  });
});

const open = async (databaseUrl: string, extras: Partial<OpenDatabaseOptions> = {}) => {
  const database = await openDatabase({
    databaseUrl,
    dataDir: '/nowhere',
    wanted: 'real',
    newExchangeIn: name,
    leaseMs: 6_000,
    takeOverMs: 1,
    onLost: () => undefined,
    log: () => undefined,
    onProgress: () => undefined,
    ...extras,
  });
  await database.stop();
  return database.migrated;
};

const sentenceOf = async (starting: Promise<unknown>): Promise<string> => {
  const outcome = await starting.catch((error: unknown) => error);
  if (outcome instanceof SettingsError) return outcome.message;
  throw outcome instanceof Error ? outcome : new Error('It was not refused.');
};

const roleIn = (url: string): string => new URL(url).username;

const tables = async () =>
  (await query(superuser, `select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount;

describe('a real exchange', () => {
  it('refuses a role that owns its tables before it writes anything, unless an operator takes it on [OPS-450]', async () => {
    expect(await sentenceOf(open(owner, { acceptOwnerRole: 'another' }))).toBe(
      `The role ${roleIn(owner)} in DATABASE_URL owns the exchange's tables, so that whoever gets hold of it could ` +
        'rewrite the ledger. Use two roles, with the SQL that `npm run operator -- database roles` prints. ' +
        `To take it on all the same: ACCEPT_OWNER_ROLE=${roleIn(owner)}.`,
    );
    expect(await tables()).toBe(0);
    expect(await open(owner, { acceptOwnerRole: roleIn(owner) })).not.toEqual([]);
  });

  it('is migrated in the role of the owner, and starts in one that may only add to the ledger [OPS-451] [OPS-452]', async () => {
    expect(await sentenceOf(open(application))).toMatch(
      /^The database lacks \d+ migrations, and the role app_\w+ may not change its tables\. Run .* with DATABASE_OWNER_URL/,
    );
    expect(await tables()).toBe(0);
    expect(await open(application, { ownerUrl: owner })).not.toEqual([]);
    // As in a backup that the owner has just restored.
    await query(owner, `revoke all on all tables in schema public from ${roleIn(application)}`);
    expect(await open(application, { ownerUrl: owner })).toEqual([]);
    expect(await open(application)).toEqual([]);
    const history = ['entry', 'transfer', 'posting', 'trade', 'security_event', 'operator_action', 'schema_migration'];
    const money = [
      'account',
      'withdrawal',
      'deposit',
      'trade_order',
      'stake',
      'exchange_lease',
      'reference_price_past',
    ];
    const forbidden = [
      ...[...history, ...money].map((table) => `delete from ${table}`),
      'update entry set amount = 0',
      'truncate entry',
      'drop table entry',
      'alter table entry disable trigger only_added_to',
      'create table more (value text)',
      `insert into database_kind (kind) values ('demo')`,
      `set role ${roleIn(owner)}`,
    ];
    for (const sql of forbidden)
      await expect(query(application, sql)).rejects.toThrow(/permission denied|must be owner/);
    const { rows } = await query(
      application,
      `select relname from pg_class where relname = any ('{${history.join()}}') and relkind = 'r'
         and has_any_column_privilege(oid, 'update')`,
    );
    expect(rows).toEqual([]);
    await query(application, `insert into switch values ('test', true)`);
  });

  it('is not started on two databases at once [OPS-451]', async () => {
    expect(await sentenceOf(open(application, { ownerUrl: inject('clusterUrl') }))).toContain(
      'DATABASE_OWNER_URL and DATABASE_URL lead to different databases.',
    );
  });
});
