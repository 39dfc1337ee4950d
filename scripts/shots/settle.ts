import type { Page } from 'playwright';

const IDLE_PATIENCE_MS = 4_000;

/** Stops waiting after a while, since some pages never stop using the network. */
export const untilIdle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: IDLE_PATIENCE_MS }).catch(() => undefined);
};

const frame = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Waits for fonts, and for what renders after the window was resized. */
export const untilDrawn = async (page: Page): Promise<void> => {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate(frame);
  await page.evaluate(frame);
};
