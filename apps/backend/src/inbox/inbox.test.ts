import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { areaCommands } from '../areas';
import type { Command } from '../exchange/commands';
import { startTestExchange } from '../exchange/testing/testExchange';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { startBackground } from '../runtime/testing/startBackground';
import { awaitOutcome } from './awaitOutcome';
import { followInbox } from './followInbox';
import { inboxJob } from './inboxJob';
import { handOverSigned, usualExamine } from '../operator/testing/handOverSigned';
import { findHanded, isExchangeRunning } from './inboxStore';

const start = async (extras: Parameters<typeof startTestExchange>[1] = {}) => {
  const exchange = await startTestExchange(inject('clusterUrl'), { kinds: areaCommands(), ...extras });
  onTestFinished(exchange.close);
  const { db, pool } = exchange.database;
  const examine = usualExamine(() => exchange.clock.now);
  /** As an operator's program does it. */
  const handOver = (
    ...[queries, command]: [Parameters<typeof handOverSigned>[0], Parameters<typeof handOverSigned>[1]]
  ) => handOverSigned(queries, command, exchange.clock.now);
  const work = () => inboxJob({ db, exchange: exchange.current(), examine }).work(new AbortController().signal);
  const outcomeOf = async (id: string) => (await findHanded(db, id))?.outcome;
  const credit = (id: string, trader: string, amount = '5'): Command => ({
    kind: 'deposit.credit',
    id,
    trader,
    asset: 'XDC',
    amount,
    by: 'ada',
  });
  return { exchange, db, pool, work, outcomeOf, credit, examine, handOver };
};

const by = 'ada';

describe('a command that is handed over', () => {
  it('is carried out once, and its outcome is stored with what it changed [OPS-320] [OPS-321]', async () => {
    const { exchange, db, pool, work, outcomeOf, credit, handOver } = await start();
    const trader = await exchange.addTrader();
    await handOver(db, { id: 'one', command: credit('d-1', trader), by });
    expect(await outcomeOf('one')).toBeNull();
    await work();
    await work();
    expect(await outcomeOf('one')).toEqual({ done: { isRepeat: false } });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5' });
    // Rows written in the same transaction have the same `xmin`.
    const { rows } = await pool.query(
      `select inbox.xmin = deposit.xmin as is_together from inbox, deposit where deposit.id = 'd-1'`,
    );
    expect(rows).toEqual([{ is_together: true }]);
  });

  it('is refused with a reason, and then changes nothing [OPS-320]', async () => {
    const { exchange, db, work, outcomeOf, credit, handOver } = await start();
    await handOver(db, { id: 'one', command: credit('d-1', 'u-nobody'), by });
    await work();
    expect(await outcomeOf('one')).toMatchObject({ refused: { code: 'no such trader' } });
    expect(await checkLedger(exchange.database.pool)).toMatchObject({ isSound: true });
  });

  it('is the same one under the same ID, and another under a used ID is not accepted [OPS-322]', async () => {
    const { exchange, db, work, credit, handOver } = await start();
    const trader = await exchange.addTrader();
    expect(await handOver(db, { id: 'one', command: credit('d-1', trader), by })).toBe(true);
    expect(await handOver(db, { id: 'one', command: credit('d-1', trader), by })).toBe(true);
    expect(await handOver(db, { id: 'one', command: credit('d-1', trader, '6'), by })).toBe(false);
    await work();
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5' });
  });

  it('waits while the exchange cannot carry it out, and is carried out by the next start [OPS-323]', async () => {
    const { exchange, db, work, outcomeOf, credit, handOver } = await start();
    const trader = await exchange.addTrader();
    await exchange.current().stop();
    expect(await isExchangeRunning(db)).toBe(false);
    await handOver(db, { id: 'one', command: credit('d-1', trader), by });
    await work();
    expect(await outcomeOf('one')).toBeNull();
    await exchange.restart();
    expect(await isExchangeRunning(db)).toBe(true);
    await work();
    expect(await outcomeOf('one')).toEqual({ done: { isRepeat: false } });
  });

  it('that makes no sense is refused alone, and those beside it are carried out [OPS-324]', async () => {
    const { exchange, db, work, outcomeOf, credit, handOver } = await start();
    const trader = await exchange.addTrader();
    const odd = { kind: 'moon.buy', id: 'm-1' } as unknown as Command;
    await handOver(db, { id: 'odd', command: odd, by });
    await handOver(db, {
      id: 'half',
      command: { kind: 'ledger.correct', id: 'x', by: 'ada', reason: 'Half' } as unknown as Command,
      by,
    });
    await handOver(db, { id: 'sound', command: credit('d-1', trader), by });
    await work();
    expect(await outcomeOf('odd')).toMatchObject({ refused: { code: 'not allowed' } });
    expect(await outcomeOf('half')).toMatchObject({ refused: { code: 'failed' } });
    expect(await outcomeOf('sound')).toEqual({ done: { isRepeat: false } });
  });

  it('changes nothing a second time, even if it is carried out twice [OPS-321]', async () => {
    const { exchange, db, pool, work, credit, handOver } = await start();
    const trader = await exchange.addTrader();
    await handOver(db, { id: 'one', command: credit('d-1', trader), by });
    await work();
    const { rows } = await pool.query<{ number: string }>('select number from inbox');
    const again = await exchange.current().submit(credit('d-2', trader), { inbox: Number(rows[0]?.number) });
    expect(again.refused?.code).toBe('failed');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5' });
  });
});

describe('a process that waits for an outcome', () => {
  it('is notified at once, and not only at its next check [OPS-325]', async () => {
    const { exchange, db, credit, handOver, examine } = await start();
    const trader = await exchange.addTrader();
    const background = startBackground();
    onTestFinished(() => background.stop());
    // So rarely that checking would find nothing in time.
    const everyMs = 600_000;
    const log = { warn: () => undefined };
    followInbox({ background, database: exchange.database, exchange: exchange.current(), examine, log, everyMs });
    const { connectionString } = exchange;
    for (const id of ['one', 'two', 'three']) {
      await handOver(db, { id, command: credit(id, trader), by });
      const outcome = await awaitOutcome({ connectionString, id, patienceMs: 30_000 });
      expect(outcome).toEqual({ done: { isRepeat: false } });
    }
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '15' });
  });

  it('gives up after a while if no exchange runs, and the command stays [OPS-323]', async () => {
    const { exchange, db, outcomeOf, credit, handOver } = await start();
    const trader = await exchange.addTrader();
    await handOver(db, { id: 'one', command: credit('d-1', trader), by });
    const { connectionString } = exchange;
    expect(await awaitOutcome({ connectionString, id: 'one', patienceMs: 50 })).toBeUndefined();
    expect(await outcomeOf('one')).toBeNull();
  });
});
