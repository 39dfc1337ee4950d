import { randomUUID } from 'node:crypto';
import { destinationKey } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { outside } from '../testing/walletServer';
import { startWithdrawals, type WithdrawalExchange } from '../testing/withdrawalExchange';

let exchange: WithdrawalExchange;
beforeAll(async () => {
  exchange = await startWithdrawals(inject('clusterUrl'));
});
afterAll(() => exchange.closeSound());

const hour = 60 * 60_000;
const inHours = (hours: number): string => new Date(exchange.clock.now + hours * hour).toISOString();
const ago = (hours: number): Date => new Date(exchange.clock.now - hours * hour);

/** Waits for new addresses, until then if it was turned off. */
const addTrader = async (until: Date | null = null): Promise<string> => {
  const trader = await exchange.addTrader({ XDC: '100000' });
  await exchange.database.pool.query(
    'update trader set address_wait_since = $2, address_wait_until = $3 where unique_id = $1',
    [trader, ago(48), until],
  );
  return trader;
};

const save = async (trader: string, since: Date): Promise<void> => {
  const address = outside.XDC;
  await exchange.database.pool.query(
    `insert into saved_address (id, owner, asset, label, address, place, since) values ($1, $2, 'XDC', 'Mine', $3, $4, $5)`,
    [randomUUID(), trader, address, destinationKey('XDC', { address, destinationTag: '' }), since],
  );
};

const requested = (trader: string, amount = '1000') => exchange.requested(trader, { amount });
const firstStep = async (id: string) => (await exchange.itemOf(id)).steps?.[0];

describe('a withdrawal of a trader who waits for new addresses', () => {
  it('to one that was typed and not saved waits 24 hours, and nobody shortens that [WAL-386]', async () => {
    const id = await requested(await addTrader());
    expect(await firstStep(id)).toMatchObject({ waitsFor: 'newAddress', until: inHours(24) });
    exchange.clock.now += 24 * hour - 1;
    await exchange.run();
    const approve = { kind: 'withdrawal.approve', id, by: 'rita', why: 'Ticket 4711' } as const;
    const { refused } = await exchange.submit<'withdrawal.approve'>(approve);
    expect(refused?.message).toContain('Its address is new, and the trader waits for that');
    expect((await exchange.find(id)).status).toBe('Pending');
    exchange.clock.now += 1;
    await exchange.run();
    expect((await exchange.find(id)).status).toBe('Process');
  });

  it.each([
    ['20 hours ago waits the other 4', 20, { waitsFor: 'newAddress' }, 4],
    ['24 hours ago does not wait', 24, { waitsFor: 'approval' }, 0.5],
  ])('to one that was saved %s', async (_, hours, step, until) => {
    const trader = await addTrader();
    await save(trader, ago(hours));
    expect(await firstStep(await requested(trader))).toMatchObject({ ...step, until: inHours(until) });
  });

  it('that is large is reviewed after it, and its timeline says so', async () => {
    const id = await requested(await addTrader(), '10000');
    exchange.clock.now += 24 * hour;
    await exchange.run();
    const { status, steps } = await exchange.itemOf(id);
    expect(status).toBe('Pending');
    expect(steps?.map(({ step, waitsFor }) => [step, waitsFor])).toEqual([
      ['requested', 'newAddress'],
      ['delayed', 'review'],
    ]);
  });

  it('waits until the time has come if that was turned off, and not after it [WAL-389]', async () => {
    expect(await firstStep(await requested(await addTrader(ago(-1))))).toMatchObject({ waitsFor: 'newAddress' });
    expect(await firstStep(await requested(await addTrader(ago(0))))).toMatchObject({ waitsFor: 'approval' });
  });
});

it('by default no withdrawal waits for a new address [WAL-386]', async () => {
  const id = await requested(await exchange.addTrader({ XDC: '5000' }));
  expect(await firstStep(id)).toMatchObject({ waitsFor: 'approval' });
});
