import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createExchange, type ExchangeOptions } from './createExchange';
import type { Exchange } from './exchange';
import { exchangeMetrics } from './exchangeMetrics';

interface OpenExchangeOptions extends Pick<
  ExchangeOptions,
  'connectionString' | 'kinds' | 'now' | 'lastPrice' | 'patienceMs'
> {
  registry: Registry;
  onReplaced: (() => void) | undefined;
}

/** The exchange of a server: it takes commands from when the server is ready until the last call is answered. */
export const openExchange = (app: FastifyInstance, options: OpenExchangeOptions): Exchange => {
  const { registry, onReplaced, ...given } = options;
  const figures = exchangeMetrics(registry);
  const exchange = createExchange({
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
  });
  figures.watch(exchange);
  app.addHook('onReady', () => exchange.start());
  app.addHook('onClose', () => exchange.stop());
  return exchange;
};
