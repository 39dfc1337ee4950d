import { pairNames } from '@exchange/domain';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { SessionStore } from '../identity/stores/sessions';
import { feesOf } from '../areas/info/handlers';
import type { CandleStore } from '../marketData/candleStore';
import type { Market } from '../marketData/market';
import { createMarketRecorder } from '../marketData/recorder';
import { currencyStatsOf, pairStatusOf } from '../areas/status/handlers';
import type { StatusStore } from '../reference/statusStore';
import type { Books } from '../areas/trading/books';
import type { DatabaseClient } from '../db/client';
import type { Exchange } from '../exchange/exchange';
import type { BackgroundWork } from '../runtime/backgroundWork';
import { clientAddressOf } from '../http/clientAddress';
import type { Env } from '../runtime/env';
import type { Job } from '../runtime/job';
import { createDemonstration } from '../simulation/demonstration';
import { limitConnections } from './connectionLimit';
import { followKyc } from './kycFeed';
import { createLiveServer } from './liveServer';
import { createMarketFeed } from './marketFeed';
import { followReferralRewards } from './referralFeed';
import { followRatioSwaps } from './ratioSwapFeed';
import { referenceFeedJob } from './referenceFeed';
import { createSessionFeed } from './sessionFeed';
import { followStaking } from './stakingFeed';
import { createTradingFeed } from './tradingFeed';
import { followWallet } from './walletFeed';

export interface LiveConnectionOptions {
  env: Env;
  database: DatabaseClient;
  registry: Registry;
  market: Market;
  candles: CandleStore;
  status: StatusStore;
  sessions: Pick<SessionStore, 'find' | 'held'>;
  /** Already started, when the server gets ready. */
  exchange: Exchange;
  books: Books;
  /** Whether this process still owns the exchange, so that its data is current. */
  isOwner: () => boolean;
  /** Its owner starts it when the server is ready, and stops it first. */
  background: Pick<BackgroundWork, 'add'>;
  now: () => number;
  onProgress: (line: string) => void;
  /** How long changes of books and tapes are collected before they are published. */
  gatherMs?: number;
  /** A connection with more bytes waiting than this is dropped. */
  queueBytes?: number;
}

/** All background activity: it begins when the server is ready and ends before it closes. */
export const liveConnection = (app: FastifyInstance, options: LiveConnectionOptions): void => {
  const { env, database, registry, market, candles, status, sessions, now, onProgress } = options;
  const { exchange, books, isOwner, background, gatherMs = 50, queueBytes } = options;
  const { log } = app;
  const { connectionString } = database;
  const live = createLiveServer({
    http: app.server,
    log,
    registry,
    findTrader: (token) => sessions.find(token, new Date(now())),
    allowedOrigins: env.ALLOWED_ORIGINS,
    hasRoom: limitConnections({ most: env.LIVE_CONNECTIONS, addressOf: clientAddressOf(env.TRUST_PROXY), log }),
    isCurrent: isOwner,
    queueBytes,
  });
  const trading = createTradingFeed({ exchange, books, live, gatherMs });
  const stopWallet = followWallet({ exchange, live });
  const stopKyc = followKyc({ exchange, live });
  const stopReferrals = followReferralRewards({ exchange, live });
  const stopSwaps = followRatioSwaps({ exchange, live });
  const stopStaking = followStaking({ exchange, live });
  const ended = createSessionFeed({
    connectionString,
    live,
    log,
    stillHeld: (ids) => sessions.held(ids, new Date(now())),
  });
  const reference = referenceFeedJob({
    connectionString,
    live,
    log,
    currencies: () => currencyStatsOf(status),
    pairs: () => pairStatusOf(status),
    fees: () => feesOf(database.db),
  });
  const tellMoved = createMarketFeed(market, live);
  const recorder = createMarketRecorder({
    market,
    candles,
    pool: database.pool,
    now,
    onMoved: tellMoved,
  });
  exchange.onCommitted(recorder.take);
  const demonstration = createDemonstration({
    exchange,
    database,
    candles,
    recorder,
    background,
    now,
    onProgress,
    onError: (error) => log.warn({ reason: String(error) }, 'The demo failed'),
    hasMarket: env.DEMO_MARKET,
    hasAccounts: env.DEMO_ACCOUNTS,
    intervalMs: env.DEMO_INTERVAL_MS,
    foldEveryMs: env.DEMO_FOLD_EVERY_MS,
    keepMovementsMs: env.DEMO_KEEP_MOVEMENTS_MS,
    keepTradesMs: env.DEMO_KEEP_TRADES_MS,
  });

  /** Also publishes unchanged figures, so that clients know they are current. */
  const heartbeat: Job = {
    name: 'feed-heartbeat',
    everyMs: env.FEED_HEARTBEAT_MS,
    firstAfterMs: env.FEED_HEARTBEAT_MS,
    jitter: 0,
    work: async () => {
      if (isOwner()) tellMoved(pairNames);
    },
  };

  app.addHook('onReady', async () => {
    trading.reset();
    for (const job of [live.slowReaders, heartbeat, ended.sweep]) background.add(job);
    await Promise.all([reference, ended.listening].map((listening) => background.add(listening).ask()));
    await demonstration.prepare();
    await recorder.restore();
    background.add(recorder.job);
  });
  // The first visitors need not wait for the demo market's quotes.
  app.addHook('onListen', async () => {
    demonstration.start();
  });
  app.addHook('preClose', async () => {
    trading.stop();
    stopWallet();
    stopKyc();
    stopReferrals();
    stopSwaps();
    stopStaking();
    await demonstration.settled();
    live.close();
  });
};
