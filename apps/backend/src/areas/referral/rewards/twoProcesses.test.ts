import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { areaCommands } from '../..';
import { startTestExchange, type TestExchange } from '#exchange/testing/testExchange';
import { checkLedger } from '#ledger/checks/ledgerCheck';
import { startBackground } from '#runtime/testing/startBackground';
import { followReferrals } from './rewardJob';

let exchange: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: areaCommands() });
});
afterAll(() => exchange.close());

const follow = () => {
  const background = startBackground();
  followReferrals({
    background,
    pool: exchange.database.pool,
    exchange: exchange.current(),
    log: { warn: () => undefined },
    everyMs: 5,
  });
  return background;
};

it('jobs that process the same referrals at the same time pay each once [REF-042]', async () => {
  const { pool } = exchange.database;
  const inviter = await exchange.addTrader();
  const seller = await exchange.addTrader({ XDC: '1000' });
  await exchange.sell(seller, { price: '0.05', amount: '1000' });
  const running = [follow(), follow(), follow()];
  const invited: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const one = await exchange.addTrader({ USDT: '1' });
    await pool.query('update trader set kyc_status = 2');
    invited.push(one);
    await pool.query(`insert into referral values ($1, $2, 'pending', null, now(), now())`, [one, inviter]);
    await exchange.buy(one, { price: '0.05', amount: '10' });
  }
  const again = await exchange.submit<'referral.reward'>({ kind: 'referral.reward', referred: invited[0] ?? '' });
  expect(again.done?.status).toBe('paid');
  await expect.poll(async () => (await exchange.balancesOf(inviter))['available XDC']).toBe('20000');
  await Promise.all(running.map((background) => background.stop()));
  expect((await exchange.balancesOf(inviter))['available XDC']).toBe('20000');
  expect(running.flatMap(({ failures }) => failures)).toEqual([]);
  expect((await checkLedger(pool)).isSound).toBe(true);
});
