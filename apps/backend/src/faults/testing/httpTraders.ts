import { createPasswords } from '../../identity/secrets/passwords';
import { createTraderStore } from '../../identity/stores/traders';
import { quickHashing } from '../../areas/accounts/testing/quickHashing';
import type { DatabaseClient } from '../../db/client';
import { launchExchangeProcess } from '../exchangeProcess';
import type { BackendAnswer, BackendProcess } from './backendProcess';

export const httpTraders = ['u-1', 'u-2', 'u-3', 'u-4'];

const password = 'Right-1234!';
const exchange_id = '1';

const addTraders = async ({ db }: DatabaseClient): Promise<void> => {
  const { add } = createTraderStore(db);
  const at = new Date();
  const passwordHash = await createPasswords({ cost: quickHashing }).hash(password);
  for (const uniqueId of httpTraders)
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

/** Traders with funds on both sides, who sign in with a password alone. */
export const prepareTraders = async (database: DatabaseClient): Promise<void> => {
  await addTraders(database);
  const { connectionString } = database;
  const exchange = await launchExchangeProcess({ connectionString, leaseMs: 6_000, patienceMs: 0 });
  await exchange.start();
  for (const trader of httpTraders)
    for (const asset of ['XDC', 'USDT'] as const) {
      const legs = [{ asset, amount: '100000', from: { house: 'demo faucet' }, to: { trader } }] as const;
      await exchange.submit({ kind: 'funds.post', id: `${trader} ${asset}`, legs });
    }
  await exchange.kill();
};

export const logIn = async (backend: BackendProcess, trader: string): Promise<string> => {
  const answer = await backend.post('/user/login', { exchange_id, email: `${trader}@example.com`, password });
  if (answer?.body.token === undefined) throw new Error(`${trader} cannot log in: ${JSON.stringify(answer)}`);
  return answer.body.token;
};

export interface HttpOrder {
  trader: string;
  token: string;
  client: string;
  price?: string;
}

/** Half of the traders buy what the others sell. */
export const isBuyer = (trader: string): boolean => httpTraders.indexOf(trader) % 2 === 0;

export const placeOrder = (
  backend: BackendProcess,
  { trader, token, client, price = '0.05' }: HttpOrder,
): Promise<BackendAnswer | undefined> =>
  backend.post(
    '/trade/new_order',
    {
      exchange_id,
      user_id: trader,
      pair_id: '5',
      symbol: 'XDC-USDT',
      amount: '10',
      price,
      side: isBuyer(trader) ? 'buy' : 'sell',
      type: 'limit',
      client_order_id: client,
    },
    token,
  );

/** By client order ID. */
export const storedOrders = async ({ pool }: Pick<DatabaseClient, 'pool'>): Promise<Map<string, string[]>> => {
  const { rows } = await pool.query<{ client: string; ids: string[] }>(
    `select client_order_id as client, array_agg('o-' || id) as ids from trade_order group by client_order_id`,
  );
  return new Map(rows.map(({ client, ids }) => [client, ids]));
};
