import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Exchange } from '../exchange';

/** Metrics of the sequencer: how much it writes at once, and how long that takes. */
export const exchangeMetrics = (registry: Registry) => {
  const size = new Histogram({
    name: 'exchange_group_commands',
    help: 'Commands written in one group',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'exchange_commit_seconds',
    help: "Time from a group's first statement to its commit",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'exchange_refusals_total',
    help: 'Refused commands, by reason',
    labelNames: ['code'],
    registers: [registry],
  });
  const rebuilds = new Counter({
    name: 'exchange_rebuilds_total',
    help: 'Times the state was rebuilt from the database because a group of commands failed',
    registers: [registry],
  });
  return {
    onRebuilt: (): void => {
      rebuilds.inc();
    },
    onRefused: (code: string): void => {
      refusals.inc({ code });
    },
    onWritten: (commands: number, milliseconds: number): void => {
      size.observe(commands);
      duration.observe(milliseconds / 1000);
    },
    /** Read when the metrics are collected. */
    watch: (exchange: Pick<Exchange, 'isOpen' | 'isHalted' | 'waiting' | 'references'>): void => {
      new Gauge({
        name: 'exchange_open',
        help: '1 while commands are carried out, 0 while they are refused',
        registers: [registry],
        collect() {
          this.set(exchange.isOpen() ? 1 : 0);
        },
      });
      new Gauge({
        name: 'exchange_halted',
        help: "1 while trading is halted because the books don't match the database, else 0",
        registers: [registry],
        collect() {
          this.set(exchange.isHalted() ? 1 : 0);
        },
      });
      new Gauge({
        name: 'exchange_waiting_commands',
        help: 'Commands waiting',
        registers: [registry],
        collect() {
          this.set(exchange.waiting());
        },
      });
      new Gauge({
        name: 'exchange_reference_alert',
        help: "1 while a pair's reference price is at its cap for a day (capped), or has moved far with no other pair to confirm it (alone)",
        labelNames: ['pair', 'alert'],
        registers: [registry],
        collect() {
          this.reset();
          for (const { pair, alert } of exchange.references()) if (alert !== undefined) this.set({ pair, alert }, 1);
        },
      });
    },
  };
};
