import { Registry } from 'prom-client';
import { expect, inject, it, onTestFinished } from 'vitest';
import { exchangeMetrics } from './exchangeMetrics';
import { startTestExchange } from '../testing/testExchange';

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
