import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTraderStore } from '../identity/stores/traders';
import { connect, type DatabaseClient } from '../db/client';
import type { CommandOf } from '../exchange/commands';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { seedReferenceData } from '../reference/seedReferenceData';
import { chance } from '../simulation/market/noise';
import { isNightly } from '../testing/nightly';
import { launchConsumerProcess, type ConsumerProcess } from './consumerProcess';
import { launchExchangeProcess, type ExchangeProcess } from './exchangeProcess';
import { createFollowedTable } from './followedProof';
import { askUntilAnswered, retryUntil } from './retryUntil';
import { startPostgresServer, type PostgresServer } from './postgresServer';

type Command = CommandOf<'order.place'> | CommandOf<'funds.post'>;

/** Each strike once, or a thousand sign-ups. */
const rounds = isNightly ? 10 : 3;
const perRound = isNightly ? 100 : 40;
/** Generous: it only catches hangs, on a machine that is busy with other things. */
const settleMs = 240_000;
const inviters = ['i-1', 'i-2', 'i-3', 'i-4', 'i-5'];
const seller = 'seller';

let postgres: PostgresServer;
let database: DatabaseClient;
let exchange: ExchangeProcess;
let consumer: ConsumerProcess;
let draws = 0;
const random = (): number => chance(11, (draws += 1));

/** A busy machine may be too slow for a connection, which isn't what this test is about. */
const launch = async (tries = 5): Promise<void> => {
  const { connectionString } = postgres;
  exchange = await launchExchangeProcess({ connectionString, leaseMs: 3_000, patienceMs: 60_000 });
  const refused = await exchange.start();
  if (refused === null) return;
  await exchange.kill();
  if (tries === 1) throw new Error(refused);
  await launch(tries - 1);
};

const follow = async (): Promise<void> => {
  consumer = await launchConsumerProcess(postgres.connectionString);
  consumer.start();
};

const signUp = async (uniqueId: string, referredBy: string | null): Promise<void> => {
  const at = new Date();
  const names = { firstName: 'Kim', lastName: 'Brook', passwordHash: 'none', passwordChangedAt: at };
  const email = `${uniqueId}@example.com`;
  await database.db.transaction((transaction) =>
    createTraderStore(transaction).add({
      uniqueId,
      email,
      ...names,
      referralCode: uniqueId,
      referredBy,
      createdAt: at,
    }),
  );
};

/** Without an answer, asks again under the same ID. */
const ask = async (command: Command): Promise<void> => {
  for (;;) {
    const outcome = await exchange.submit(command);
    if (outcome?.done) return;
    const code = outcome?.refused.code;
    if (outcome && code !== 'unavailable' && code !== 'unconfirmed') throw new Error(outcome.refused.message);
    await pause(50);
  }
};

const fund = (trader: string, asset: 'XDC' | 'USDT', amount: string): Promise<void> => {
  const legs = [{ asset, amount, from: { house: 'demo faucet' }, to: { trader } }] as const;
  return ask({ kind: 'funds.post', id: `${trader} ${asset}`, legs });
};

const order = (trader: string, side: 'buy' | 'sell', amount: string): Promise<void> =>
  ask({
    kind: 'order.place',
    trader,
    side,
    pair: 'XDC-USDT',
    price: '0.05',
    amount,
    clientOrderId: `${trader} ${side}`,
  });

beforeAll(async () => {
  postgres = await startPostgresServer(inject('restingData'));
  database = connect({ connectionString: postgres.connectionString, max: 4, onError: () => undefined });
  await seedReferenceData(database.db);
  await createFollowedTable(database.pool);
  // Everybody is verified.
  await database.pool.query('alter table trader alter column kyc_status set default 2');
  for (const inviter of [...inviters, seller]) await signUp(inviter, null);
  await launch();
  await follow();
  await fund(seller, 'XDC', '90000');
  await order(seller, 'sell', '90000');
});

afterAll(async () => {
  await consumer.kill();
  await exchange.kill();
  await database.close();
  postgres.remove();
});

const isOpenAgain = () => retryUntil(() => exchange.isOpen(), 'The exchange does not come back.');

const strikes = [
  async () => {
    await exchange.kill();
    await launch();
  },
  async () => {
    await postgres.killWriter();
    await isOpenAgain();
  },
  async () => {
    await postgres.kill();
    await postgres.restart();
    await isOpenAgain();
  },
];

const round = async (number: number): Promise<void> => {
  const people = Array.from({ length: perRound }, (_, index) => `u-${number}-${index}`);
  for (const [index, one] of people.entries()) await signUp(one, inviters[index % inviters.length] ?? null);
  const trading = Promise.all(
    people.map(async (one) => {
      await fund(one, 'USDT', '1');
      await order(one, 'buy', '10');
    }),
  );
  // Early kills while they trade, late ones while rewards are paid.
  await pause(random() * 600);
  await Promise.all([strikes[number % strikes.length]?.(), consumer.kill()]);
  await follow();
  await trading;
};

const countOf = async (sql: string): Promise<number> => {
  const { rows } = await askUntilAnswered(() =>
    database.pool.query<{ count: string }>(`select count(*) as count ${sql}`),
  );
  return Number(rows[0]?.count);
};

describe(`${rounds * perRound} sign-ups and first trades, with server, writer, database and follow-ups killed in between`, () => {
  const all = rounds * perRound;

  beforeAll(async () => {
    for (let number = 0; number < rounds; number += 1) await round(number);
    await retryUntil(
      async () => (await countOf(`from referral where status = 'pending'`)) === 0,
      'Not every referral is settled.',
      settleMs,
    );
  }, 2 * settleMs);

  it('are each rewarded once, in one movement [REF-042] [REF-050]', async () => {
    expect(await countOf(`from referral where status = 'paid'`)).toBe(all);
    expect(await countOf(`from posting where kind = 'referral.reward'`)).toBe(all);
    expect(await countOf(`from transfer where kind = 'posting' and reference like 'referral %'`)).toBe(all);
    const { rows } = await database.pool.query<{ xdc: string }>(
      `select trim_scale(balance)::text as xdc from account where kind = 'available' and asset = 'XDC'
       and owner like 'i-%' group by 1`,
    );
    expect(rows).toEqual([{ xdc: String((all / inviters.length) * 1_000) }]);
  });

  it(
    'lead to one email to each of the two [REF-049]',
    async () => {
      const settled = `from committed_event where kind = 'referral.settled'`;
      expect(await countOf(settled)).toBe(all);
      await retryUntil(
        async () =>
          (await countOf(
            `from consumer where name = 'mail' and last_group >= (select max(group_number) ${settled})`,
          )) === 1,
        'What was committed is not followed up.',
        settleMs,
      );
      for (const amount of [1_000, 1_500])
        expect(await countOf(`from outgoing_mail where subject like 'You received ${amount} XDC from %'`)).toBe(all);
    },
    settleMs,
  );

  it('leave the ledger sound [REF-050]', async () => {
    const { isSound, checks } = await checkLedger(database.pool);
    expect(checks.flatMap(({ culprits }) => culprits)).toEqual([]);
    expect(isSound).toBe(true);
  });
});
