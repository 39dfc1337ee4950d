import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAreaKinds } from './areaKinds';
import { createAccounts } from './areas/accounts/accounts';
import type { Passwords } from './identity/secrets/passwords';
import { historyTraderHandlers } from './areas/history/history';
import { infoHandlers } from './areas/info/handlers';
import { kycTraderHandlers } from './areas/kyc/kycHandlers';
import { kycObjections } from './areas/kyc/kycObjections';
import { kycRoutes } from './areas/kyc/kycRoutes';
import { kycSweepJob } from './areas/kyc/sweep';
import { createCandleStore } from './marketData/candleStore';
import { favouriteTraderHandlers } from './areas/markets/favourites';
import { marketsHandlers } from './areas/markets/handlers';
import { createMarket, type Market } from './marketData/market';
import { profileHandlers, profileTraderHandlers } from './areas/profile/handlers';
import { pictureRoute } from './areas/profile/pictureRoute';
import { profileObjections } from './areas/profile/profileObjections';
import { ratioSwapObjections, ratioSwapTraderHandlers } from './areas/ratioSwap/swapHandlers';
import { invitationDueHandlers } from './areas/referral/invitationMail';
import { referralObjections, referralTraderHandlers } from './areas/referral/referralHandlers';
import { followReferrals } from './areas/referral/rewards/rewardJob';
import { stakingHandlers, stakingTraderHandlers } from './areas/staking/stakingHandlers';
import { followStakes } from './areas/staking/stakes/stakingJob';
import { stakingObjections } from './areas/staking/stakingObjections';
import { requestHandlers, requestObjections } from './areas/requests/requestHandlers';
import { requestDueHandlers } from './areas/requests/requestMail';
import { statusHandlers } from './areas/status/handlers';
import { createStatusStore } from './reference/statusStore';
import { swapObjections, swapTraderHandlers } from './areas/swap/swap';
import { createBooks } from './areas/trading/books';
import { tradingHandlers, tradingObjections, tradingTraderHandlers } from './areas/trading/trading';
import { addressBookObjections } from './areas/wallet/addressBook/addressBookObjections';
import { windDownDueHandlers } from './areas/windDown/reminders';
import { walletTraderHandlers } from './areas/wallet/wallet';
import { xdcPricesOf } from './areas/wallet/xdcPrices';
import { withdrawalObjections } from './areas/wallet/withdrawals/withdrawalObjections';
import { followCustody } from './areas/wallet/followCustody';
import { followCommitted } from './consumers/followCommitted';
import { readContract } from './contract/document';
import type { Handlers, Objections, TraderHandlers } from './contract/handlers';
import { contractRoutes } from './contract/routes';
import { openCustody } from './custody/openCustody';
import { devChain } from './custody/devChain/devChain';
import type { DatabaseClient } from './db/client';
import { createDevPages } from './devPages/devPages';
import { dueWorkJob } from './dueWork/dueWork';
import type { Exchange } from './exchange/exchange';
import { openExchange } from './exchange/openExchange';
import type { Env } from './runtime/env';
import { databaseServerJob } from './ownership/databaseServerJob';
import type { Lease } from './ownership/lease';
import { guardApi, type Doors } from './http/apiDoors';
import { answerErrors } from './http/errors';
import { secureHeaders } from './http/headers';
import { refuseUnlessOwner } from './http/owner';
import { logAnswers } from './http/logging';
import { metrics } from './http/metrics';
import { newServer, readBodies, type LogStream } from './http/newServer';
import { refuseUnreadable } from './http/readable';
import { reference } from './http/reference';
import { web } from './http/web';
import { followInbox } from './inbox/followInbox';
import { inboxDueHandlers } from './inbox/handOverWhenDue';
import { liveConnection } from './live/liveConnection';
import type { Mailer } from './mail/letters';
import { mailbox } from './mail/mailbox/mailbox';
import { createOutbox } from './mail/outbox';
import { hasMailbox, requestsEmailOf, senderOf } from './mail/settings';
import { pagePolicyOf, withSwitches, type AppConfig } from './runtime/appConfig';
import { keepAction } from './operator/actions';
import { createBackgroundWork } from './runtime/backgroundWork';

