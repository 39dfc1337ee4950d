import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Command } from '../exchange/commands';
import { handOverSigned } from './testing/handOverSigned';
import { startOperatorExchange, type OperatorExchange } from '../areas/testing/operatorExchange';

let operator: OperatorExchange;
beforeEach(async () => {
  operator = await startOperatorExchange(inject('clusterUrl'));
  onTestFinished(operator.close);
  await operator.exchange.addTrader();
  await operator.operate('account unlock trader1@example.com');
  operator.exchange.clock.now += 86_400_000;
  await operator.operate('trading halt XDC-USDT');
  await operator.operate('account freeze trader1@example.com --by grace');
});

describe('`log verify`', () => {
  it('proves the chain, and that it goes on from an earlier one [OPR-053]', async () => {
    const { exit, lines, json } = await operator.type('log', 'verify');
    expect([exit, json['lines'], json['signed'], json['wrong']]).toEqual([0, 3, 3, []]);
    const head = String(json['head']);
    expect(lines[1]).toBe(`Its last hash is ${head}`);
    await operator.operate('trading resume XDC-USDT');
    expect(await operator.type('log', 'verify', head)).toMatchObject({ exit: 0, json: { lines: 4 } });
    expect(await operator.type('log', 'verify', head.replaceAll(/./g, '0'))).toMatchObject({
      exit: 1,
      lines: [expect.stringContaining('NOT sound'), expect.stringContaining("doesn't have 000")],
    });
  });

  it('proves a log of any length, in the order of its lines [OPR-053]', async () => {
    for (let count = 0; count < 4; count += 1)
      for (const what of ['halt', 'resume']) await operator.operate(`trading ${what} XDC-USDT`);
    expect(await operator.type('log', 'verify')).toMatchObject({ exit: 0, json: { lines: 11, signed: 11 } });
  });

  it.each([
    ['changed', `update operator_action set why = 'Another' where place = 2`, 'Line 2'],
    ['removed', 'delete from operator_action where place = 2', 'Line 3'],
    [
      'changed together with what belongs to it',
      `update operator_action set why = 'Another',
         hash = operator_action_hash((select hash from operator_action where place = 2), '3',
           (extract(epoch from at) * 1000000)::bigint::text, who, 'Another', words, inbox_id) where place = 3`,
      "Line 3 (grace: account freeze trader1@example.com) isn't what was signed.",
    ],
  ])('finds a line that the owner of the table %s [OPR-053]', async (_, change, found) => {
    const { pool } = operator.exchange.database;
    await pool.query('alter table operator_action disable trigger only_added_to');
    await pool.query(change);
    const { exit, lines } = await operator.type('log', 'verify');
    expect([exit, lines.join('\n')]).toEqual([1, expect.stringContaining(found)]);
  });
});

it('finds a command that was signed and carried out without a line [OPR-053]', async () => {
  const { exchange } = operator;
  const command: Command = { kind: 'trading.halt', id: 'h-9', by: 'grace', why: 'Test' };
  await handOverSigned(exchange.database.db, { id: 'secret', command, by: 'grace' }, exchange.clock.now);
  expect(await operator.type('log', 'verify')).toMatchObject({
    exit: 1,
    lines: [expect.stringContaining('NOT sound'), 'Command secret (grace: trading.halt) was signed, and has no line.'],
  });
});

describe('the log', () => {
  it.each([
    [['--who', 'grace'], ['account freeze trader1@example.com']],
    [['--find', 'HALT'], ['trading halt XDC-USDT']],
    [
      ['--since', '2026-03-03'],
      ['account freeze trader1@example.com', 'trading halt XDC-USDT'],
    ],
  ])('is filtered by %j [OPR-054]', async (options, expected) => {
    const { json } = await operator.type('log', ...options);
    expect((json['actions'] as { words: string }[]).map(({ words }) => words)).toEqual(expected);
  });
});
