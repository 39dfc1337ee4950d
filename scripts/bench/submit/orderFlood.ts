import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench';
import { startTask, withFilledDatabase } from './filledDatabase';
import { openLines, requestOf, type Call, type Line } from './sendAll';
import { withExchange } from './servers';

const RATE = 100;
const WARM_UP = 200;
const ORDERS = 1_000;
const CONNECTIONS = 32;
/** Ten times what a trader may. */
const FLOOD_RATE = 500;
const RUNGS = 24_000;

interface Load {
  rate: number;
  /** The next request; none if that was all. */
  next: () => Buffer | undefined;
  onAnswer?: (index: number, tookMs: number) => void;
  hasAnyStatus?: boolean;
}

/** Sends at a set rate. If all lines are waiting for responses, a request is sent late, and the delay counts. */
const sendAtRate = async (url: string, { rate, next, onAnswer, hasAnyStatus = false }: Load): Promise<void> => {
  const lines = await openLines(url, CONNECTIONS, hasAnyStatus ? /^HTTP\/1.1 / : undefined);
  const begun = performance.now();
  let sent = 0;
  const goOn = async ({ send }: Line): Promise<void> => {
    for (let request = next(); request; request = next()) {
      const index = sent;
      const due = begun + (index * 1_000) / rate;
      sent += 1;
      if (due > performance.now()) await pause(due - performance.now());
      await send(request);
      onAnswer?.(index, performance.now() - due);
    }
  };
  try {
    await Promise.all(lines.map(goOn));
  } finally {
    for (const { close } of lines) close();
  }
};

const p99Of = async (url: string, calls: readonly Call[]): Promise<number> => {
  const latencies: number[] = [];
  const rest = calls.map(requestOf).values();
  await sendAtRate(url, {
    rate: RATE,
    next: () => rest.next().value,
    onAnswer: (index, tookMs) => {
      if (index >= WARM_UP) latencies.push(tookMs);
    },
  });
  latencies.sort((one, other) => one - other);
  return latencies[Math.ceil(latencies.length * 0.99) - 1] ?? 0;
};

/** Each order is a new one, so that none is answered as a repetition. */
const floodWhile = async <Value>(url: string, { token, fields }: Call, work: () => Promise<Value>): Promise<Value> => {
  let count = 0;
  let isOver = false;
  const name = `flood-${performance.now()}`;
  const flood = sendAtRate(url, {
    rate: FLOOD_RATE,
    hasAnyStatus: true,
    next: () => {
      count += 1;
      return isOver ? undefined : requestOf({ token, fields: { ...fields, client_order_id: `${name}-${count}` } });
    },
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await flood;
  }
};

export const orderFlood: Bench = {
  name: 'order-flood-p99',
  compares: `Time from when an order of one of 199 traders is due, at ${RATE} orders a second over HTTP, until its answer (99% take no longer), while another trader sends ${FLOOD_RATE} orders a second from addresses that no limit counts, against the same without that trader`,
  unit: 'ms',
  aim: { is: 'at most', ratio: 2 },
  measure: (alternate) =>
    withFilledDatabase(async (connectionString, dataDir) => {
      const worker = startTask<Call[]>('ladder', String(RUNGS));
      const ladder = await worker.ask();
      await worker.end();
      const [flooding] = ladder;
      if (!flooding) throw new Error('There are no orders to send.');
      const calls = ladder.filter(({ token }) => token !== flooding.token);
      let taken = 0;
      const takeNew = (): Call[] => {
        const some = calls.slice(taken, taken + WARM_UP + ORDERS);
        if (some.length < WARM_UP + ORDERS) throw new Error('There are too few prices for so many runs.');
        taken += some.length;
        return some;
      };
      return withExchange(connectionString, dataDir, (url) =>
        alternate(
          () => floodWhile(url, flooding, () => p99Of(url, takeNew())),
          () => p99Of(url, takeNew()),
        ),
      );
    }),
};
