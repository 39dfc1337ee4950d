import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, type DatabaseClient } from '../db/client';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { seedReferenceData } from '../reference/seedReferenceData';
import { startPostgresServer, type PostgresServer } from './postgresServer';
import { isNightly } from '../testing/nightly';
import { startBackendProcess, type BackendProcess } from './testing/backendProcess';
import { httpTraders, logIn, placeOrder, prepareTraders, storedOrders, type HttpOrder } from './testing/httpTraders';

let postgres: PostgresServer;
let database: DatabaseClient;

beforeAll(async () => {
  postgres = await startPostgresServer(inject('restingData'));
  database = connect({ connectionString: postgres.connectionString, max: 1, onError: () => undefined });
  await seedReferenceData(database.db);
  await prepareTraders(database);
});

afterAll(async () => {
  await database.close();
  postgres.remove();
});

const key = randomBytes(32).toString('base64');

const start = () =>
  startBackendProcess({
    DATABASE_URL: postgres.connectionString,
    SECRETS_KEY: key,
    DEMO_MARKET: 'false',
    DEMO_ACCOUNTS: 'false',
  });

/** Orders until this many were acknowledged, then kills, and keeps ordering until no one answers. */
const killUnderLoad = async (backend: BackendProcess, tokens: Map<string, string>, round: number) => {
  const acknowledged = new Map<string, string>();
  const unanswered: HttpOrder[] = [];
  let killing: Promise<void> | undefined;
  const tradeOn = async (trader: string, token: string): Promise<void> => {
    for (let number = 1; ; number += 1) {
      const order = { trader, token, client: `${trader}-${round}-${number}` };
      const answer = await placeOrder(backend, order);
      if (answer?.status !== 200) {
        unanswered.push(order);
        return;
      }
      acknowledged.set(order.client, answer.body.data?.uniqueId ?? '');
      if (acknowledged.size >= 20) killing ??= backend.kill();
    }
  };
  await Promise.all(Array.from(tokens, ([trader, token]) => tradeOn(trader, token)));
  await killing;
  return { acknowledged, unanswered };
};

it.runIf(isNightly)(
  'a backend that is killed while traders order has every acknowledged order exactly once',
  { timeout: 120_000 },
  async () => {
    let backend = await start();
    const tokens = new Map<string, string>();
    for (const trader of httpTraders) tokens.set(trader, await logIn(backend, trader));
    for (const round of [1, 2]) {
      const { acknowledged, unanswered } = await killUnderLoad(backend, tokens, round);
      backend = await start();
      const stored = await storedOrders(database);
      for (const [client, id] of acknowledged) expect(stored.get(client)).toEqual([id]);
      for (const order of unanswered) {
        const again = await placeOrder(backend, order);
        const id = again?.body.data?.uniqueId;
        expect(again?.status).toBe(200);
        expect(stored.get(order.client) ?? [id]).toEqual([id]);
      }
      for (const [, ids] of await storedOrders(database)) expect(ids).toHaveLength(1);
      expect(await checkLedger(database.pool)).toMatchObject({ isSound: true });
    }
  },
);
