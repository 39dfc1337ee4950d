import { setTimeout as pause } from 'node:timers/promises';
import { startTask } from './filledDatabase';
import { openLines, requestOf, type Call, type Line } from './sendAll';

export const steadyRate = 100;
const WARM_UP = 200;
const ORDERS = 1_000;
const CONNECTIONS = 32;
const RUNGS = 24_000;

interface Load {
  rate: number;
  /** The next request; none if that was all. */
  next: () => Buffer | undefined;
  onAnswer?: (index: number, tookMs: number) => void;
  hasAnyStatus?: boolean;
}

/** Sends at a set rate. If all lines are waiting for responses, a request is sent late, and the delay counts. */
export const sendAtRate = async (url: string, { rate, next, onAnswer, hasAnyStatus = false }: Load): Promise<void> => {
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

/** How long so many percent of the orders take no longer than, each from when it was due. */
export const latencyOf = async (percent: number, url: string, calls: readonly Call[]): Promise<number> => {
  const latencies: number[] = [];
  const rest = calls.map(requestOf).values();
  await sendAtRate(url, {
    rate: steadyRate,
    next: () => rest.next().value,
    onAnswer: (index, tookMs) => {
      if (index >= WARM_UP) latencies.push(tookMs);
    },
  });
  latencies.sort((one, other) => one - other);
  return latencies[Math.ceil((latencies.length * percent) / 100) - 1] ?? 0;
};

/** Orders that rest at prices of their own, for as many runs as there are prices; one of their traders is left out. */
export const newOrders = async () => {
  const worker = startTask<Call[]>('ladder', String(RUNGS));
  const ladder = await worker.ask();
  await worker.end();
  const [spared] = ladder;
  if (!spared) throw new Error('There are no orders to send.');
  const calls = ladder.filter(({ token }) => token !== spared.token);
  let taken = 0;
  return {
    spared,
    take: (): Call[] => {
      const some = calls.slice(taken, taken + WARM_UP + ORDERS);
      if (some.length < WARM_UP + ORDERS) throw new Error('There are too few prices for so many runs.');
      taken += some.length;
      return some;
    },
  };
};
