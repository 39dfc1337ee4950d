import type { Page } from 'playwright';

const IDLE_PATIENCE_MS = 4_000;

/** A page that is never done with the network is looked at all the same. */
export const untilIdle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: IDLE_PATIENCE_MS }).catch(() => undefined);
};

const frame = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** With its fonts, and with what answers to the size of the window. */
export const untilDrawn = async (page: Page): Promise<void> => {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate(frame);
  await page.evaluate(frame);
};
