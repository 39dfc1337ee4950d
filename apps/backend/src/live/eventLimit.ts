import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../runtime/networkOf';
import { createRate, createRates } from '../runtime/rates';

export interface EventLimit {
  /** How many events one connection may send in a second on average; 0 means no limit. */
  each: number;
  /** How many all connections of one network may send together. */
  together: number;
  addressOf: (request: IncomingMessage) => string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}

/** Enough for a page that is opened, which sends all it wants at once. */
const burstSeconds = 10;

const tooMany =
  'An address sends more events over live connections than LIVE_EVENTS or LIVE_ADDRESS_EVENTS allow, and is disconnected. If it is a proxy, set TRUST_PROXY';

/** For each connection, what counts one more event of it and answers whether that is too many. */
export const limitEvents = ({ each, together, addressOf, log, now }: EventLimit) => {
  const rate = (perSecond: number) => ({ perSecond, burst: perSecond * burstSeconds, now });
  const takeTogether = createRates(rate(together));
  let hasWarned = false;

  return (request: IncomingMessage): (() => boolean) => {
    const network = networkOf(addressOf(request) ?? '');
    const take = createRate(rate(each));
    return () => {
      if (take() === 0 && takeTogether(network) === 0) return false;
      if (!hasWarned) log.warn({ from: network }, tooMany);
      hasWarned = true;
      return true;
    };
  };
};
