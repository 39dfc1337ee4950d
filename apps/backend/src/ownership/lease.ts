import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../db/embedded/host/startError';
import { openSession } from '../db/session';
import {
  announceLine,
  claimLease,
  connectionName,
  createLeaseTable,
  endConnectionsOf,
  giveUpLease,
  readLease,
  renewLease,
  type LeaseRow,
} from './leaseTable';
import { createDeadline, type Clocks } from './deadline';
import { isCertainlyGone, thisProcess, type ProcessOnHost } from '../db/embedded/host/processOnHost';

export interface LeaseOptions {
  connectionString: string;
  /** How long the exchange stays ours after the last renewal. */
  ttlMs: number;
  /** How long to wait for an owner that is alive; for one that isn't, the wait is until its lease expires. */
  patienceMs: number;
  /** Called once, when another process owns the exchange. */
  onLost: () => void;
  /** Called once, when it turns out that an owner is alive and will be waited for. */
  onWait?: (owner: ProcessOnHost | null) => void;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
  clocks?: Clocks;
}

/** Ownership of the exchange: one process at a time, through a row that it keeps renewing. */
export interface Lease {
  /** This process's name in the database. */
  name: string;
  /** Resolves once the exchange is ours, or rejects with the current owner. */
  take: () => Promise<void>;
  /**
   * Whether no other process can own the exchange right now. False in a process that was suspended or cut off for too
   * long, even before it learns of its successor.
   */
  isHeld: () => boolean;
  /** The same, but asks the database if in doubt. */
  confirm: () => Promise<boolean>;
  /** False once another process has taken over: from then on, whatever belongs to the owner must be left alone. */
  isOurs: () => boolean;
  /** Writes the address beside the lease, at which its owner takes commands from other processes. */
  announce: (line: string) => Promise<void>;
  /** Lets the next process in without a wait. If the database can't be reached, the lease expires by itself. */
  release: () => Promise<void>;
}

const RENEWALS_PER_TTL = 6;
const ANSWERS_PER_TTL = 3;
const RETRY_MS = 100;
const END_MS = 20;

const heldBy = ({ process: owner }: LeaseRow): StartError =>
  new StartError(
    'in-use',
    owner
      ? `This exchange is already running as process ${owner.pid} on ${owner.host}. Stop that one first.`
      : 'This exchange is already running. Stop that one first.',
    owner ? `Press Ctrl-C where it runs, or kill ${owner.pid}.` : '',
  );

const newClient = (connectionString: string, name: string, answerMs: number): Client => {
  const client = new Client({
    connectionString,
    application_name: connectionName(name, 'lease'),
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  // The next renewal notices a broken connection.
  client.on('error', () => undefined);
  return client;
};

export const createLease = (options: LeaseOptions): Lease => {
  const { connectionString, ttlMs, patienceMs, onLost, onWait = () => undefined, signal, clocks } = options;
  const name = `exchange-${randomBytes(8).toString('hex')}`;
  const answerMs = Math.ceil(ttlMs / ANSWERS_PER_TTL);
  const renewMs = Math.ceil(ttlMs / RENEWALS_PER_TTL);
  const deadline = createDeadline(ttlMs, clocks);
  let client: Client | undefined;
  let term: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<number> | undefined;
  let isLost = false;
  let isReleased = false;
  const formerOwners = new Set<string>();

  const connected = async (): Promise<Client> => {
    if (client) return client;
    const next = newClient(connectionString, name, answerMs);
    await openSession(next);
    client = next;
    return next;
  };

  const disconnect = (): void => {
    // The other end may be silent, so we don't wait for it to close.
    void client?.end().catch(() => undefined);
    client = undefined;
  };

  /** Returns the lease that is in the way, or undefined once it is ours. */
  const claim = async (): Promise<LeaseRow | undefined> => {
    const asked = deadline.from();
    const connection = await connected();
    const found = await readLease(connection);
    if (found.holder !== null && found.holder !== name) formerOwners.add(found.holder);
    const isGone = found.process !== null && isCertainlyGone(found.process);
    // Claiming locks the row, which the database writes to its disk: too much for a wait that may last for days.
    if (!found.isFree && !isGone && found.holder !== name) return found;
    const taken = await claimLease(connection, {
      name,
      process: thisProcess(),
      ttlMs,
      gone: isGone ? found.holder : null,
    });
    if (!taken) return found;
    term = taken.term;
    deadline.moveTo(asked);
    return undefined;
  };

  /** A former owner suspended in a transaction would block its successor. The lease is renewed meanwhile. */
  const endFormerOwners = async (): Promise<void> => {
    for (const former of formerOwners)
      while (!isLost && (await endConnectionsOf(await connected(), former))) {
        await pause(END_MS);
        await renewOnce();
      }
  };

  /** While waiting, slow or lost answers are tolerated for as long as an owner would tolerate them. */
  const claimPatiently = async (): Promise<LeaseRow | undefined> => {
    const began = performance.now();
    for (;;) {
      try {
        return await claim();
      } catch (error) {
        disconnect();
        if (performance.now() - began > ttlMs) throw error;
      }
      await pause(RETRY_MS);
    }
  };

  const renew = async (): Promise<number> => {
    const asked = deadline.from();
    try {
      const isStillOurs = term !== undefined && (await renewLease(await connected(), { name, term, ttlMs }));
      if (isStillOurs) deadline.moveTo(asked);
      else lose();
      return renewMs;
    } catch {
      disconnect();
      return Math.min(renewMs, RETRY_MS);
    }
  };

  const lose = (): void => {
    if (isLost) return;
    isLost = true;
    deadline.end();
    disconnect();
    onLost();
  };

  /** Concurrent callers share one renewal. */
  const renewOnce = (): Promise<number> => {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  const renewLater = (milliseconds: number): void => {
    if (isLost || isReleased) return;
    timer = setTimeout(() => void renewOnce().then(renewLater), milliseconds);
    timer.unref();
  };

  let isWaiting = false;

  /** Gives up on an owner that is alive, or says once that it is waited for. */
  const bearWith = (owner: LeaseRow, waitedMs: number): void => {
    if (waitedMs >= patienceMs) throw heldBy(owner);
    if (!isWaiting) onWait(owner.process);
    isWaiting = true;
  };

  const waitInLine = async (): Promise<void> => {
    const began = performance.now();
    let first: LeaseRow | undefined;
    for (;;) {
      const inTheWay = await claimPatiently();
      if (!inTheWay) return;
      first ??= inTheWay;
      const isAlive = inTheWay.renewedAt?.getTime() !== first.renewedAt?.getTime();
      if (isAlive) bearWith(inTheWay, performance.now() - began);
      await pause(RETRY_MS, undefined, { signal });
    }
  };

  return {
    name,
    take: async () => {
      try {
        await createLeaseTable(await connected());
        await waitInLine();
        await endFormerOwners();
      } catch (error) {
        disconnect();
        throw error;
      }
      renewLater(renewMs);
    },
    isHeld: deadline.isAhead,
    confirm: async () => {
      if (!deadline.isAhead() && !isLost && !isReleased) await renewOnce();
      return deadline.isAhead();
    },
    isOurs: () => term !== undefined && !isLost,
    announce: async (line) => {
      if (term !== undefined) await announceLine(await connected(), { name, term, line });
    },
    release: async () => {
      isReleased = true;
      clearTimeout(timer);
      await renewing;
      const given = term;
      term = undefined;
      deadline.end();
      if (given !== undefined && !isLost)
        await connected()
          .then((connection) => giveUpLease(connection, name, given))
          .catch(() => undefined);
      disconnect();
    },
  };
};
