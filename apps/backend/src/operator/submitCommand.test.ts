import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { areaCommands, areaOperatorCommands } from '../areas';
import { startTestExchange } from '../exchange/testing/testExchange';
import { inboxJob } from '../inbox/inboxJob';
import { createOperator } from '../areas/testing/operator';
import { settledCommands } from './operate';
import { usualExamine } from './testing/handOverSigned';

/** An exchange that takes up what was handed over only when it is told to. */
const start = async () => {
  const exchange = await startTestExchange(inject('clusterUrl'), { kinds: areaCommands() });
  onTestFinished(exchange.close);
  const { database, clock } = exchange;
  const trader = await exchange.addTrader();
  const takeUp = () =>
    inboxJob({
      db: database.db,
      exchange: exchange.current(),
      examine: usualExamine(() => clock.now, settledCommands(areaOperatorCommands)),
    }).work(new AbortController().signal);
  const operator = createOperator({ database, now: () => clock.now });
  const credit = 'deposit credit trader1@example.com XDC 5 --id credit-1';
  return { exchange, trader, takeUp, credit, ...operator };
};

describe('a command for the exchange', () => {
  it('prints its ID before it is stored [OPR-010]', async () => {
    const { exchange, operate, told } = await start();
    await exchange.current().stop();
    const { connectionString } = exchange.database;
    const holder = new Client({ connectionString });
    await holder.connect();
    onTestFinished(() => holder.end());
    const stored = async () => (await holder.query('select id from inbox')).rows as unknown[];
    // Nothing can be stored while this is held.
    await holder.query('begin; lock table inbox in exclusive mode');
    const answer = operate('deposit credit trader1@example.com XDC 5 --id credit-1 --wait 0');
    try {
      await expect.poll(() => told).toContain('Sending this to the exchange as credit-1…');
      expect(await stored()).toEqual([]);
    } finally {
      await holder.query('commit');
      await answer;
    }
    expect(await stored()).toEqual([{ id: 'credit-1' }]);
  });

  it('waits if no exchange is running, says so at once, and is run once at the next start [OPR-012] [OPR-014]', async () => {
    const { exchange, trader, takeUp, operate, type, credit } = await start();
    await exchange.current().stop();
    const asked = performance.now();
    for (let times = 0; times < 2; times += 1)
      expect(await operate(credit)).toEqual({
        exit: 2,
        lines: [
          'No exchange is running on this database. The command is stored as credit-1 and will be run only once.',
          'See its outcome: npm run operator -- inbox credit-1',
        ],
        json: { id: 'credit-1', outcome: 'waiting', isExchangeRunning: false },
      });
    // Far less than the patience with an exchange that is running.
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect((await type('inbox')).lines).toEqual([expect.stringMatching(/ {2}ada {2}deposit\.credit {2}\(credit-1\)$/)]);
    expect((await type('status')).lines).toContain('exchange  not running     1 command waiting');
    expect((await type('inbox', 'credit-1')).lines.at(-1)).toBe('  outcome  waiting');
    await exchange.restart();
    await takeUp();
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5' });
    expect((await type('inbox', 'credit-1')).json).toMatchObject({ outcome: 'done', result: { isRepeat: false } });
    expect(await operate(credit)).toMatchObject({ exit: 0, json: { outcome: 'done' } });
    expect((await type('inbox')).lines).toEqual(['No commands are waiting.']);
  });

  it('without an answer in time says so, and stays in the inbox [OPR-013]', async () => {
    const { operate, takeUp, credit } = await start();
    const { exit, lines, json } = await operate(`${credit} --wait 0`);
    expect([exit, lines[0]]).toEqual([
      2,
      "The exchange hasn't answered yet. The command is stored as credit-1 and will be run only once.",
    ]);
    expect(json).toEqual({ id: 'credit-1', outcome: 'waiting', isExchangeRunning: true });
    await takeUp();
    expect((await operate(`${credit} --wait 0`)).exit).toBe(0);
  });

  it('is awaited for as long as --wait says, even if no exchange is running yet [OPR-013]', async () => {
    const { exchange, operate, takeUp, credit } = await start();
    await exchange.current().stop();
    const answer = operate(`${credit} --wait 60`);
    await expect.poll(async () => (await exchange.database.pool.query('select id from inbox')).rowCount).toBe(1);
    await exchange.restart();
    await takeUp();
    expect(await answer).toMatchObject({ exit: 0 });
  });

  it('that may not be stored can be typed again with its ID [OPR-015]', async () => {
    const { exchange, operate, takeUp, credit } = await start();
    const { pool } = exchange.database;
    // The connection is lost while the command is being stored.
    await pool.query(
      `create function cut() returns trigger language plpgsql as
       $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
    );
    await pool.query('create trigger cut before insert on operator_action for each row execute function cut()');
    const { exit, lines } = await operate(credit);
    expect(exit).toBe(2);
    expect(lines[1]).toBe(
      'Run it again with --id credit-1: with the same ID it is run only once, however often you repeat it.',
    );
    await pool.query('drop trigger cut on operator_action');
    expect((await pool.query('select id from inbox')).rows).toEqual([]);
    const again = operate(credit);
    await expect.poll(async () => (await pool.query('select id from inbox')).rowCount).toBe(1);
    await takeUp();
    expect(await again).toMatchObject({ exit: 0 });
  });

  it('that the database refuses is certainly not stored [OPR-015]', async () => {
    const { exchange, operate, credit } = await start();
    const { pool } = exchange.database;
    await pool.query('alter table operator_action rename to operator_action_away');
    await expect(operate(credit)).rejects.toThrow();
    await pool.query('alter table operator_action_away rename to operator_action');
    expect((await pool.query('select id from inbox')).rows).toEqual([]);
  });

  it('cannot be looked up by an unknown ID [OPR-014]', async () => {
    const { type } = await start();
    expect(await type('inbox', 'nothing')).toMatchObject({
      exit: 1,
      lines: ['There is no command nothing.'],
    });
  });
});

describe('an ID that was already used', () => {
  it.each([
    ['another person', ['--by', 'grace', '--why', 'Ticket 1']],
    ['another reason', ['--why', 'Ticket 2']],
  ])('is refused for %s, even with the same command [OPR-011]', async (_, who) => {
    const { type, takeUp } = await start();
    const cancel = (...more: string[]) =>
      type('account', 'orders', 'cancel', 'trader1@example.com', '--id', 'c-1', '--wait', '0', ...more);
    await cancel('--why', 'Ticket 1');
    await takeUp();
    expect(await cancel('--why', 'Ticket 1')).toMatchObject({ exit: 0 });
    expect(await cancel(...who)).toMatchObject({
      exit: 1,
      lines: [expect.stringContaining('The ID c-1 is already used by another command (ada') as unknown],
    });
  });
});

describe('the log of operators', () => {
  it('shows actions, newest first, with time, reason and outcome [OPR-051]', async () => {
    const { exchange, operate, type, takeUp, credit } = await start();
    expect((await type('log')).lines).toEqual(['No actions yet.']);
    await operate('account unlock trader1@example.com --wait 0 --id u');
    await takeUp();
    exchange.clock.now += 61_000;
    await operate(`${credit} --wait 0`);
    await type(
      'ledger',
      'correct',
      '6 XDC from trader1@example.com to fees',
      '--why',
      'Wrong',
      '--by',
      'grace',
      '--id',
      'c',
      '--wait',
      '0',
    );
    const correction = 'ledger correct "6 XDC from trader1@example.com to fees"';
    expect((await type('log')).lines).toEqual([
      `2026-03-02 12:01:01 UTC  grace  ${correction}`,
      '  why      Wrong',
      '  outcome  waiting (c)',
      '2026-03-02 12:01:01 UTC  ada  deposit credit trader1@example.com XDC 5',
      '  why      Ticket 4711',
      '  outcome  waiting (credit-1)',
      '2026-03-02 12:00:00 UTC  ada  account unlock trader1@example.com',
      '  why      Ticket 4711',
      '  outcome  done (u)',
    ]);
    await operate('account orders cancel trader1@example.com --wait 0 --id o');
    await takeUp();
    const { json } = await type('log', '--last', '2');
    expect(json).toEqual({
      actions: [
        expect.objectContaining({ words: 'account orders cancel trader1@example.com', outcome: 'done', id: 'o' }),
        {
          at: '2026-03-02T12:01:01.000Z',
          who: 'grace',
          why: 'Wrong',
          words: correction,
          id: 'c',
          outcome: 'refused',
          refused: "A trader's available balance is too low for this.",
        },
      ],
    });
  });

  it('cannot be changed or removed afterwards [OPR-052]', async () => {
    const { exchange, operate, takeUp } = await start();
    await operate('account unlock trader1@example.com --wait 0');
    await takeUp();
    for (const change of [`update operator_action set who = 'nobody'`, 'delete from operator_action'])
      await expect(exchange.database.pool.query(change)).rejects.toThrow();
  });
});
