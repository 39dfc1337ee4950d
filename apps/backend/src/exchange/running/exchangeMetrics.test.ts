import { Registry } from 'prom-client';
import { expect, inject, it, onTestFinished } from 'vitest';
import { exchangeMetrics } from './exchangeMetrics';
import { reportReferences } from '../reference/reportReferences';
import { startTestExchange } from '../testing/testExchange';
import { closedExchange } from '../testing/closedExchange';
import type { Committed } from '../events';

it('shows groups, commands, refusals, waiting commands and commit times [LED-093]', async () => {
  const registry = new Registry();
  const figures = exchangeMetrics(registry);
  const { onWritten, onRefused } = figures;
  const exchange = await startTestExchange(inject('clusterUrl'), { onWritten, onRefused });
  onTestFinished(() => exchange.close());
  figures.watch(exchange.current());
  const seller = await exchange.addTrader({ XDC: '10' });
  const submitted = Array.from({ length: 4 }, () => exchange.sell(seller, { price: '0.5', amount: '3' }));
  expect(await registry.metrics()).toContain('exchange_waiting_commands 4');
  await Promise.all(submitted);
  const text = await registry.metrics();
  // One group funded the trader, the other placed what the funds allowed.
  expect(text).toContain('exchange_group_commands_count 2');
  expect(text).toContain('exchange_group_commands_sum 5');
  expect(text).toContain('exchange_commit_seconds_count 2');
  expect(text).toContain('exchange_refusals_total{code="insufficient"} 1');
  expect(text).toContain('exchange_open 1');
  expect(text).toContain('exchange_waiting_commands 0');
});

it('shows that trading is halted, so that an alert can be raised [LED-136]', async () => {
  const registry = new Registry();
  const figures = exchangeMetrics(registry);
  const exchange = await startTestExchange(inject('clusterUrl'));
  onTestFinished(() => exchange.close());
  const seller = await exchange.addTrader({ XDC: '10' });
  await exchange.sell(seller, { price: '0.5', amount: '3' });
  figures.watch({ ...exchange.current(), isHalted: () => exchange.current().isHalted() });
  expect(await registry.metrics()).toContain('exchange_halted 0');
  await exchange.database.pool.query(`update account set balance = balance + 1 where kind = 'in orders'`);
  await exchange.restart();
  expect(await registry.metrics()).toContain('exchange_halted 1');
});

it('shows which reference prices need a look, and the log says so once [LED-231]', async () => {
  const registry = new Registry();
  const alert = { pair: 'XDC-XRP', price: '0.043', alert: 'capped' } as const;
  exchangeMetrics(registry).watch({
    ...closedExchange,
    references: () => [alert, { pair: 'XDC-ETH', price: '0.00002' }],
  });
  const shown = (await registry.metrics()).split('\n').filter((line) => line.startsWith('exchange_reference_alert'));
  expect(shown).toEqual(['exchange_reference_alert{pair="XDC-XRP",alert="capped"} 1']);

  const logged: unknown[] = [];
  let tell: (committed: Committed) => void = () => undefined;
  const onCommitted = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  reportReferences({ onCommitted }, { error: (...words: unknown[]) => void logged.push(words) });
  const nothing = { trades: [], orders: [], levels: [], references: [] };
  tell({ ...nothing, events: [{ kind: 'reference.alert', payload: alert }] });
  tell({ ...nothing, references: [alert], events: [] });
  expect(logged).toEqual([
    [
      { pair: 'XDC-XRP', price: '0.043' },
      'The reference price of a pair has moved as far as it may in a day, and stays there',
    ],
  ]);
});
