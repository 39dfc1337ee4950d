import { chmod, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { APPLICATION, DATABASE, urlFor, withClient } from './connection';
import type { DatabasePurpose } from '../databasePurpose';
import { grantApplication } from '../roles/applicationRights';
import { ifThere } from './host/fileErrors';
import { applicationPasswordIn, type Place } from './place';

const passwordFor = async ({ folder }: Place): Promise<string> => {
  const file = applicationPasswordIn(folder);
  const kept = (await ifThere(readFile(file, 'utf8')))?.trim();
  if (kept) return kept;
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600, flush: true });
  await chmod(file, 0o600);
  return password;
};

interface Admission {
  port: number;
  ownerPassword: string;
  purpose: DatabasePurpose;
}

/**
 * The exchange's database role. It owns nothing, so that neither a mistake nor an attacker who gets hold of it can
 * disable the triggers that keep the ledger append-only.
 */
export const admitApplication = async (place: Place, { port, ownerPassword, purpose }: Admission): Promise<string> => {
  const password = await passwordFor(place);
  await withClient(urlFor(port, ownerPassword, DATABASE), async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APPLICATION]);
    if (rowCount === 0) await client.query(`create role ${APPLICATION} login`);
    await client.query(
      `alter role ${APPLICATION} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
    );
    await client.query(`grant connect, temporary on database ${DATABASE} to ${APPLICATION}`);
    await grantApplication(client, { role: APPLICATION, schema: 'public', purpose, holdsLease: false });
  });
  return urlFor(port, password, DATABASE, APPLICATION);
};
