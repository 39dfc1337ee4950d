import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createOperator } from '../areas/testing/operator';
import { startAccounts, type AccountsServer } from '../areas/accounts/testing/accountsServer';
import { depositJob } from '../areas/wallet/deposits/depositJob';
import { withdrawalJob } from '../areas/wallet/withdrawals/withdrawalJob';
import { dueStakesJob } from '../areas/staking/stakes/stakingJob';
import { dueWorkJob } from '../dueWork/dueWork';
import { deliveryJob } from '../mail/delivery';
import { startBackground } from '../runtime/testing/startBackground';
import { copyMetrics } from './copyMetrics';
import { heldSince } from './restoredCopy';

let server: AccountsServer;

const operator = () => createOperator({ database: server.database, now: () => server.clock.now });

const health = async () => (await server.get('/health')).body['checks'];

const numbers = async () => {
  const { rows } = await server.database.pool.query<Record<string, string>>(
    `select epoch, last_group, last_order, last_trade, last_transfer,
       (select min(last_value)::text from pg_sequences where sequencename = 'outgoing_mail_id_seq') as mail,
       (select last_value::text from pg_sequences where sequencename = 'inbox_number_seq') as inbox
     from exchange`,
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
};

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { CHAIN_BLOCK_MS: '0' });
});

afterAll(() => server.close());

it('a copy gives numbers far above those that the original may have given since [OPR-090]', async () => {
  const before = await numbers();
  expect((await operator().operate('restored')).exit).toBe(0);
  const after = await numbers();
  expect(Object.keys(after).filter((name) => (after[name] ?? 0) - (before[name] ?? 0) < 1_000)).toEqual([]);
  await server.restart();
  // The sequencer goes on from there, and its checks hold.
  const { email } = await server.addTrader();
  const money = `5 XDC from demo faucet to ${email}`;
  const { exit } = await operator().type('ledger', 'correct', money, '--why', 'x');
  expect([exit, (await operator().operate('ledger check')).exit]).toEqual([0, 0]);
  expect((await numbers())['last_transfer']).toBeGreaterThan(after['last_transfer'] ?? 0);
});

it('while a copy is held, health, status and metrics say so [OPR-092] [OPR-096]', async () => {
  const registry = new Registry();
  copyMetrics(registry, async () => (await heldSince(server.database.db)) !== undefined);
  expect(await registry.metrics()).toContain('exchange_restored_copy_held 1');
  expect(await health()).toMatchObject({ database: 'ok', work: 'held' });
  const { lines, json } = await operator().operate('status');
  expect(lines).toContain(
    'copy      restored        sends nothing since 2026-03-02 12:00:00 UTC, until it is confirmed: restored --confirm',
  );
  expect(json).toMatchObject({ copyHeldSince: '2026-03-02T12:00:00.000Z' });
});

it('what is held are emails, deposits, withdrawals, staking rewards and due work [OPR-094]', () => {
  const nothing = { transport: {} } as never;
  const jobs = [
    deliveryJob(nothing),
    depositJob(nothing),
    withdrawalJob(nothing),
    dueWorkJob({ handlers: {} } as never),
  ];
  expect([...jobs, dueStakesJob(nothing, 1)].map(({ isHeldInCopy }) => isHeldInCopy)).toEqual(Array(5).fill(true));
});

it('what reaches outside waits in a held copy, and goes on by itself once it is confirmed [OPR-091]', async () => {
  const background = startBackground(async () => (await heldSince(server.database.db)) !== undefined);
  const ran: string[] = [];
  const job = (name: string) => ({ name, everyMs: 5, work: async () => void ran.push(name) });
  background.add({ ...job('mail'), isHeldInCopy: true });
  background.add(job('books'));
  await expect.poll(() => ran.length).toBeGreaterThan(5);
  expect(ran).not.toContain('mail');
  expect(await operator().operate('restored --confirm')).toMatchObject({ exit: 0 });
  await expect.poll(() => ran).toContain('mail');
  await background.stop();
  expect(await health()).toMatchObject({ work: 'ok' });
});

it('a copy whose ledger is not sound stays held, and one that is not held needs no confirmation [OPR-093]', async () => {
  expect(await operator().operate('restored --confirm')).toMatchObject({
    exit: 1,
    lines: [expect.stringContaining('is not a restored copy')],
  });
  await operator().operate('restored');
  const wrong = (sum: string) =>
    server.database.pool.query(
      `update account set balance = balance ${sum} where kind = 'demo faucet' and asset = 'XDC'`,
    );
  await wrong('+ 1');
  const { exit, lines } = await operator().operate('restored --confirm');
  expect([exit, lines.at(-1)]).toEqual([1, 'The copy stays held. Correct the ledger, then confirm again.']);
  await wrong('- 1');
  expect(await heldSince(server.database.db)).toBeDefined();
});
