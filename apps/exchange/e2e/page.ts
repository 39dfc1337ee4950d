import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Everything the page reports from now on; a finished test checks that it is still empty. */
export const watchComplaints = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

/**
 * Checked once the screen has loaded: until then it has no heading. axe is evaluated rather than added as a script,
 * because the page's own policy forbids foreign scripts.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
};

export const expectScreen = async (page: Page, heading: string, title = `XDC Exchange | ${heading}`): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  // A price follows it on the trade page.
  await expect.poll(async () => (await page.title()).replace(/ \| [\d,.]+ \w+\/\w+$/, '')).toBe(title);
};

/** Wide content scrolls within itself, never the page. */
export const expectFittingWidth = async (page: Page): Promise<void> => {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
};
