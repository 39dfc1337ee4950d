import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { forgetOld } from './sweep';
import { hour, somewhere, startAccounts, type AccountsServer } from './testing/accountsServer';

const day = 24 * hour;
const tables = ['mail_code', 'mailed_link', 'login_challenge', 'session', 'try_count'];

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
});
afterAll(() => server.close());

const counts = async () => {
  const { rows } = await server.database.db.execute<Record<string, string>>(
    sql.raw(`select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`),
  );
  return tables.map((table) => Number(rows[0]?.[table]));
};

it('removes old records, and keeps those that may still be useful and the audit log [ACC-160]', async () => {
  const { email, home } = await server.addTrader();
  await server.logIn(email, home);
  await server.logIn(email, somewhere());
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);
  const sweepAfter = (days: number) =>
    forgetOld(server.database.db, server.clock.now + days * day, server.settings.SESSION_MAX_MS);
  await sweepAfter(6);
  expect(await counts()).toEqual(before);
  await sweepAfter(8);
  expect(await counts()).toEqual([0, 0, 0, 1, 0]);
  await sweepAfter(38);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  const { rows } = await server.database.pool.query('select 1 from security_event');
  expect(rows.length).toBeGreaterThan(0);
});
