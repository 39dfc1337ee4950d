import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { BuiltPage } from '../browserPage/builtPage';
import { visitPage, type Visit } from '../browserPage/visitPage';

/** Ours, its peers, and ours with nothing to draw (`idle`). */
export type Drawing = 'ours' | 'virtuoso' | 'rows' | 'idle';

export interface Drawn {
  /** Milliseconds per second that the main thread is busy. */
  mainThreadMs: number;
  longTasks: number;
  /** Time from one frame to the next, 99th percentile. */
  frameMs: number;
  /** Time from a click to the paint of its result, 75th percentile. */
  clickMs: number;
}

const CHANGES_A_SECOND = 10_000;
const SETTLE_MS = 1_500;
const LOADED_MS = 4_000;
const CLICKS = 50;
const CLICK_EVERY_MS = 90;

/** In the first row of each side, where most changes happen. */
const clickedAt = [
  { x: 60, y: 290 },
  { x: 60, y: 460 },
] as const;

const metricsOf = async ({ tools }: Visit): Promise<Map<string, number>> => {
  const { metrics } = await tools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
};

/** CPU time, so that other load on the machine doesn't count. */
const mainThreadMs = async (visit: Visit): Promise<number> => {
  await visit.tools.send('Performance.enable');
  const before = await metricsOf(visit);
  await pause(LOADED_MS);
  const after = await metricsOf(visit);
  const passed = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return (passed('ThreadTime') / passed('Timestamp')) * 1_000;
};

const click = async (page: Page): Promise<void> => {
  for (let clicks = 0; clicks < CLICKS; clicks += 1) {
    const { x, y } = clickedAt[clicks % clickedAt.length] ?? clickedAt[0];
    await page.mouse.click(x, y);
    await pause(CLICK_EVERY_MS);
  }
};

const assertDrawn = async (page: Page, seconds: number): Promise<void> => {
  await page.evaluate('bench.stop()');
  await pause(SETTLE_MS);
  const changes = await page.evaluate<number>('bench.changes()');
  if (changes < seconds * CHANGES_A_SECOND * 0.98) throw new Error(`There were only ${changes} changes.`);
  if (!(await page.evaluate<boolean>('bench.isDrawn()'))) throw new Error("The drawn rows don't match the book.");
};

/** First the load alone, then the same load and clicks with it. */
export const visit = (built: BuiltPage, drawing: Drawing, depth: number): Promise<Drawn> =>
  visitPage(built, { drawing: drawing === 'idle' ? 'ours' : drawing, depth: String(depth) }, async (opened) => {
    const { page } = opened;
    await pause(SETTLE_MS);
    const begun = performance.now();
    if (drawing !== 'idle') await page.evaluate('bench.start()');
    await pause(SETTLE_MS);
    await page.evaluate('bench.watchTasks()');
    const worked = await mainThreadMs(opened);
    await page.evaluate('bench.watchFramesAndClicks()');
    await click(page);
    const watched = await page.evaluate<Omit<Drawn, 'mainThreadMs'>>('bench.watched()');
    if (drawing !== 'idle') await assertDrawn(page, (performance.now() - begun) / 1_000);
    return { mainThreadMs: worked, ...watched };
  });
