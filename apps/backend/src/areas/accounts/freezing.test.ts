import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { freezeAccount, unfreezeAccount } from './freezing';

let exchange: TestExchange;
let trader: string;
beforeEach(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: [freezeAccount, unfreezeAccount] });
  onTestFinished(() => exchange.close());
  trader = await exchange.addTrader({ XDC: '100', XDCE: '50' });
});

const freeze = (who = trader, why = 'Asked for by the bank') =>
  exchange.submit({ kind: 'account.freeze', trader: who, by: 'ada', why });
const unfreeze = (why = 'Cleared') => exchange.submit({ kind: 'account.unfreeze', trader, by: 'ada', why });

const attempts = () => [
  exchange.sell(trader, { price: '0.5', amount: '10' }),
  exchange.submit({ kind: 'coins.swap', trader, amount: '5' }),
  exchange.submit({ kind: 'funds.reserve', id: 'w', trader, asset: 'XDC', amount: '1', as: 'pending withdrawal' }),
];

describe('an account on hold', () => {
  it('places no order, swaps nothing and reserves nothing, from the next command on and after a restart [LED-165]', async () => {
    const [done, ...refused] = await Promise.all([freeze(), ...attempts()]);
    expect(done.done).toEqual({ isRepeat: false });
    for (const { refused: refusal } of refused) expect(refusal?.code).toBe('frozen');
    await exchange.restart();
    for (const { refused: refusal } of await Promise.all(attempts()))
      expect(refusal).toEqual({
        code: 'frozen',
        message: "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support.",
      });
    const { rows } = await exchange.database.pool.query('select frozen_at from trader where unique_id = $1', [trader]);
    expect(rows).toEqual([{ frozen_at: new Date(exchange.clock.now) }]);
  });

  it('can still cancel, be credited, get back reserved funds and follow orders it placed before [LED-165]', async () => {
    const figures = { price: '0.5', amount: '10', clientOrderId: 'mine' };
    const placed = await exchange.sell(trader, figures);
    await exchange.submit({ kind: 'funds.reserve', id: 's', trader, asset: 'XDC', amount: '5', as: 'staked' });
    await freeze();
    expect((await exchange.sell(trader, figures)).done).toMatchObject({ isRepeat: true });
    expect((await exchange.cancel(trader, placed.done?.order.id ?? '')).done?.order.status).toBe('cancelled');
    expect((await exchange.submit({ kind: 'funds.release', id: 's' })).done?.hold.status).toBe('released');
    await exchange.fund(trader, 'XDC', '1');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '101', 'available XDCE': '50' });
  });

  it('can be released again, and others are never affected [LED-166]', async () => {
    const other = await exchange.addTrader({ XDC: '100' });
    await freeze();
    expect((await exchange.sell(other, { price: '0.5', amount: '10' })).done).toBeDefined();
    const [, placed] = await Promise.all([unfreeze(), exchange.sell(trader, { price: '0.5', amount: '10' })]);
    expect(placed.done).toBeDefined();
    await exchange.restart();
    expect((await exchange.sell(trader, { price: '0.5', amount: '10' })).done).toBeDefined();
  });

  it('is put on hold with a reason, by somebody, and once [LED-167]', async () => {
    expect((await freeze(trader, ' ')).refused?.code).toBe('reason');
    expect((await freeze('u-nobody')).refused?.code).toBe('no such trader');
    const answers = await Promise.all([freeze(), freeze(), unfreeze(), unfreeze()]);
    expect(answers.map(({ done }) => done?.isRepeat)).toEqual([false, true, false, true]);
    const { rows } = await exchange.database.pool.query<{ kind: string }>(
      'select kind, payload from committed_event order by group_number, position',
    );
    expect(rows).toEqual([
      { kind: 'account.frozen', payload: { trader, by: 'ada', why: 'Asked for by the bank' } },
      { kind: 'account.unfrozen', payload: { trader, by: 'ada', why: 'Cleared' } },
    ]);
  });
});
