import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientBase, Pool } from 'pg';
import type { OperationId, Trader, TraderHandlers } from '../contract/handlers';
import type { Database, DatabaseClient } from '../db/client';
import { isDatabaseGone } from '../db/databaseGone';
import { findInCauses } from '../db/findInCauses';
import { onConnection } from '../db/onConnection';
import * as schema from '../db/schema';
import type { ExchangeAccess, Position } from '../exchange/exchange';

/** A database to read from: the primary, or a replica of it. */
export interface ReadSource {
  db: Database;
  pool: Pick<ClientBase, 'query'>;
}

export interface Reads {
  /**
   * Reads on a replica that has everything the trader may have been told of, or else on the primary. Only for what
   * groups of commands write, and for nothing that a decision depends on.
   */
  of: <Value>(trader: string, work: (source: ReadSource) => Promise<Value>) => Promise<Value>;
}

export type ReadPlace = 'replica' | 'primary';

interface ReadsOptions {
  primary: Pick<DatabaseClient, 'db' | 'pool'>;
  replica: Pool | undefined;
  exchange: Pick<ExchangeAccess, 'position'>;
  log: FastifyBaseLogger;
  onRead?: (place: ReadPlace) => void;
  /** How long a replica that failed is left alone. */
  pauseMs?: number;
}

interface ReplicaState {
  group: string;
  writer: string | null;
  isReplica: boolean;
}

const positionMs = 500;

const positionOf = {
  text: `select last_group as "group", writer, pg_is_in_recovery() as "isReplica" from exchange`,
  query_timeout: positionMs,
};

/** The newest group that the replica has of this process's; undefined if it has nothing of it yet. */
export const groupOn = async (client: Pick<ClientBase, 'query'>, writer: string): Promise<number | undefined> => {
  const { rows } = await client.query<ReplicaState>(positionOf);
  const [state] = rows;
  return state?.isReplica === true && state.writer === writer ? Number(state.group) : undefined;
};

/** Replaying what the primary removed ended the statement; the replica itself is well. */
const isConflict = (error: unknown): boolean => findInCauses(error, ({ code }) => code === '40001');

const isOfDatabase = (error: unknown): boolean =>
  isDatabaseGone(error) || findInCauses(error, ({ code }) => code !== '');

const createReplica = (pool: Pool, { log, pauseMs = 5_000 }: Pick<ReadsOptions, 'log' | 'pauseMs'>) => {
  let awayUntil: number | undefined;

  /** Of all readers, one tries it again after each pause. */
  const isLeftAlone = (): boolean => {
    if (awayUntil === undefined) return false;
    if (performance.now() < awayUntil) return true;
    awayUntil = performance.now() + pauseMs;
    return false;
  };

  const noteWorks = (): void => {
    if (awayUntil !== undefined) log.info('The replica answers again and is read from');
    awayUntil = undefined;
  };

  const noteFailure = (error: unknown): void => {
    if (awayUntil === undefined) log.warn({ err: error }, 'The replica failed, so everything is read from the primary');
    awayUntil = performance.now() + pauseMs;
  };

  /** Undefined if the replica can't answer. Each connection is asked, since an address can lead to several replicas. */
  const read = <Value>(
    { writer, needed }: Position,
    work: (source: ReadSource) => Promise<Value>,
  ): Promise<{ value: Value } | undefined> =>
    onConnection(pool, async (client) => {
      const group = await groupOn(client, writer);
      noteWorks();
      if (group === undefined || group < needed) return undefined;
      return { value: await work({ db: drizzle(client, { schema }), pool: client }) };
    });

  return async <Value>(position: Position, work: (source: ReadSource) => Promise<Value>) => {
    if (isLeftAlone()) return undefined;
    try {
      return await read(position, work);
    } catch (error) {
      if (!isOfDatabase(error)) throw error;
      if (!isConflict(error)) noteFailure(error);
      return undefined;
    }
  };
};

export const createReads = (options: ReadsOptions): Reads => {
  const { primary, replica: pool, exchange, onRead } = options;
  if (!pool) return { of: (_, work) => work(primary) };
  const readReplica = createReplica(pool, options);
  return {
    of: async (trader, work) => {
      const position = await exchange.position(trader);
      const read = position && (await readReplica(position, work));
      onRead?.(read ? 'replica' : 'primary');
      return read ? read.value : work(primary);
    },
  };
};

type AnyHandler = (incoming: { trader: Pick<Trader, 'uniqueId'> }) => unknown;

/** Calls that read a trader's past, each on a database that may answer it. */
export const pastHandlers = (
  reads: Reads,
  calls: readonly OperationId[],
  make: (source: ReadSource) => TraderHandlers,
): TraderHandlers =>
  Object.fromEntries(
    calls.map((call): [OperationId, AnyHandler] => [
      call,
      (incoming) =>
        reads.of(incoming.trader.uniqueId, async (source) =>
          (make(source)[call] as AnyHandler | undefined)?.(incoming),
        ),
    ]),
  ) as TraderHandlers;
