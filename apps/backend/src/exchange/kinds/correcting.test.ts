import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkLedger } from '../../ledger/checks/ledgerCheck';
import { startTestExchange, type TestExchange } from '../testing/testExchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
});
afterAll(async () => {
  const { isSound, checks } = await checkLedger(exchange.database.pool);
  await exchange.close();
  if (!isSound) throw new Error(checks.flatMap(({ culprits }) => culprits).join('\n'));
});

let ids = 0;
const correct = (trader: string, { reason = 'Credited twice', by = 'ada', amount = '4' } = {}) =>
  exchange.submit({
    kind: 'ledger.correct',
    id: `correction ${(ids += 1)}`,
    legs: [
      { asset: 'XDC', amount, from: { trader }, to: { house: 'custody' } },
      { asset: 'USDT', amount: '1', from: { house: 'fees' }, to: { trader } },
    ],
    reason,
    by,
  });

describe('a correction', () => {
  it('is double entry over several assets, stored with its reason and author, and published [LED-151]', async () => {
    const trader = await exchange.addTrader({ XDC: '10' });
    expect((await correct(trader)).done).toEqual({ isRepeat: false });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '6', 'available USDT': '1' });
    const { rows } = await exchange.database.pool.query(
      `select posting.kind, reason, made_by, payload from posting
       join committed_event event on event.payload->>'posting' = posting.id where posting.id = $1`,
      [`correction ${ids}`],
    );
    const payload = { posting: `correction ${ids}`, reason: 'Credited twice', by: 'ada' };
    expect(rows).toEqual([{ kind: 'ledger.correct', reason: 'Credited twice', made_by: 'ada', payload }]);
  });

  it('takes no more from a trader than they have [LED-151]', async () => {
    const trader = await exchange.addTrader({ XDC: '10' });
    expect((await correct(trader, { amount: '10.1' })).refused?.code).toBe('insufficient');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '10' });
  });

  it.each([
    ['without a reason', { reason: '' }],
    ['with blanks for a reason', { reason: '   ' }],
    ['with more than 500 characters', { reason: 'a'.repeat(501) }],
    ['with a line break in it', { reason: 'one\ntwo' }],
    ['with what cannot be printed', { reason: 'zero\u0000' }],
    ['by nobody', { by: '' }],
  ])('%s is refused and says what is missing [LED-151]', async (_what, given) => {
    const trader = await exchange.addTrader({ XDC: '10' });
    expect((await correct(trader, given)).refused).toMatchObject({
      code: 'reason',
      message: 'Say who is doing this and why, in 1 to 500 printable characters.',
    });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '10' });
  });

  it('accepts a reason of 500 characters in any script [LED-151]', async () => {
    const trader = await exchange.addTrader({ XDC: '10' });
    expect((await correct(trader, { reason: `${'訂正 '.repeat(160)}£ – “x”` })).done).toBeDefined();
  });
});
