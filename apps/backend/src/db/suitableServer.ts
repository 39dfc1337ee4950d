import type { ClientBase } from 'pg';
import { SettingsError } from '../runtime/env';
import { mayLoseData } from './session';

export interface ServerFacts {
  /** As in `16.4 (Debian 16.4-1)`. */
  version: string;
  /** The same as a number: 160004. */
  versionNumber: number;
  encoding: string;
  /** Whether a power cut can lose confirmed writes. */
  isForgetful: boolean;
}

/** The first with `nulls not distinct`, which keeps ledger accounts unique. */
const leastVersion = 15;

export const readServer = async (client: Pick<ClientBase, 'query'>): Promise<ServerFacts> => {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::integer as "versionNumber",
      current_setting('server_encoding') as encoding,
      current_setting('fsync') = 'off' and not ${mayLoseData} as "isForgetful"`);
  const [facts] = rows;
  if (!facts) throw new Error('The database server did not say what it is.');
  return facts;
};

const reasonAgainst = ({ version, versionNumber, encoding, isForgetful }: ServerFacts): string | undefined => {
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
  if (isForgetful)
    return (
      'The database server runs with fsync = off, so a power cut can destroy orders and balances that it confirmed. ' +
      'Set fsync = on in its configuration, reload that, then start again.'
    );
  return undefined;
};

/** Refuses before anything is written, rather than failing calls or losing money later. */
export const refuseUnsuitable = (facts: ServerFacts): void => {
  const reason = reasonAgainst(facts);
  if (reason !== undefined) throw new SettingsError(reason);
};