export interface AppOptions {
  env: Env;
  database: DatabaseClient;
  config: AppConfig;
  /** The market whose figures are published; an empty one by default. */
  market?: Market;
  /** An already started exchange; by default one that starts and stops with the server. */
  exchange?: Exchange;
  /** The lease by which this process owns the exchange; without one the exchange manages ownership itself. */
  lease?: Pick<Lease, 'name' | 'isHeld' | 'confirm'>;
  /** Restarts the database if it stopped unexpectedly; only needed for the embedded server. */
  keepDatabaseRunning?: () => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Seals secrets in the database; without one they are readable only as long as this server runs. */
  secretsKey?: Buffer;
  /** Receives the emails; the outbox by default. */
  mailer?: Mailer | undefined;
  passwords?: Passwords;
  random?: (size: number) => Buffer;
  floodCalls?: Doors['floodCalls'];
  /** The built application's folder, if not the build's output folder. */
  webFolder?: string;
  /** Receives the log line by line; standard output by default. */
  logTo?: LogStream;
  /** Reports slow steps to the person who waits. */
  onProgress?: (line: string) => void;
  /** Called when another process has taken over this exchange and this one can do nothing more. */
  onReplaced?: () => void;
}

const noSuchCall = { statusCode: 404, message: "This call doesn't exist." };

