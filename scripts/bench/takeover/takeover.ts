import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../../steps/program';
import type { Alternate, Bench } from '../bench';
import type { Pair } from '../statistics';
import { startTask, withFilledDatabase } from '../submit/filledDatabase';
import { openLines, requestOf, type Call, type Line } from '../submit/sendAll';
import { startOurs } from '../submit/servers';
import { startWorker } from '../worker';

const program = 'apps/backend/src/exchange/bench/fixtures/takeoverProcess.ts';
/** As deploy/ sets it. */
const lease = { LEASE_MS: '4000' };
const OPEN_ORDERS = 100_000;
const ORDERS = 40_000;
const CONNECTIONS = 8;
const LOAD_RATE = 200;
const LOAD_MS = 2_000;
/** Longer than the time between two renewals of the lease, so that the owner ends at any point between them. */
const LOAD_SPREAD_MS = 1_000;
const RETRY_MS = 10;
const PATIENCE_MS = 60_000;
/** Enough to connect to the database and look who holds the lease. */
const WATCH_MS = 500;

interface Took {
  tookMs: number;
}

interface Taken {
  takenAt: number;
}

interface Scene {
  connectionString: string;
  dataDir: string;
  nextCall: () => Call;
}

const doOnce = async <Answer>(task: string, ...given: string[]): Promise<Answer> => {
  const worker = startWorker<Answer>(program, task, ...given);
  try {
    return await worker.ask();
  } finally {
    await worker.end();
  }
};

/** Sends orders at a set rate until it is stopped; what an ended owner leaves unanswered is forgotten. */
const startLoad = async (url: string, nextCall: () => Call): Promise<() => void> => {
  const lines = await openLines(url, CONNECTIONS);
  let isOver = false;
  const goOn = async ({ send }: Line): Promise<void> => {
    while (!isOver) {
      await send(requestOf(nextCall()));
      await pause((CONNECTIONS * 1_000) / LOAD_RATE);
    }
  };
  const running = Promise.all(lines.map(goOn));
  running.catch(() => undefined);
  return () => {
    isOver = true;
    for (const { close } of lines) close();
  };
};

const isPlaced = async (url: string, { token, fields }: Call): Promise<boolean> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = { method: 'POST', headers: { authorization: token }, body };
  const answer = await fetch(`${url}/api/trade/new_order`, request).catch(() => undefined);
  await answer?.text();
  return answer?.status === 200;
};

const untilPlaced = async (url: string, call: Call): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isPlaced(url, call))) {
    if (performance.now() > deadline) throw new Error(`${url} accepts no orders.`);
    await pause(RETRY_MS);
  }
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`;

interface Takeovers {
  /** Kills the owner at load, and returns the time until its successor has acknowledged an order. */
  once: () => Promise<number>;
  stop: () => Promise<void>;
}

const startTakeovers = async (scene: Scene, isElsewhere: boolean): Promise<Takeovers> => {
  const { connectionString, dataDir, nextCall } = scene;
  const elsewhere = startWorker<object>(program, 'elsewhere', connectionString);
  const taken = startWorker<Taken>(program, 'taken', connectionString);
  let owner: RunningServer = await startOurs(connectionString, dataDir, lease);

  const replace = async (next: RunningServer): Promise<number> => {
    if (isElsewhere) await elsewhere.ask();
    const stopLoad = await startLoad(owner.url, nextCall);
    await pause(LOAD_MS + Math.random() * LOAD_SPREAD_MS);
    const waiting = taken.ask();
    await pause(WATCH_MS);
    const began = performance.now();
    const killedAt = Date.now();
    const killed = owner.kill();
    stopLoad();
    await untilPlaced(next.url, nextCall());
    const tookMs = performance.now() - began;
    await killed;
    const waited = (await waiting).takenAt - killedAt;
    console.log(`    the lease after ${seconds(waited)}, the first order ${seconds(tookMs - waited)} later`);
    return tookMs;
  };

  return {
    once: async () => {
      const next = await startOurs(connectionString, dataDir, lease, '/api/health/live');
      try {
        const tookMs = await replace(next);
        owner = next;
        return tookMs;
      } catch (error) {
        await next.stop();
        throw error;
      }
    },
    stop: async () => {
      await owner.stop();
      await Promise.all([elsewhere.end(), taken.end()]);
    },
  };
};

const prepare = async (connectionString: string, dataDir: string): Promise<Scene> => {
  await doOnce<object>('orders', connectionString, String(OPEN_ORDERS));
  const worker = startTask<Call[]>('ladder', String(ORDERS));
  const calls = (await worker.ask()).values();
  await worker.end();
  const nextCall = (): Call => {
    const { value } = calls.next();
    if (!value) throw new Error('There are too few orders for so many runs.');
    return value;
  };
  return { connectionString, dataDir, nextCall };
};

const measure =
  (isElsewhere: boolean) =>
  (alternate: Alternate): Promise<Pair[]> =>
    withFilledDatabase(async (connectionString, dataDir) => {
      const takeovers = await startTakeovers(await prepare(connectionString, dataDir), isElsewhere);
      const bare = startWorker<Took>(program, 'bare', connectionString);
      try {
        return await alternate(takeovers.once, async () => (await bare.ask()).tookMs);
      } finally {
        await takeovers.stop();
        await bare.end();
      }
    });

const compares = (where: string): string =>
  `Time from SIGKILL to the owner of an exchange with ${OPEN_ORDERS.toLocaleString('en')} open orders, at ${LOAD_RATE} orders a second over HTTP, until its successor, ${where}, with a lease of 4 s as in deploy/, has acknowledged an order over HTTP (99% take no longer), against a bare PostgreSQL client that waits for a lease of the same length and then inserts a row`;

const runs = 50;

export const takeovers: readonly Bench[] = [
  {
    name: 'takeover-p99',
    compares: compares("which can't see whether the owner still runs, as on another machine"),
    unit: 'ms',
    aim: { is: 'at most', ours: 8_000 },
    statistic: 'p99',
    runs,
    measure: measure(true),
  },
  {
    name: 'takeover-same-machine-p99',
    compares: compares("which sees that the owner is gone and doesn't wait for its lease"),
    unit: 'ms',
    statistic: 'p99',
    runs,
    measure: measure(false),
  },
];
