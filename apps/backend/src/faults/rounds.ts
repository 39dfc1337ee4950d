import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createTraderStore } from '../areas/accounts/traders';
import { connect } from '../db/client';
import { seedReferenceData } from '../reference/seedReferenceData';
import { chance } from '../simulation/noise';
import { startExchangeProcess, type ExchangeProcess } from './exchangeProcess';
import { place, reserve, tradeUntilTrouble } from './load';
import { startPostgresServer, type PostgresServer } from './postgresServer';
import { faultsAfter } from './proof';
import { createRecord, type Record } from './record';

/** What is killed; each in its turn. */
export const victims = ['exchange', 'database', 'connection', 'both'] as const;

export type Victim = (typeof victims)[number];

export interface RoundsOptions {
  rounds: number;
  /** Decides what is ordered, and when what is killed. */
  seed: number;
  onRound?: (sofar: Sofar) => void;
}

export interface Sofar {
  rounds: number;
  /** Orders that were acknowledged, and commands that got no answer. */
  acknowledged: number;
  unanswered: number;
}

interface Scene {
  postgres: PostgresServer;
  pool: Pool;
  exchange: ExchangeProcess;
  traders: readonly string[];
  record: Record;
  random: () => number;
  newId: () => string;
}

const TRADERS = 8;

const addTraders = async (add: ReturnType<typeof createTraderStore>['add']): Promise<string[]> => {
  const at = new Date();
  const ids = Array.from({ length: TRADERS }, (_, index) => `u-${index + 1}`);
  for (const uniqueId of ids)
    await add({
      uniqueId,
      email: `${uniqueId}@example.com`,
      firstName: 'Ada',
      lastName: 'Field',
      passwordHash: 'none',
      passwordChangedAt: at,
      referralCode: uniqueId,
      createdAt: at,
    });
  return ids;
};

const fund = async ({ submit }: ExchangeProcess, traders: readonly string[]): Promise<void> => {
  for (const trader of traders)
    for (const asset of ['XDC', 'USDT', 'USDC'] as const) {
      const id = `${trader} ${asset}`;
      const from = { house: 'demo faucet' } as const;
      const legs = [{ asset, amount: '100000', from, to: { trader } }];
      const posted = await submit({ kind: 'funds.post', id, legs });
      if (!posted?.done) throw new Error(`${id} was not credited: ${JSON.stringify(posted)}`);
    }
};

const strike = async ({ postgres, exchange }: Scene, victim: Victim): Promise<void> => {
  if (victim === 'connection') await postgres.killWriter();
  if (victim === 'database' || victim === 'both') await postgres.kill();
  if (victim === 'exchange' || victim === 'both') await exchange.kill();
};

const PATIENCE = 200;

/** A database whose process was killed starts all of them anew: until then our own connections break as well. */
const untilReachable = async (pool: Pool): Promise<void> => {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const both = [pool.query('select 1'), pool.query('select 1')];
    const answers = await Promise.allSettled(both);
    if (answers.every(({ status }) => status === 'fulfilled')) return;
    await pause(25);
  }
  throw new Error('The database did not come back.');
};

const bringBack = async (scene: Scene, victim: Victim): Promise<void> => {
  if (victim === 'database' || victim === 'both') await scene.postgres.restart();
  if (victim === 'exchange' || victim === 'both')
    scene.exchange = await startExchangeProcess(scene.postgres.connectionString);
  await scene.exchange.untilOpen();
  await untilReachable(scene.pool);
};

/** Under load, after so many acknowledgements and a moment more. */
const killUnderLoad = async (scene: Scene, victim: Victim): Promise<void> => {
  const { random } = scene;
  let left = 1 + Math.floor(random() * 80);
  const delay = random() * 8;
  const due = new AbortController();
  let isStruck = false;
  const trading = tradeUntilTrouble({
    ...scene,
    onAcknowledged: () => {
      left -= 1;
      if (left === 0) due.abort();
    },
    isOver: () => isStruck,
  });
  await once(due.signal, 'abort');
  await pause(delay);
  await strike(scene, victim);
  isStruck = true;
  await trading;
};

/** Whoever heard nothing asks again, with the same ids. */
const askAgain = async (scene: Scene): Promise<void> => {
  const { record } = scene;
  for (const command of record.unanswered.splice(0))
    await (command.kind === 'order.place' ? place(scene, command) : reserve(scene, command));
  if (record.unanswered.length > 0) throw new Error('The exchange is open and does not answer.');
};

const prove = async ({ pool, record, exchange }: Scene): Promise<void> => {
  const faults = await faultsAfter(pool, record, await exchange.levels());
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n'));
};

const round = async (scene: Scene, victim: Victim): Promise<number> => {
  await killUnderLoad(scene, victim);
  await bringBack(scene, victim);
  const unanswered = scene.record.unanswered.length;
  await prove(scene);
  await askAgain(scene);
  await prove(scene);
  return unanswered;
};

const setScene = async (postgres: PostgresServer, seed: number) => {
  const { connectionString } = postgres;
  const database = connect({ connectionString, max: 2, onError: () => undefined });
  await seedReferenceData(database.db);
  const traders = await addTraders(createTraderStore(database.db).add);
  const exchange = await startExchangeProcess(connectionString);
  await fund(exchange, traders);
  let ids = 0;
  let drawn = 0;
  const newId = () => `c-${(ids += 1)}`;
  const scene: Scene = {
    postgres,
    pool: database.pool,
    exchange,
    traders,
    record: createRecord(),
    random: () => chance(seed, (drawn += 1)),
    newId,
  };
  return { scene, close: database.close };
};

/** Kills the exchange, its database and the connection between them in turn, and proves after each what must hold. */
export const runRounds = async ({ rounds, seed, onRound = () => undefined }: RoundsOptions): Promise<Sofar> => {
  const postgres = await startPostgresServer();
  const { scene, close } = await setScene(postgres, seed);
  const sofar: Sofar = { rounds: 0, acknowledged: 0, unanswered: 0 };
  try {
    for (const [index] of Array.from({ length: rounds }).entries()) {
      const victim = victims[index % victims.length] ?? 'exchange';
      sofar.unanswered += await round(scene, victim).catch((error: unknown) => {
        throw new Error(`Round ${index + 1}, ${victim} killed, seed ${seed}:`, { cause: error });
      });
      sofar.rounds += 1;
      sofar.acknowledged = scene.record.orders.size;
      onRound(sofar);
    }
    return sofar;
  } finally {
    await scene.exchange.kill();
    await close();
    postgres.remove();
  }
};
