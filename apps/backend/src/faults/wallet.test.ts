import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTraderStore } from '../identity/stores/traders';
import { createAddressStore } from '../areas/wallet/shared/depositAddresses';
import { createChainCustody, createChains } from '../custody/chain/chains';
import { connect, type DatabaseClient } from '../db/client';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { seedReferenceData } from '../reference/seedReferenceData';
import { chance } from '../simulation/market/noise';
import { isNightly } from '../testing/nightly';
import { launchConsumerProcess, type ConsumerProcess } from './consumerProcess';
import { launchExchangeProcess, type ExchangeProcess } from './exchangeProcess';
import { createFollowedTable } from './followedProof';
import type { Withdraw } from './record';
import { askUntilAnswered, retryUntil } from './retryUntil';
import { startPostgresServer, type PostgresServer } from './postgresServer';
import { withdrawalWithCode } from './withdrawalWithCode';

const traders = ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6', 'u-7', 'u-8'];
/** Each strike once, or for longer. */
const rounds = isNightly ? 10 : 3;
const perRound = isNightly ? 50 : 30;
/** Generous: it only catches hangs, on a machine that is busy with other things. */
const settleMs = 300_000;
const day = 24 * 60 * 60_000;

let postgres: PostgresServer;
let database: DatabaseClient;
let exchange: ExchangeProcess;
let consumer: ConsumerProcess;
let draws = 0;
const random = (): number => chance(7, (draws += 1));

const now = Date.now;
const chains = () => createChains({ db: database.db, now });

const follow = async (): Promise<void> => {
  consumer = await launchConsumerProcess(postgres.connectionString);
  consumer.start();
};

const launch = async (): Promise<void> => {
  const { connectionString } = postgres;
  exchange = await launchExchangeProcess({ connectionString, leaseMs: 3_000, patienceMs: 60_000, custodyPollMs: 20 });
  const refused = await exchange.start();
  if (refused !== null) throw new Error(refused);
};

beforeAll(async () => {
  postgres = await startPostgresServer(inject('restingData'));
  database = connect({ connectionString: postgres.connectionString, max: 4, onError: () => undefined });
  await seedReferenceData(database.db);
  await chains().prepare();
  await createFollowedTable(database.pool);
  const at = new Date(now() - 2 * day);
  for (const uniqueId of traders)
    await createTraderStore(database.db).add({
      uniqueId,
      email: `${uniqueId}@example.com`,
      firstName: 'Ada',
      lastName: 'Field',
      passwordHash: 'none',
      passwordChangedAt: at,
      twoFactorSecret: randomBytes(8),
      twoFactorSince: at,
      kycStatus: 2,
      referralCode: uniqueId,
      createdAt: at,
    });
  await launch();
  await follow();
});

afterAll(async () => {
  await consumer.kill();
  await exchange.kill();
  await database.close();
  postgres.remove();
});

let requests = 0;

/** Each has a different amount and app code. */
const newRequest = (trader: string): Promise<Withdraw> => {
  const number = (requests += 1);
  const asked = { trader, amount: `1000.${number}1`, clientId: `c-${number}`, totpStep: number };
  return askUntilAnswered(() => withdrawalWithCode(database.db, asked));
};

const addressOf = (trader: string) => {
  const custody = createChainCustody({ db: database.db, now });
  return askUntilAnswered(() => createAddressStore({ db: database.pool, custody, now }).of(trader, 'XDC'));
};

let paid = 0;

const pay = async (trader: string, amount = '2000'): Promise<void> => {
  const place = await addressOf(trader);
  if (!place) throw new Error(`${trader} has no address.`);
  const { transactionId } = await chains().sendTestCoins({ asset: 'XDC', amount, ...place });
  if (transactionId !== undefined) paid += 1;
};

const someTrader = (): string => traders[Math.floor(random() * traders.length)] ?? 'u-1';

const strikes = {
  exchange: async () => {
    await exchange.kill();
    await launch();
  },
  writer: async () => {
    await postgres.killWriter();
    await retryUntil(() => exchange.isOpen(), 'The exchange does not come back.');
  },
  database: async () => {
    await postgres.kill();
    await postgres.restart();
    await retryUntil(() => exchange.isOpen(), 'The exchange does not come back.');
  },
} as const;

const victims = ['exchange', 'writer', 'database', 'exchange', 'exchange'] as const;

const open: Withdraw[] = [];

