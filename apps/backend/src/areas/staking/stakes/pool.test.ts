import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { CommandOf } from '#exchange/commands';
import { isPoolOpen, readPool } from './pool';
import { startStaking, type StakingExchange } from './testing/stakingExchange';

let exchange: StakingExchange;
beforeAll(async () => {
  exchange = await startStaking(inject('clusterUrl'));
});
afterAll(() => exchange.closeSound());

const capPlus = async (room: number): Promise<void> => {
  const { totalStaked } = await readPool(exchange.database.pool);
  await exchange.setCap(String(Number(totalStaked) + room));
};

const refusalOf = async (trader: string, amount: string) =>
  (await exchange.submit(exchange.commandFor(trader, { plan: 'fixed', amount }))).refused;

beforeEach(async () => {
  await exchange.setOpen(true);
  await exchange.setCap('1000000000');
});

const stoppedText = 'The community staking cap is reached. Staking is temporarily stopped.';

describe('the cap', () => {
  it('leaves room, and refuses a larger stake saying how much is left [STK-022]', async () => {
    const trader = await exchange.addStaker('5000000');
    await capPlus(350_000);
    expect(await refusalOf(trader, '400000')).toEqual({
      code: 'closed',
      message: 'Only 350,000 XDC can still be staked. Enter a smaller amount.',
      field: 'amount',
    });
    await exchange.begin(trader, { plan: 'fixed', amount: '350000' });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '4650000', 'staked XDC': '350000' });
  });

  it('is never passed by stakes that are sent at the same time [STK-023]', async () => {
    const traders = await Promise.all(Array.from({ length: 20 }, () => exchange.addStaker('200000')));
    await capPlus(1_050_000);
    const before = (await readPool(exchange.database.pool)).totalStaked;
    const outcomes = await Promise.all(
      traders.map((trader) => exchange.submit<'stake.begin'>(exchange.commandFor(trader, { amount: '200000' }))),
    );
    expect(outcomes.filter(({ done }) => done)).toHaveLength(5);
    const { totalStaked } = await readPool(exchange.database.pool);
    expect(Number(totalStaked) - Number(before)).toBe(1_000_000);
  });

  it('stops new stakes once the smallest has no room [STK-024]', async () => {
    const trader = await exchange.addStaker('5000000');
    await capPlus(99_999);
    expect(isPoolOpen(await readPool(exchange.database.pool))).toBe(false);
    expect(await refusalOf(trader, '100000')).toEqual({ code: 'closed', message: stoppedText });
    await capPlus(100_000);
    expect(isPoolOpen(await readPool(exchange.database.pool))).toBe(true);
    await exchange.begin(trader);
  });

  it('may be lowered below the staked total [STK-024]', async () => {
    const trader = await exchange.addStaker('100000');
    await capPlus(-50_000);
    expect(await refusalOf(trader, '100000')).toEqual({ code: 'closed', message: stoppedText });
  });

  it('counts a revoked stake until it has returned, and then has room again [STK-021] [STK-025]', async () => {
    const trader = await exchange.addStaker('500000');
    const stake = await exchange.begin(trader, { amount: '200000' });
    await capPlus(0);
    await exchange.change(stake, 'stake.revoke');
    expect((await refusalOf(trader, '200000'))?.message).toBe(stoppedText);
    exchange.clock.now += 7 * 24 * 60 * 60_000;
    await exchange.settle();
    await exchange.begin(trader, { amount: '200000' });
    const { totalStaked, cap } = await readPool(exchange.database.pool);
    expect(totalStaked).toBe(cap);
  });

  it('has room again when a stake ends [STK-025]', async () => {
    const stake = await exchange.begin(await exchange.addStaker('500000'), { plan: 'fixed', amount: '500000' });
    await exchange.change(stake, 'stake.disableRenewal');
    const { totalStaked: before } = await readPool(exchange.database.pool);
    exchange.clock.now = stake.termEnd;
    await exchange.settle();
    const { totalStaked } = await readPool(exchange.database.pool);
    expect(Number(before) - Number(totalStaked)).toBe(500_000);
  });
});

describe('the switch', () => {
  it('stops new stakes, however much room there is [STK-018] [STK-024]', async () => {
    const trader = await exchange.addStaker('100000');
    await exchange.setOpen(false);
    expect(isPoolOpen(await readPool(exchange.database.pool))).toBe(false);
    expect(await refusalOf(trader, '100000')).toEqual({ code: 'closed', message: stoppedText });
  });
});

describe('money of a deposit that is not final', () => {
  /** By an operator, with so many confirmations. */
  const deposit = async (trader: string, id: string, confirmations: number): Promise<void> => {
    const [asset, amount] = ['XDC', '300000'] as const;
    const transfer = { id, asset, transactionId: id, amount, address: 'unknown', height: 1 };
    const seen: CommandOf<'deposit.report'> = { kind: 'deposit.report', transfer, confirmations };
    await exchange.submit(seen);
    await exchange.submit({ kind: 'deposit.credit', id, trader, asset, amount, by: 'ada', why: 'Asked for' });
  };

  it('can not be staked by whoever has it until it is, and its trader stakes nothing while it is owed [STK-172]', async () => {
    const [payer, receiver] = [await exchange.addStaker('100000'), await exchange.addStaker('100000')];
    const notFinal = "300,000 XDC in your account come from a deposit that isn't final.";
    await deposit(payer, 'd1', 1);
    expect((await refusalOf(payer, '150000'))?.message).toContain(notFinal);
    await exchange.begin(payer, { amount: '100000' });
    const legs = [{ asset: 'XDC', amount: '300000', from: { trader: payer }, to: { trader: receiver } }] as const;
    await exchange.submit({ kind: 'funds.post', id: 'passed on', legs });
    expect((await refusalOf(receiver, '400000'))?.message).toContain(notFinal);
    await exchange.submit({ kind: 'deposit.reverse', id: 'd1' });
    expect((await refusalOf(receiver, '150000'))?.message).toContain(notFinal);
    await exchange.fund(payer, 'XDC', '100000');
    expect((await refusalOf(payer, '100000'))?.message).toContain('You owe 300,000 XDC');
    await deposit(payer, 'd2', 3);
    expect(await refusalOf(receiver, '400000')).toBeUndefined();
    expect(await refusalOf(payer, '100000')).toBeUndefined();
  });
});
