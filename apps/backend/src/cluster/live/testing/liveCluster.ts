import fastify from 'fastify';
import { Registry } from 'prom-client';
import { inject, onTestFinished } from 'vitest';
import { createMarketFeed } from '#areas/markets/marketFeed';
import { createTradingFeed } from '#areas/trading/tradingFeed';
import { createScriptedExchange } from '#areas/trading/testing/liveTradingServer';
import { connect, type DatabaseClient } from '#db/client';
import { createTestDatabase } from '#db/testing/testDatabase';
import { createLiveServer } from '#live/liveServer';
import { connectClient } from '#live/testing/liveClient';
import { createBooks } from '#marketData/books';
import { createCandleStore } from '#marketData/candleStore';
import { createMarket } from '#marketData/market';
import { createMarketRecorder } from '#marketData/recorder';
import { followOwner } from '../followOwner';
import { publishToGateways, type Projections, type PublishOptions } from '../publishToGateways';

export const prefix = 'test';

const log = fastify().log;

export const openTestDatabase = async (): Promise<DatabaseClient> => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
  const database = connect({ connectionString, max: 5, onError: () => undefined });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return database;
};

interface OwnerOptions extends Partial<Pick<PublishOptions, 'now' | 'queueLength' | 'patienceMs' | 'isCurrent'>> {
  url: string;
  database: DatabaseClient;
  name?: string;
}

/** Commits what a test says, and publishes it through Redis. Only `flush` publishes books. */
export const startOwner = async ({ url, database, name = 'owner', now = Date.now, ...limits }: OwnerOptions) => {
  const exchange = createScriptedExchange();
  const [books, market] = [createBooks(), createMarket()];
  const publishing = publishToGateways({
    url,
    log,
    prefix,
    owner: name,
    isCurrent: () => true,
    books,
    references: () => [],
    now,
    heartbeatMs: 50,
    ...limits,
  });
  const { live } = publishing;
  const feed = createTradingFeed({ exchange, books, live, gatherMs: 3_600_000 });
  const publishFigures = createMarketFeed(market, live);
  const candles = createCandleStore(database.pool);
  const recorder = createMarketRecorder({
    market,
    candles,
    pool: database.pool,
    now,
    onMoved: publishFigures,
    gatherMs: 0,
  });
  exchange.onCommitted((committed) => {
    recorder.take(committed);
    market.takeReferences(committed.references);
    if (committed.references.length > 0) publishFigures(committed.references.map(({ pair }) => pair));
  });
  feed.reset();
  await recorder.restore();
  await publishing.feed.prepare?.();
  const stop = async (): Promise<void> => {
    feed.stop();
    await publishing.feed.stop?.();
    await recorder.job.close?.();
  };
  onTestFinished(stop);
  return { ...publishing, exchange, books, market, recorder, flush: feed.flush, stop };
};

export type Owner = Awaited<ReturnType<typeof startOwner>>;

interface GatewayOptions {
  url: string;
  database: DatabaseClient;
  /** The owner, as far as it can be reached. */
  owner: () => Pick<Owner, 'projections'>;
  patienceMs?: number;
}

/** Holds connections. It knows the tokens `ada` and `bob`. */
export const startGateway = async ({ url, database, owner, patienceMs = 1_000 }: GatewayOptions) => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const registry = new Registry();
  const [books, market] = [createBooks(), createMarket()];
  let asked = 0;
  const following = followOwner({
    url,
    log,
    prefix,
    registry,
    ask: async (): Promise<Projections> => {
      asked += 1;
      // Over the line it arrives as a copy, some time later.
      const answer = structuredClone(owner().projections());
      await new Promise((resolve) => setTimeout(resolve, 20));
      return answer;
    },
    books,
    market,
    candles: createCandleStore(database.pool),
    pool: database.pool,
    patienceMs,
  });
  const live = createLiveServer({
    http: app.server,
    log: app.log,
    registry,
    findTrader: async (token) =>
      ['ada', 'bob'].includes(token) ? { uniqueId: `u-${token}`, email: '', session: token } : undefined,
    allowedOrigins: [],
    isCurrent: following.isCurrent,
    traderEvents: following.traderEvents,
  });
  const watchers: ((text: string) => void)[] = [];
  const feed = following.feed({
    endAll: live.endAll,
    deliver: (room, text) => {
      for (const watch of watchers) watch(text);
      live.deliver(room, text);
    },
  });
  app.addHook('preClose', async () => {
    await feed.stop?.();
    live.close();
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await feed.prepare?.();
  onTestFinished(() => app.close());

  const open = (token?: string) => connectClient(address, { token: () => token, returns: true });
  /** Follows XDC-USDT and all figures, as a trader if a token is given. */
  const follow = async (token?: string) => {
    const client = await open(token);
    const join = (): void => void client.socket.emit('join', { pair: 'XDC-USDT', pairStats: true });
    join();
    client.socket.on('connect', join);
    await client.settle();
    return client;
  };
  /** Sees what connections are about to hear. */
  const watch = (watcher: (text: string) => void): void => void watchers.push(watcher);
  return { ...following, books, market, open, follow, watch, asked: () => asked };
};

export type Gateway = Awaited<ReturnType<typeof startGateway>>;
export type Client = Awaited<ReturnType<Gateway['follow']>>;
