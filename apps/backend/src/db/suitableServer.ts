import type { ClientBase } from 'pg';
import { SettingsError } from '../runtime/env';
import { hasWeakCommits, mayLoseData } from './session';

export interface ServerFacts {
  /** As in `16.4 (Debian 16.4-1)`. */
  version: string;
  /** The same as a number: 160004. */
  versionNumber: number;
  encoding: string;
  /** Whether a power cut can lose confirmed writes. */
  isForgetful: boolean;
  /** Whether the cluster waits for a standby, but not for commits of our role. */
  skipsStandby: boolean;
}

/** The first with `nulls not distinct`, which keeps ledger accounts unique. */
const leastVersion = 15;

export const readServer = async (client: Pick<ClientBase, 'query'>): Promise<ServerFacts> => {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::integer as "versionNumber",
      current_setting('server_encoding') as encoding,
      current_setting('fsync') = 'off' and not ${mayLoseData} as "isForgetful",
      ${hasWeakCommits} and current_setting('synchronous_standby_names') <> '' as "skipsStandby"`);
  const [facts] = rows;
  if (!facts) throw new Error('The database server did not say what it is.');
  return facts;
};

const reasonAgainst = (facts: ServerFacts): string | undefined => {
  const { version, versionNumber, encoding } = facts;
  if (versionNumber < leastVersion * 10_000)
    return (
      `The database server is PostgreSQL ${version}, and the exchange needs ${leastVersion} or later. ` +
      'Upgrade it, or name another one with DATABASE_URL.'
    );
  if (encoding !== 'UTF8')
    return (
      `The database named in DATABASE_URL stores text as ${encoding}, which has no letters for many names. ` +
      "Create one with UTF8 instead: create database exchange encoding 'UTF8' template template0;"
    );
  if (facts.isForgetful)
    return (
      'The database server runs with fsync = off, so a power cut can destroy orders and balances that it confirmed. ' +
      'Set fsync = on in its configuration, reload that, then start again.'
    );
  if (facts.skipsStandby)
    return (
      'The database server has commits wait for a standby, but synchronous_commit is local or off for this role or ' +
      'database, so they would not. Set it to on, or empty synchronous_standby_names to go without a standby.'
    );
  return undefined;
};

/** Refuses before anything is written, rather than failing calls or losing money later. */
export const refuseUnsuitable = (facts: ServerFacts): void => {
  const reason = reasonAgainst(facts);
  if (reason !== undefined) throw new SettingsError(reason);
};
