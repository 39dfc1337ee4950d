import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStatusStore, type StatusStore } from '../../reference/statusStore';
import type { TestExchange } from '../../exchange/testing/testExchange';
import { seedReferenceData } from '../../reference/seedReferenceData';
import { readActions } from '../../operator/actions';
import { startOperatorExchange, type OperatorExchange } from '../testing/operatorExchange';

let exchange: TestExchange;
let store: StatusStore;
let operator: OperatorExchange;
let operate: OperatorExchange['operate'];

beforeAll(async () => {
  operator = await startOperatorExchange(inject('clusterUrl'));
  ({ exchange, operate } = operator);
  store = createStatusStore(exchange.database.db);
});

afterAll(() => operator.close());

const newest = async () => (await readActions(exchange.database.db, 1))[0];

describe('an operator', () => {
  it.each([
    ['opens', 'on', true],
    ['closes', 'off', false],
  ] as const)(
    '%s registration, which is logged and survives a restart [OPS-130] [OPR-050]',
    async (_, word, isOpen) => {
      const words = `switch registration ${word}`;
      expect(await operate(words)).toMatchObject({ exit: 0, lines: [`registration is ${word}.`] });
      await seedReferenceData(exchange.database.db);
      expect((await store.switches())['registration']).toBe(isOpen);
      expect(await newest()).toEqual({
        at: new Date(exchange.clock.now),
        who: 'ada',
        why: 'Ticket 4711',
        words,
        id: expect.any(String) as unknown,
        outcome: { done: { changed: 1 } },
        isHeld: false,
      });
    },
  );

  it('closes deposits and withdrawals of a coin separately, which is logged [OPS-131] [OPR-050]', async () => {
    expect(await operate('currency XRP withdrawals off')).toMatchObject({
      lines: ['Withdrawals of XRP are off.'],
      json: { outcome: 'done', currency: 'XRP', what: 'withdrawals', isOpen: false },
    });
    const xrp = (await store.currencies()).find(({ symbol }) => symbol === 'XRP');
    expect(xrp).toMatchObject({ isDepositOpen: true, isWithdrawalOpen: false });
    expect(await newest()).toMatchObject({ who: 'ada', words: 'currency XRP withdrawals off' });
  });

  it('sets the fees of a pair, which is logged and survives a restart [LED-024] [OPR-050]', async () => {
    expect((await operate('fees XDC-USDT 0.25 .125')).lines).toEqual([
      'New orders on XDC-USDT pay 0.25% to buy and 0.125% to sell. Existing orders keep their fees.',
    ]);
    await seedReferenceData(exchange.database.db);
    const pair = (await store.pairs()).find(({ name }) => name === 'XDC-USDT');
    expect(pair).toMatchObject({ buyFeePercent: '0.250000', sellFeePercent: '0.125000' });
    expect(await newest()).toMatchObject({ words: 'fees XDC-USDT 0.25 .125' });
  });

  it('sets fees for new orders only [LED-024]', async () => {
    const seller = await exchange.addTrader({ XDC: '1000' });
    const buyer = await exchange.addTrader({ USDC: '1000' });
    const earlier = await exchange.sell(seller, { pair: 'XDC-USDC', price: '0.5', amount: '100' });
    await operate('fees XDC-USDC 4 5');
    const later = await exchange.buy(buyer, { pair: 'XDC-USDC', price: '0.5', amount: '100' });
    expect(later.done?.order).toMatchObject({ received: '96', fee: '4' });
    const { rows } = await exchange.database.pool.query(
      `select trim_scale(received)::text as received from trade_order where 'o-' || id = $1`,
      [earlier.done?.order.id],
    );
    expect(rows).toEqual([{ received: '49.75' }]);
  });

  it('cannot set fees beyond all reason [OPR-064]', async () => {
    expect(await operate('fees XDC-USDT 0.5 99')).toMatchObject({
      exit: 1,
      lines: ['The exchange refused this command. A fee of more than 5% is too much. Nothing has changed.'],
    });
  });

  it('is told what a command flips before it is sent [OPR-055]', async () => {
    await operate('switch closureNotice on');
    operator.told.length = 0;
    await operate('open --dry-run');
    expect(operator.told).toContain('  closureNotice: on, will be off');
    expect(operator.told).toContain('  withdrawOnly: stays off');
  });

  it.each(['-0.1 0.5', '0.5 100.1', '0.5 0.0000001', '0,5 0.5', 'NaN 0.5', '1e1 0.5'])(
    'gets the reason and changes nothing with fees of `%s` [LED-025] [OPS-132]',
    async (fees) => {
      const before = await store.pairs();
      expect(await operate(`fees ETH-USDT ${fees}`)).toMatchObject({
        lines: ['A fee is a percentage from 0 to 100 with at most 6 decimals.'],
        exit: 1,
      });
      expect(await store.pairs()).toEqual(before);
    },
  );

  it.each([
    ['currency DOGE deposits off', 'There is no currency DOGE.'],
    ['currency XDC deposits maybe', 'Usage: currency <COIN> <deposits|withdrawals> <on|off>'],
    ['switch everything on', 'Usage: switch <closureNotice|registration|staking|withdrawOnly> <on|off>'],
    ['switch trading off', 'Usage: switch <closureNotice|registration|staking|withdrawOnly> <on|off>'],
    ['fees NO-PAIR 0.5 0.5', 'There is no pair NO-PAIR.'],
    ['trading halt NO-PAIR', 'There is no pair NO-PAIR.'],
    ['trading resume BTC-PERPETUAL', 'There is no pair BTC-PERPETUAL.'],
    ['account freeze nobody@example.com', 'There is no account nobody@example.com.'],
  ])('gets the reason, and nothing is changed or logged, with `%s` [OPS-132] [OPR-050]', async (line, sentence) => {
    const before = await readActions(exchange.database.db, 100);
    expect(await operate(line)).toMatchObject({ exit: 1, lines: [sentence] });
    expect(await readActions(exchange.database.db, 100)).toEqual(before);
  });

  it('cannot change a setting without its being logged [OPR-050]', async () => {
    const { pool } = exchange.database;
    await pool.query('alter table operator_action rename to operator_action_away');
    await expect(operate('switch staking on')).rejects.toThrow();
    await pool.query('alter table operator_action_away rename to operator_action');
    expect((await store.switches())['staking']).toBe(false);
  });

  it('sees what is open [OPS-130]', async () => {
    await operate('switch registration on');
    const { lines, json } = await operate('status');
    expect(lines).toContain('switch    registration    on');
    expect(lines).toContain('pair      XDC-USDT        on');
    expect(lines).toContain('exchange  running         0 commands waiting');
    expect(json).toMatchObject({
      isExchangeRunning: true,
      switches: { registration: true },
      trading: { isOpen: true },
    });
  });
});
