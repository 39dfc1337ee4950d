import { pairOf } from '@exchange/domain';
import { beforeAll, afterAll, describe, expect, inject, it } from 'vitest';
import { startAccounts, type AccountsServer } from '../testing/accountsServer';
import { orderFields } from '../../trading/testing/tradingServer';
import { createOperator } from '../../testing/operator';

let server: AccountsServer;
let operate: ReturnType<typeof createOperator>['operate'];
let type: ReturnType<typeof createOperator>['type'];

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
  ({ operate, type } = createOperator({ database: server.database, now: () => server.clock.now }));
});

afterAll(() => server.close());

const common = { exchange_id: '1', user_id: 'whoever' };
const onHold = "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support.";

/** Somebody with coins, as the trading page calls for them. */
const addTrader = async () => {
  const trader = await server.addTrader();
  for (const coin of ['XDC', 'XDCE'])
    expect(
      await type('ledger', 'correct', `100 ${coin} from demo faucet to ${trader.email}`, '--why', 'A gift'),
    ).toMatchObject({ exit: 0 });
  const logIn = async () => String((await server.logIn(trader.email, trader.home)).body['token']);
  const token = await logIn();
  const call = (path: string, fields: Record<string, string> = {}, by = token) =>
    server.post(path, { ...common, ...fields }, trader.home, by);
  const sell = () => call('/trade/new_order', orderFields({ side: 'sell', price: '0.5', amount: '10' }));
  return { ...trader, logIn, call, sell };
};

describe('a frozen trader', () => {
  it('can only sign in, view, cancel and log out until unfrozen [OPR-040] [OPR-042] [LED-165]', async () => {
    const { email, logIn, call, sell } = await addTrader();
    const placed = await sell();
    const order = (placed.body['data'] as { uniqueId: string }).uniqueId;
    const { exit, lines } = await operate(`account freeze ${email}`);
    expect([exit, lines]).toEqual([
      0,
      [
        `${email} is frozen: the trader can only sign in, see balances and cancel open orders. We've emailed them.`,
        `1 open order stays in the book until cancelled: npm run operator -- account orders cancel ${email} --why "..."`,
      ],
    ]);
    const token = await logIn();
    expect(token).not.toBe('undefined');
    for (const [path, fields] of [
      ['/user/get_balance', {}],
      ['/trade/all_pair_user_order', { limit: '50', page: '1' }],
      ['/user/list_fav_pair', {}],
      ['/trade/open_order', { limit: '50', page: '1' }],
    ] as const)
      expect([path, (await call(path, fields, token)).status]).toEqual([path, 200]);
    const swap = { ...orderFields({ pair: 'XDC-XDCE', side: 'buy', price: '1', amount: '5' }) };
    const closed = [
      ['/trade/new_order', orderFields({ side: 'sell', price: '0.5', amount: '10' })],
      ['/trade/new_order_swap', swap],
      ['/user/add_fav_pair', { pair_id: pairOf('XDC-USDT').id }],
      ['/user/remove_fav_pair', { pair_id: pairOf('XDC-USDT').id }],
    ] as const;
    for (const [path, fields] of closed) {
      const { status, body } = await call(path, fields, token);
      expect([path, status, body['message']]).toEqual([path, 403, onHold]);
    }
    expect((await call('/trade/cancel_order', { trade_order_id: order }, token)).status).toBe(200);
    expect((await call('/user/logout', {}, token)).status).toBe(200);
    expect(await operate(`account freeze ${email}`)).toMatchObject({
      lines: [`${email} was already frozen.`, 'There are no open orders.'],
      json: { isRepeat: true, openOrders: 0 },
    });
    expect((await operate(`account unfreeze ${email}`)).lines).toEqual([
      `${email} is no longer frozen: the trader has full access again. We've emailed them.`,
    ]);
    // Logged out while frozen, so with a session of the time after it.
    const freed = await logIn();
    for (const [path, fields] of closed) expect([path, (await call(path, fields, freed)).status]).toEqual([path, 200]);
    expect((await operate(`account unfreeze ${email}`)).lines).toEqual([`${email} was not frozen.`]);
  });

  it('has open orders that an operator can cancel [OPR-041]', async () => {
    const { email, call, sell } = await addTrader();
    await sell();
    await sell();
    await operate(`account freeze ${email}`);
    const { lines, json } = await operate(`account orders cancel ${email}`);
    expect(lines).toEqual([`Cancelled 2 open orders of ${email}. Reserved funds are released.`]);
    expect(json['orders']).toHaveLength(2);
    const { body } = await call('/user/get_balance');
    expect(body['data']).toContainEqual(expect.objectContaining({ symbol: 'XDC', balance: '100' }));
    expect((await operate(`account orders cancel ${email}`)).lines).toEqual([`${email} has no open orders.`]);
  });
});
