import { areaCommands } from '../../areas';
import { quickHashing } from '../../areas/accounts/testing/quickHashing';
import { buildApp } from '../../app';
import { startTestExchange } from '../../exchange/testing/testExchange';
import { createPasswords } from '../../identity/secrets/passwords';
import { createSessionStore } from '../../identity/stores/sessions';
import { checkLedger } from '../../ledger/checks/ledgerCheck';
import { readEnv } from '../../runtime/env';
import type { Caller } from './fuzzedCall';

const unlimited = '1000000000';

/** Without the limits that would soon answer every call with 429. */
const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DEMO_MARKET: 'false',
  FLOOD_CALLS: '0',
  CALLS_AT_ONCE: '0',
  UPLOADS_AT_ONCE: unlimited,
  ADDRESS_CONNECTIONS: '0',
  ORDER_RATE: '0',
  LOGIN_TRIES: unlimited,
  ADDRESS_TRIES: unlimited,
  CODE_TRIES: unlimited,
  MAIL_TRIES: unlimited,
  REGISTER_TRIES: unlimited,
  KYC_TRIES: unlimited,
  KYC_PICTURE_TRIES: unlimited,
  PROFILE_PICTURE_TRIES: unlimited,
  AWAY_TRIES: unlimited,
  INVITE_TRIES: unlimited,
  REQUEST_TRIES: unlimited,
  LIVE_CONNECTIONS: '0',
  LIVE_SENT_BYTES: '0',
  LIVE_EVENTS: '0',
  LIVE_ADDRESS_EVENTS: '0',
  FEED_HEARTBEAT_MS: unlimited,
};

/** What belongs to a trader, by the column that names the trader. */
const belongings = {
  account: 'owner',
  trade_order: 'owner',
  hold: 'owner',
  session: 'unique_id',
  favourite_pair: 'unique_id',
  saved_address: 'owner',
  trader: 'unique_id',
} as const;

/** An exchange with a trader who calls, and another who has everything that could be taken and never calls. */
export const startWorld = async (clusterUrl: string) => {
  const exchange = await startTestExchange(clusterUrl, { kinds: areaCommands() });
  const { db, pool } = exchange.database;
  const caller = await exchange.addTrader({ USDT: '1000', XDC: '100000', XDCE: '100000', XRP: '100' });
  const other = await exchange.addTrader({ BTC: '1', XDC: '1000' });
  const maker = await exchange.addTrader({ USDT: '1000', XDCE: '1000' });
  const place = async (trader: string, price: string) => {
    const { done, refused } = await exchange.sell(trader, { price, amount: '60' });
    if (refused) throw new Error(refused.message);
    return done.order;
  };
  const [own, foreign] = [await place(caller, '0.9'), await place(other, '1000')];

  const passwords = createPasswords({ cost: quickHashing });
  await pool.query('update trader set password_hash = $1', [await passwords.hash('Right-1234!')]);
  const troubles: string[] = [];
  const app = await buildApp({
    env: readEnv(settings),
    database: exchange.database,
    config: {},
    exchange: exchange.current(),
    passwords,
    logTo: { write: (line) => troubles.push(line) },
    mailer: { send: async () => undefined, deliver: () => undefined },
    // Guesses are slowed down by seconds otherwise.
    pause: async () => undefined,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  // Otherwise there would be no price of anything.
  for (const pair of ['XDC-USDT', 'XDC-XDCE'] as const) {
    await exchange.sell(caller, { pair, price: '0.5', amount: '100' });
    await exchange.buy(maker, { pair, price: '0.5', amount: '100' });
  }

  const sessions = createSessionStore(db, { idleMs: 1e12, maxMs: 1e12 });
  let opened = 0;
  const open = async (trader: string, at = new Date()): Promise<string> => {
    opened += 1;
    const token = `token-${opened}`;
    await sessions.open(token, trader, '127.0.0.1', at);
    return token;
  };
  const expired = await open(caller, new Date(0));
  await open(other);
  let token = await open(caller);

  const ownedBy = async (trader: string): Promise<object> => {
    const entries = Object.entries(belongings).map(async ([table, column]) => {
      const { rows } = await pool.query<object>(`select * from ${table} where ${column} = $1 order by 1`, [trader]);
      return [table, rows] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };

  const { rows } = await pool.query<{ id: string }>(
    `select encode(token_hash, 'hex') as id from session where unique_id = $1`,
    [other],
  );
  const orders = [own.id, foreign.id];

  return {
    url,
    port: Number(new URL(url).port),
    /** An order that everybody hears of, and its end. */
    tellEverybody: async (): Promise<void> => {
      const { id } = await place(other, '900');
      await exchange.cancel(other, id);
      // Tests keep all of it, which would look like a leak.
      exchange.told.length = 0;
    },
    /** What the server reported since it was last asked. */
    troubles: () => [...exchange.troubles.splice(0), ...troubles.splice(0)],
    /** Ids of the trader who calls and of the other one. */
    ids: {
      user_id: [caller, other],
      unique_id: [caller, other],
      uniqueId: [caller, other],
      userid: [caller, other],
      trade_order_id: orders,
      order: orders,
      id: rows.map(({ id }) => id),
      session: rows.map(({ id }) => id),
    },
    /** The caller's session may have been ended by a call. */
    prepare: async (): Promise<void> => {
      if (!(await sessions.find(token, new Date()))) token = await open(caller);
    },
    tokensOf: (by: Caller): string[] => {
      if (by === 'nobody') return [];
      if (by === 'twice') return [token, expired];
      return [{ trader: token, expired, garbage: "Bearer \xff'; {}" }[by]];
    },
    othersBelongings: () => ownedBy(other),
    /** Whatever of the books doesn't add up. */
    wrongSums: async (): Promise<string[]> =>
      (await checkLedger(pool)).checks.flatMap(({ holds, culprits }) => culprits.map((one) => `${holds}: ${one}`)),
    close: async (): Promise<void> => {
      await app.close();
      await exchange.close();
    },
  };
};

export type World = Awaited<ReturnType<typeof startWorld>>;
