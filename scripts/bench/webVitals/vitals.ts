import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

export interface Vitals {
  /** Milliseconds until the largest visible element is painted. */
  lcp: number;
  /** Milliseconds from the slowest input to the paint of its result. */
  inp: number;
  /** The layout shift that no input caused. */
  cls: number;
}

/** Reports every change, so that the figures can be read while the page is open. */
const watching = `
  globalThis.vitals = { lcp: 0, inp: 0, cls: 0 };
  const keep = (name) => ({ value }) => void (globalThis.vitals[name] = value);
  webVitals.onLCP(keep('lcp'), { reportAllChanges: true });
  webVitals.onINP(keep('inp'), { reportAllChanges: true, durationThreshold: 16 });
  webVitals.onCLS(keep('cls'), { reportAllChanges: true });
`;

const library = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^\\/]+$/, 'web-vitals.iife.js');

/** Watches from before the page loads. */
export const watchVitals = async (page: Page): Promise<void> => {
  await page.addInitScript(`${await readFile(library, 'utf8')}\n${watching}`);
};

export const readVitals = (page: Page): Promise<Vitals> => page.evaluate<Vitals>('vitals');