/** Without an answer, asks again under the same ID, with a newer app code if one has been used meanwhile. */
const ask = async (request: Withdraw): Promise<void> => {
  const outcome = await exchange.submit(request);
  const isUnknown = outcome === undefined || ['unavailable', 'unconfirmed'].includes(outcome.refused?.code ?? '');
  if (isUnknown) open.push(request);
  else if (outcome.done && 'wrong' in outcome.done) open.push({ ...request, totpStep: (requests += 1) });
};

const round = async (number: number): Promise<void> => {
  for (let count = 0; count < perRound; count += 1) await pay(someTrader());
  await chains().mine('XDC', 1);
  const wanted = await Promise.all(Array.from({ length: perRound }, () => newRequest(someTrader())));
  const asking = Promise.all([...open.splice(0), ...wanted].map(ask));
  await pause(random() * 400);
  await Promise.all([strikes[victims[number % victims.length] ?? 'exchange'](), consumer.kill()]);
  await follow();
  await asking;
  await askUntilAnswered(() => chains().mine('XDC', 2));
};

const countOf = async (sql: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) as count ${sql}`);
  return Number(rows[0]?.count);
};

const settle = async (): Promise<void> => {
  while (open.length > 0) await Promise.all(open.splice(0).map(ask));
  await retryUntil(
    async () => {
      await chains().mine('XDC', 1);
      return (
        (await countOf(`from withdrawal where status in ('Pending', 'Process')`)) === 0 &&
        (await countOf(`from incoming where status = 'credited' and confirmations = 3`)) === paid
      );
    },
    'Deposits and withdrawals do not come to an end.',
    settleMs,
  );
};

const followed = async (): Promise<void> => {
  const last = `select max(group_number) from committed_event where kind in ('deposit.changed', 'withdrawal.changed')`;
  await retryUntil(
    async () => (await countOf(`from consumer where name = 'mail' and last_group >= (${last})`)) === 1,
    'What was committed is not followed up.',
  );
};

describe(`${rounds * perRound} deposits and as many withdrawals, with server, writer, database and follow-ups killed in between`, () => {
  beforeAll(async () => {
    // Nobody is there to review those that a day adds up to.
    await database.pool.query(`update currency set auto_below = 1e9 where symbol = 'XDC'`);
    for (const trader of traders) await pay(trader, '200000');
    await settle();
    for (let number = 0; number < rounds; number += 1) await round(number);
    await settle();
  }, 2 * settleMs);

  it('credit each payment once, whenever the server was killed [WAL-255] [WAL-256]', async () => {
    expect(paid).toBe(traders.length + rounds * perRound);
    expect(await countOf(`from incoming where status = 'credited' and credits = 1`)).toBe(paid);
    expect(await countOf(`from posting where kind = 'deposit.credit'`)).toBe(paid);
  });

  it('send each withdrawal once and complete it once, under the id of its client [WAL-254] [WAL-256] [WAL-257]', async () => {
    const taken = await countOf('from withdrawal');
    expect(taken).toBe(rounds * perRound);
    expect(taken).toBe(await countOf(`from (select distinct owner, client_id from withdrawal) ids`));
    expect(await countOf(`from withdrawal where status = 'Completed'`)).toBe(taken);
    expect(await countOf('from chain_transfer where order_id is not null')).toBe(taken);
    expect(await countOf(`from transfer where kind = 'settle' and reference like 'withdrawal w-%'`)).toBe(taken);
  });

  it('are emailed once each, however often the consumer is killed [WAL-165] [WAL-258]', async () => {
    await followed();
    const taken = await countOf('from withdrawal');
    for (const [letter, expected] of [
      ['Withdrawal of % requested %', taken],
      ['Your withdrawal of % is complete', taken],
      ['% arrived in %', paid],
    ] as const)
      expect([letter, await countOf(`from outgoing_mail where subject like '${letter}'`)]).toEqual([letter, expected]);
    const doubled = await countOf(
      `from (select subject from outgoing_mail where subject like '%ithdrawal of %' group by subject having count(*) > 1) twice`,
    );
    expect(doubled).toBe(0);
  });

  it('leave custody with exactly what is owed, and the ledger sound [WAL-262]', async () => {
    const { isSound, checks } = await checkLedger(database.pool);
    expect(checks.flatMap(({ culprits }) => culprits)).toEqual([]);
    expect(isSound).toBe(true);
    const { rows } = await database.pool.query<{ owed: string; held: string }>(
      `select trim_scale(sum(balance) filter (where kind <> 'custody'))::text as owed,
         trim_scale(-sum(balance) filter (where kind = 'custody'))::text as held
       from account where asset = 'XDC'`,
    );
    expect(rows[0]?.held).toBe(rows[0]?.owed);
    expect(Number(rows[0]?.held)).toBeGreaterThan(0);
  });
});
