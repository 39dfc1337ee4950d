import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPage, type BuiltPage } from '../browserPage/builtPage';
import { visitPage, type Visit } from '../browserPage/visitPage';

const folder = join(import.meta.dirname, '..', '..', '..', 'apps/exchange/src/trading/bench');

export const WARM_UP_MINUTES = 30;
export const MINUTES = 60;
const SETTLE_MS = 2_000;
const PATIENCE_MS = 600_000;

export interface Held {
  bytes: number;
  nodes: number;
  listeners: number;
}

export interface Hour {
  start: Held;
  end: Held;
}

let built: Promise<BuiltPage> | undefined;

/** What the page still holds after garbage collection. */
const heldBy = async ({ tools }: Visit): Promise<Held> => {
  await pause(SETTLE_MS);
  // Freeing one object can make others collectable, so collect more than once.
  for (let times = 0; times < 3; times += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
};

/** The trading screen after a while of live traffic, and an hour later. */
export const passHour = async (): Promise<Hour> =>
  visitPage(await (built ??= buildPage(folder)), {}, async (visit) => {
    const { page } = visit;
    page.setDefaultTimeout(PATIENCE_MS);
    await page.getByRole('grid', { name: 'Order book' }).waitFor();
    await page.evaluate(`bench.pass(${WARM_UP_MINUTES})`);
    const start = await heldBy(visit);
    await page.evaluate(`bench.pass(${MINUTES})`);
    return { start, end: await heldBy(visit) };
  });
