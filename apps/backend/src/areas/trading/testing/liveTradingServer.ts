import type { Socket } from 'node:net';
import { createListeners } from '@exchange/domain';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { onTestFinished } from 'vitest';
import { createBooks } from '../../../marketData/books';
import type { Committed, LevelChange } from '#exchange/events';
import { startBackground } from '#runtime/testing/startBackground';
import { createLiveServer, type LiveOptions } from '#live/liveServer';
import { createTradingFeed } from '../tradingFeed';
import { connectClient } from '#live/testing/liveClient';

interface TradingServerOptions extends Partial<Pick<LiveOptions, 'queueBytes' | 'sweepMs'>> {
  gatherMs?: number;
}

/** Simulates an exchange that commits what a test says. */
export const createScriptedExchange = () => {
  const { subscribe, notify } = createListeners<Committed>();
  let levels: LevelChange[] = [];
  return {
    onCommitted: subscribe,
    levels: () => levels,
    commit: (committed: Partial<Committed>) => {
      notify({ trades: [], orders: [], levels: [], references: [], events: [], ...committed });
    },
    /** Sets the levels that its books return. */
    hold: (held: LevelChange[]) => {
      levels = held;
    },
  };
};

/** A live server on a scripted exchange, which knows the tokens `ada` and `bob`. Only `flush` publishes books. */
export const startTradingServer = async ({ gatherMs = 3_600_000, ...limits }: TradingServerOptions = {}) => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const registry = new Registry();
  const exchange = createScriptedExchange();
  const books = createBooks();
  const live = createLiveServer({
    http: app.server,
    log: app.log,
    registry,
    findTrader: async (token) =>
      ['ada', 'bob'].includes(token) ? { uniqueId: `u-${token}`, email: '', session: token } : undefined,
    allowedOrigins: [],
    ...limits,
  });
  const feed = createTradingFeed({ exchange, books, live, gatherMs });
  const background = startBackground();
  background.add(live.slowReaders);
  app.addHook('preClose', async () => {
    await background.stop();
    feed.stop();
    live.close();
  });
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());

  const figure = async (name: string): Promise<number> => {
    const values = (await registry.getSingleMetric(name)?.get())?.values ?? [];
    return values[0]?.value ?? 0;
  };
  /** Follows XDC-USDT, as a trader if a token is given. */
  const follow = async (token?: string, returns = false) => {
    const client = await connectClient(url, { token: () => token, returns });
    client.socket.emit('join', { pair: 'XDC-USDT' });
    await client.settle();
    return client;
  };
  /** Bytes waiting for all connections together. */
  const waitingBytes = (): number => [...connections].reduce((sum, { writableLength }) => sum + writableLength, 0);
  return { waitingBytes, url, live, exchange, books, feed, figure, follow };
};

export type Follower = Awaited<ReturnType<Awaited<ReturnType<typeof startTradingServer>>['follow']>>;
