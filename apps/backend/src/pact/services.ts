import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { areaCommands } from '../areas';
import { openIdentity } from '../identity/openIdentity';
import { createSeals } from '../identity/secrets/sealing';
import { createPasswords } from '../identity/secrets/passwords';
import { quickHashing } from '../areas/accounts/testing/quickHashing';
import { createCandleStore } from '../marketData/candleStore';
import { createMarket } from '../marketData/market';
import { createStatusStore } from '../reference/statusStore';
import { createAddressStore } from '../areas/wallet/shared/depositAddresses';
import { openCustody } from '../custody/openCustody';
import type { DatabaseClient } from '../db/client';
import { createOwnExchange } from '../exchange/running/createOwnExchange';
import type { Mailer } from '../mail/letters';
import { readEnv } from '../runtime/env';
import { tell } from '../runtime/tell';
import type { Services } from './arranging/arrange';
import { createFlood } from './arranging/flood';
import { createToldMessages } from './arranging/liveMessages';
import { never } from './arranging/never';

/** What the exchange under verification and its states share. */
export const createGround = (database: DatabaseClient) => {
  const market = createMarket();
  const exchange = createOwnExchange({
    connectionString: database.connectionString,
    kinds: areaCommands(),
    now: Date.now,
    lastPrice: market.lastPrice,
    onTrouble: (error, meaning) => tell(`${meaning}: ${String(error)}`),
    onReplaced: () => tell('Another process runs this exchange now.'),
  });
  const secretsKey = randomBytes(32);
  return {
    env: readEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DEMO_MARKET: 'false',
      DEMO_ACCOUNTS: 'false',
      // Low, since a state uses them all up.
      ADDRESS_TRIES: '3',
      REGISTER_TRIES: '3',
      KYC_TRIES: '3',
      KYC_PICTURE_TRIES: '3',
      // States put deposits and withdrawals where they should be, and they must stay there.
      CUSTODY_POLL_MS: String(never),
    }),
    database,
    market,
    exchange,
    flood: createFlood(),
    messages: createToldMessages(exchange),
    passwords: createPasswords({ cost: quickHashing }),
    /** The application seals with the same key. */
    secretsKey,
    seals: createSeals(secretsKey),
    /** No one reads these emails. */
    mailer: { send: async () => undefined, deliver: () => undefined } satisfies Mailer,
    now: Date.now,
  };
};

export const createServices = async (
  ground: ReturnType<typeof createGround>,
  log: FastifyBaseLogger,
): Promise<Services> => {
  const { database, market, exchange, flood, messages, now } = ground;
  const { db, pool } = database;
  // Blocks are only added when a state asks for them, so its jobs don't run.
  const { custody } = await openCustody(ground);
  const { core } = openIdentity({ ...ground, db, log });
  const [candles, status] = [createCandleStore(pool), createStatusStore(db)];
  const addresses = createAddressStore({ db: pool, custody, now });
  return { market, candles, status, accounts: core, addresses, exchange, flood, messages, now };
};
