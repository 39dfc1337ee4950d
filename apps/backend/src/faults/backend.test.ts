import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createPasswords } from '../identity/secrets/passwords';
import { quickHashing } from '../areas/accounts/testing/quickHashing';
import { createTraderStore } from '../identity/stores/traders';
import { connect, type DatabaseClient } from '../db/client';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { seedReferenceData } from '../reference/seedReferenceData';
import { launchExchangeProcess } from './exchangeProcess';
import { startPostgresServer, type PostgresServer } from './postgresServer';
import { isNightly } from '../testing/nightly';
import { startBackendProcess, type BackendProcess } from './testing/backendProcess';

const traders = ['u-1', 'u-2', 'u-3', 'u-4'];
const password = 'Right-1234!';
const exchange_id = '1';

let postgres: PostgresServer;
let database: DatabaseClient;

const addTraders = async (): Promise<void> => {
  const { add } = createTraderStore(database.db);
  const at = new Date();
  const passwordHash = await createPasswords({ cost: quickHashing }).hash(password);
  for (const uniqueId of traders)
    await add({
      uniqueId,
      email: `${uniqueId}@example.com`,
      firstName: 'Ada',
      lastName: 'Field',
      passwordHash,
      passwordChangedAt: at,
      isVerified: true,
      checksPlaces: false,
      referralCode: uniqueId,
      createdAt: at,
    });
};

const fundTraders = async (): Promise<void> => {
  const { connectionString } = postgres;
  const {
    start: begin,
    submit,
    kill,
  } = await launchExchangeProcess({ connectionString, leaseMs: 6_000, patienceMs: 0 });
  await begin();
  for (const trader of traders)
    for (const asset of ['XDC', 'USDT'] as const) {
      const legs = [{ asset, amount: '100000', from: { house: 'demo faucet' }, to: { trader } }] as const;
      await submit({ kind: 'funds.post', id: `${trader} ${asset}`, legs });
    }
  await kill();
};

beforeAll(async () => {
  postgres = await startPostgresServer(inject('restingData'));
  database = connect({ connectionString: postgres.connectionString, max: 1, onError: () => undefined });
  await seedReferenceData(database.db);
  await addTraders();
  await fundTraders();
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

const logIn = async (backend: BackendProcess, trader: string): Promise<string> => {
  const answer = await backend.post('/user/login', { exchange_id, email: `${trader}@example.com`, password });
  if (answer?.body.token === undefined) throw new Error(`${trader} cannot log in: ${JSON.stringify(answer)}`);
  return answer.body.token;
};

interface Order {
  trader: string;
  token: string;
  client: string;
}

/** Half of the traders buy what the others sell. */
const place = (backend: BackendProcess, { trader, token, client }: Order) =>
  backend.post(
    '/trade/new_order',
    {
      exchange_id,
      user_id: trader,
      pair_id: '5',
      symbol: 'XDC-USDT',
      amount: '10',
      price: '0.05',
      side: traders.indexOf(trader) % 2 === 0 ? 'buy' : 'sell',
      type: 'limit',
      client_order_id: client,
    },
    token,
  );

const storedOrders = async (): Promise<Map<string, string[]>> => {
  const { rows } = await database.pool.query<{ client: string; ids: string[] }>(
    `select client_order_id as client, array_agg('o-' || id) as ids from trade_order group by client_order_id`,
  );
  return new Map(rows.map(({ client, ids }) => [client, ids]));
};

/** Orders until this many were acknowledged, then kills, and keeps ordering until no one answers. */
const killUnderLoad = async (backend: BackendProcess, tokens: Map<string, string>, round: number) => {
  const acknowledged = new Map<string, string>();
  const unanswered: Order[] = [];
  let killing: Promise<void> | undefined;
  const tradeOn = async (trader: string, token: string): Promise<void> => {
    for (let number = 1; ; number += 1) {
      const order = { trader, token, client: `${trader}-${round}-${number}` };
      const answer = await place(backend, order);
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
    for (const trader of traders) tokens.set(trader, await logIn(backend, trader));
    for (const round of [1, 2]) {
      const { acknowledged, unanswered } = await killUnderLoad(backend, tokens, round);
      backend = await start();
      const stored = await storedOrders();
      for (const [client, id] of acknowledged) expect(stored.get(client)).toEqual([id]);
      for (const order of unanswered) {
        const again = await place(backend, order);
        const id = again?.body.data?.uniqueId;
        expect(again?.status).toBe(200);
        expect(stored.get(order.client) ?? [id]).toEqual([id]);
      }
      for (const [, ids] of await storedOrders()) expect(ids).toHaveLength(1);
      expect(await checkLedger(database.pool)).toMatchObject({ isSound: true });
    }
  },
);