/** The server as a plugin tree that doesn't listen yet: `server.ts` listens, tests inject. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { env, database, config, lease, passwords, random, logTo } = options;
  const { market = createMarket(), now = Date.now, onProgress = () => undefined } = options;
  const { secretsKey = randomBytes(32) } = options;
  const isOwner = lease?.isHeld ?? (() => true);
  const app = newServer(env, logTo);
  const registry = metrics(app, { token: env.METRICS_TOKEN, isOpenHere: env.NODE_ENV !== 'production' });
  const background = createBackgroundWork({ log: app.log, registry, now });
  const outbox = createOutbox({ db: database.db, log: app.log, registry, env, config, now, background });
  const document = readContract();
  const status = createStatusStore(database.db);
  const candles = createCandleStore(database.pool);
  const mailer = options.mailer ?? outbox;
  const accounts = createAccounts({
    db: database.db,
    env,
    log: app.log,
    mailer,
    secretsKey,
    isRegistrationOpen: status.isRegistrationOpen,
    now,
    passwords,
    random,
  });
  const books = createBooks();
  const xdcPrices = xdcPricesOf(config);
  background.add(databaseServerJob(options.keepDatabaseRunning));
  background.add(accounts.job);
  background.add(kycSweepJob({ db: database.db, seals: accounts.core.seals, now }));
  const exchange =
    options.exchange ??
    openExchange(app, {
      connectionString: database.connectionString,
      kinds: createAreaKinds({ xdcPrices, staking: { returnDays: env.STAKING_RETURN_DAYS } }),
      registry,
      now,
      lastPrice: market.lastPrice,
      lease,
      onReplaced: options.onReplaced,
    });
  const { custody, chains } = await openCustody({ env, database, now, background });
  followInbox({ background, database, exchange, log: app.log });
  const dueHandlers = {
    ...inboxDueHandlers,
    ...invitationDueHandlers({ mailer }),
    ...requestDueHandlers({ mailer }),
    ...windDownDueHandlers({ mailer }),
  };
  background.add(dueWorkJob({ db: database.db, log: app.log, handlers: dueHandlers, now }));
  followCommitted({ background, db: database.db, exchange, mailer });
  followCustody({ background, pool: database.pool, custody, exchange, log: app.log, now, env });
  followReferrals({ background, pool: database.pool, exchange, log: app.log });
  followStakes({ background, pool: database.pool, exchange, log: app.log, now });
  const handlers: Handlers = {
    ...accounts.handlers,
    ...statusHandlers({
      store: status,
      version: document.info.version,
      isDatabaseUp: database.ping,
      isTakingOrders: () => exchange.isOpen() && isOwner(),
    }),
    ...infoHandlers(database.db),
    ...profileHandlers(database.db),
    ...marketsHandlers({ market, candles }),
    ...tradingHandlers({ db: database.db, books }),
    ...stakingHandlers({ queries: database.pool }),
    ...requestHandlers({ core: accounts.core, operatorEmail: requestsEmailOf(env, config) }),
  };
  const traderHandlers: TraderHandlers = {
    ...accounts.traderHandlers,
    ...profileTraderHandlers(accounts.core),
    ...kycTraderHandlers(accounts.core),
    ...referralTraderHandlers({ core: accounts.core, isRegistrationOpen: status.isRegistrationOpen }),
    ...tradingTraderHandlers({ db: database.db, exchange }),
    ...historyTraderHandlers(database),
    ...favouriteTraderHandlers({ db: database.db, now }),
    ...walletTraderHandlers({
      queries: database.pool,
      db: database.db,
      exchange,
      accounts: accounts.core,
      custody,
      status,
      lastPrice: market.lastPrice,
      xdcPrices,
      now,
    }),
    ...swapTraderHandlers({ exchange }),
    ...ratioSwapTraderHandlers({ exchange, queries: database.pool }),
    ...stakingTraderHandlers({
      queries: database.pool,
      exchange,
      accounts: accounts.core,
      returnDays: env.STAKING_RETURN_DAYS,
    }),
  };
  const objections: Objections = {
    ...accounts.objections,
    ...profileObjections,
    ...kycObjections({ now }),
    ...referralObjections,
    ...tradingObjections,
    ...swapObjections,
    ...ratioSwapObjections,
    ...stakingObjections,
    ...withdrawalObjections,
    ...addressBookObjections,
    ...requestObjections,
  };

  answerErrors(app);
  logAnswers(app);
  if (lease) refuseUnlessOwner(app, lease);
  await secureHeaders(app, { isSecureOnly: env.NODE_ENV === 'production' });
  refuseUnreadable(app);
  await readBodies(app);
  await app.register(
    async (api) => {
      await guardApi(api, { env, floodCalls: options.floodCalls });
      api.setNotFoundHandler(async (request, reply) =>
        reply.status(404).send({ ...noSuchCall, requestId: request.id }),
      );
      const { traderOf } = accounts;
      const isStrict = env.NODE_ENV !== 'production';
      const limits = {
        fieldBytes: env.BODY_LIMIT_BYTES,
        uploadBytes: env.UPLOAD_LIMIT_BYTES,
        uploadsAtOnce: env.UPLOADS_AT_ONCE,
        uploadStallMs: env.UPLOAD_STALL_MS,
      };
      contractRoutes(api, { document, handlers, traderHandlers, objections, traderOf, limits, isStrict });
      await api.register(pictureRoute, { db: database.db, traderOf });
      await api.register(kycRoutes, { core: { ...accounts.core, keepAction }, traderOf });
      await api.register(reference);
    },
    { prefix: '/api' },
  );
  const isMailboxOpen = hasMailbox(env);
  const pages = createDevPages({ mail: isMailboxOpen, chain: chains !== undefined });
  await app.register(mailbox, { db: database.db, isOpen: isMailboxOpen, pages });
  await app.register(devChain, { db: database.db, chains, pages });
  await app.register(web, {
    folder: options.webFolder,
    policy: pagePolicyOf(config),
    config: async () =>
      withSwitches(config, {
        switches: await status.switches(),
        isOpenDemo: chains !== undefined && (await status.isTradingAndDepositing()),
      }),
    brandName: senderOf(env, config).brand,
    publicUrl: env.PUBLIC_URL,
  });
  app.addHook('onReady', async () => {
    background.start();
  });
  app.addHook('preClose', () => background.stop());
  app.addHook('onClose', () => accounts.stop());
  const { sessions } = accounts.core.stores;
  liveConnection(app, {
    env,
    database,
    registry,
    market,
    candles,
    status,
    sessions,
    exchange,
    books,
    isOwner,
    background,
    now,
    onProgress,
    gatherMs: env.LIVE_GATHER_MS,
    queueBytes: env.LIVE_QUEUE_BYTES,
  });
  return app;
};
