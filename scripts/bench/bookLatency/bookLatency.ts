import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench';
import { startTask, withFilledDatabase } from '../submit/filledDatabase';
import { openLines, requestOf, type Call, type Line } from '../submit/sendAll';
import { withServers } from '../submit/servers';
import { hearBook } from './hearBook';

const RATE = 500;
const WARM_UP = 500;
const ORDERS = 2_500;
const CONNECTIONS = 64;
const PATIENCE_MS = 5_000;
/** Enough prices that no run has to reuse one. */
const RUNGS = 24_000;

/** Milliseconds from when each order was due to be sent until its price came back, shortest first. */
const latenciesOf = async (url: string, calls: readonly Call[]): Promise<number[]> => {
  const dueAt = new Map<string, number>();
  const latencies: number[] = [];
  const stop = await hearBook(url, (price) => {
    const due = dueAt.get(price);
    if (due === undefined) return;
    dueAt.delete(price);
    latencies.push(performance.now() - due);
  });
  const lines = await openLines(url, CONNECTIONS);
  const begun = performance.now();
  let next = 0;
  /** If all lines are waiting for responses, an order is sent late; the delay counts. */
  const goOn = async ({ send }: Line): Promise<void> => {
    for (let call = calls[next]; call; call = calls[next]) {
      const due = begun + (next * 1_000) / RATE;
      if (next >= WARM_UP) dueAt.set(call.fields['price'] ?? '', due);
      next += 1;
      if (due > performance.now()) await pause(due - performance.now());
      await send(requestOf(call));
    }
  };
  await Promise.all(lines.map(goOn));
  for (const { close } of lines) close();
  const deadline = Date.now() + PATIENCE_MS;
  while (dueAt.size > 0 && Date.now() < deadline) await pause(10);
  stop();
  if (dueAt.size > 0) throw new Error(`${dueAt.size} of ${calls.length} orders never reached the live client.`);
  return latencies.toSorted((one, other) => one - other);
};

const percentileAt = async (percent: number, url: string, calls: readonly Call[]): Promise<number> => {
  const latencies = await latenciesOf(url, calls);
  const latency = latencies[Math.ceil((latencies.length * percent) / 100) - 1];
  if (latency === undefined) throw new Error('Nothing was heard.');
  return latency;
};

const bookLatency = (percent: number): Bench => ({
  name: `book-latency-p${percent}`,
  compares: `Time from sending an order over HTTP until the book event with its price reaches a live client, at ${RATE} orders a second (${percent}% take no longer), against a bare Fastify with Socket.IO that stores nothing; both gather changes for 50 ms`,
  unit: 'ms',
  measure: (alternate) =>
    withFilledDatabase(async (connectionString, dataDir) => {
      const worker = startTask<Call[]>('ladder', String(RUNGS));
      const ladder = await worker.ask();
      await worker.end();
      const size = WARM_UP + ORDERS;
      let taken = 0;
      return withServers(connectionString, dataDir, (ours, bare) =>
        alternate(
          () => {
            const calls = ladder.slice(taken, taken + size);
            if (calls.length < size) throw new Error('There are too few prices for so many runs.');
            taken += size;
            return percentileAt(percent, ours, calls);
          },
          () => percentileAt(percent, bare, ladder.slice(0, size)),
        ),
      );
    }),
});

export const bookLatencies: readonly Bench[] = [bookLatency(50), bookLatency(99)];
