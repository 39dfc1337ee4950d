import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createExchange, type ExchangeOptions } from './createExchange';
import { createOwnExchange } from './createOwnExchange';
import type { Exchange } from '../exchange';
import { exchangeMetrics } from './exchangeMetrics';
import type { Lease } from '../../ownership/lease';
import { reportReferences } from '../reference/reportReferences';

interface OpenExchangeOptions extends Pick<
  ExchangeOptions,
  'connectionString' | 'kinds' | 'now' | 'lastPrice' | 'referenceCaps' | 'requireStandby' | 'readers'
> {
  /** The process's lease, if it has one for more than the exchange. */
  lease: Pick<Lease, 'name'> | undefined;
  registry: Registry;
  onReplaced: (() => void) | undefined;
}

/** A server's exchange. It accepts commands from when the server is ready until the last call is answered. */
export const openExchange = (app: FastifyInstance, options: OpenExchangeOptions): Exchange => {
  const { registry, lease, onReplaced, ...given } = options;
  const figures = exchangeMetrics(registry);
  const all: Omit<ExchangeOptions, 'owner'> = {
    ...given,
    onTrouble: (error, meaning) => {
      app.log.error({ err: error }, meaning);
    },
    onReplaced: () => {
      app.log.fatal('Another process runs this exchange now');
      onReplaced?.();
    },
    onWritten: figures.onWritten,
    onRefused: figures.onRefused,
    onRebuilt: figures.onRebuilt,
  };
  const exchange = lease ? createExchange({ ...all, owner: lease.name }) : createOwnExchange(all);
  figures.watch(exchange);
  reportReferences(exchange, app.log);
  app.addHook('onReady', () => exchange.start());
  app.addHook('onClose', () => exchange.stop());
  return exchange;
};
