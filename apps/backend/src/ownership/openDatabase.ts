import { startEmbedded, type EmbeddedDatabase } from '../db/embedded/startEmbedded';
import type { StartStep } from '../db/embedded/reports';
import { withClient, withPlainClient } from '../db/embedded/connection';
import { migrate, refuseUnmigrated } from '../db/migrate';
import { StartError } from '../db/embedded/host/startError';
import { readPurpose, settlePurpose, type DatabasePurpose } from '../db/databasePurpose';
import { refuseOwnerRole } from '../db/roles/ownerRole';
import { refuseSharedSessions } from '../db/ownSessions';
import { readServer, refuseUnsuitable } from '../db/suitableServer';
import { admitNamed, prepareLease } from './databaseRoles';
import { refuseOtherKind } from './kinds';
import { createLease, type Lease, type LeaseOptions } from './lease';
import { connectionName } from './leaseTable';
import { refuseNewInDatabase, refuseNewInFolder } from './newExchange';

export interface OpenDatabaseOptions {
  /** Any PostgreSQL; without one the exchange runs its own, in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  wanted: DatabasePurpose;
  /** The same database in the role that owns its tables, for migrations; without it `databaseUrl` serves for both. */
  ownerUrl?: string | undefined;
  /** The role that may own the tables of a real exchange. */
  acceptOwnerRole?: string | undefined;
  /** Where a new exchange with real traders may be set up: the name of the database at `databaseUrl`, or `dataDir`. */
  newExchangeIn: string | undefined;
  leaseMs: number;
  /** How long to wait for another process on the same exchange to end; as long as it takes if undefined. */
  takeOverMs: number | undefined;
  onWait?: LeaseOptions['onWait'];
  /** Ends that wait. */
  signal?: AbortSignal;
  onLost: () => void;
  log: (line: string) => void;
  onProgress: (step: StartStep) => void;
}

export interface OwnedDatabase {
  connectionString: string;
  lease: Lease;
  /** The migrations that were just applied. */
  migrated: string[];
  /** Restarts the embedded server if it stopped unexpectedly. */
  keepRunning: () => Promise<void>;
  /** Releases the exchange, and stops the embedded server if there is one. */
  stop: () => Promise<void>;
}

interface Server extends Pick<EmbeddedDatabase, 'connectionString' | 'keepRunning' | 'stop'> {
  /** In the role that owns the tables. */
  ownerString: string;
  /** Gives the application its rights, and returns its connection. */
  admit: (purpose: DatabasePurpose) => Promise<string>;
}

const namedServer = async (
  connectionString: string,
  { wanted, newExchangeIn, ownerUrl, acceptOwnerRole }: OpenDatabaseOptions,
): Promise<Server> => {
  refuseUnsuitable(await withPlainClient(connectionString, readServer));
  await refuseSharedSessions(connectionString);
  if (wanted === 'real')
    await withPlainClient(connectionString, async (client) => {
      await refuseNewInDatabase(client, newExchangeIn);
      await refuseOwnerRole(client, acceptOwnerRole);
    });
  const roles = ownerUrl === undefined ? undefined : { ownerUrl, connectionString };
  if (roles) await prepareLease(roles);
  else await withPlainClient(connectionString, refuseUnmigrated);
  return {
    connectionString,
    ownerString: ownerUrl ?? connectionString,
    admit: async (purpose) => {
      if (roles) await admitNamed(roles, purpose);
      return connectionString;
    },
    keepRunning: async () => undefined,
    stop: async () => undefined,
  };
};

const embeddedServer = async (options: OpenDatabaseOptions): Promise<Server> => {
  const { dataDir, wanted, newExchangeIn } = options;
  if (wanted === 'real') await refuseNewInFolder(dataDir, newExchangeIn);
  const { admit, ...server } = await startEmbedded(options);
  return { ...server, ownerString: server.connectionString, admit };
};

/** A person who starts the embedded exchange twice by mistake should find out at once. */
const patienceOf = ({ databaseUrl, takeOverMs }: OpenDatabaseOptions): number =>
  databaseUrl === undefined ? 0 : (takeOverMs ?? Infinity);

const bringUp = (options: OpenDatabaseOptions): Promise<Server> =>
  options.databaseUrl === undefined ? embeddedServer(options) : namedServer(options.databaseUrl, options);

/** Checks the kind of the database first where possible, so that one of the wrong kind isn't touched at all. */
const prepare = async (
  { ownerString }: Server,
  { wanted, log }: OpenDatabaseOptions,
  owner: string,
): Promise<string[]> => {
  const known = await withClient(ownerString, readPurpose);
  if (known) refuseOtherKind(known, wanted);
  const migrated = await migrate(ownerString, { applicationName: connectionName(owner, 'migrations'), log });
  refuseOtherKind(await withClient(ownerString, (client) => settlePurpose(client, wanted)), wanted);
  return migrated;
};

const ATTEMPTS = 3;

interface Owned {
  server: Server;
  lease: Lease;
}

/** The previous owner may stop the embedded server while we wait; then we have to start it again. */
const own = async (options: OpenDatabaseOptions, attempts = ATTEMPTS): Promise<Owned> => {
  const { databaseUrl, leaseMs: ttlMs, onLost, onWait, signal } = options;
  const server = await bringUp(options);
  const { connectionString } = server;
  const lease = createLease({ connectionString, ttlMs, patienceMs: patienceOf(options), onLost, onWait, signal });
  try {
    await lease.take();
    return { server, lease };
  } catch (error) {
    if (databaseUrl !== undefined || error instanceof StartError || attempts <= 1) throw error;
    return own(options, attempts - 1);
  }
};

/** Opens the database once this process owns the exchange. Until then only the lease is written. */
export const openDatabase = async (options: OpenDatabaseOptions): Promise<OwnedDatabase> => {
  const { server, lease } = await own(options);
  const stop = async (): Promise<void> => {
    if (!lease.isOurs()) {
      options.log('Another process owns the exchange now, so its database is left running.');
      return;
    }
    await lease.release();
    await server.stop();
  };
  const keepRunning = async (): Promise<void> => {
    if (lease.isOurs()) await server.keepRunning();
  };
  try {
    const migrated = await prepare(server, options, lease.name);
    return { connectionString: await server.admit(options.wanted), lease, migrated, keepRunning, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
