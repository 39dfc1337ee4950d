import type { FastifyBaseLogger } from 'fastify';
import type { Exchange } from '../exchange';
import type { ReferenceAlert } from './reference';

const meanings: Readonly<Record<ReferenceAlert, string>> = {
  capped: 'The reference price of a pair has moved as far as it may in a day, and stays there',
  alone: 'The reference price of a pair has moved far, and no other pair confirms it, or its own trades do not',
};

/** Tells operators in the log when a reference price needs their eye; the metrics show it for as long as it lasts. */
export const reportReferences = (
  exchange: Pick<Exchange, 'onCommitted'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): void => {
  exchange.onCommitted(({ events }) => {
    for (const event of events) {
      if (event.kind !== 'reference.alert' || event.payload.alert === undefined) continue;
      const { pair, price, alert } = event.payload;
      log.error({ pair, price }, meanings[alert]);
    }
  });
};
