import { publicPages } from '@exchange/domain';
import { expect, test } from '@playwright/test';

/** The home page and the header link to these. */
const elsewhere = ['/', '/trade', '/staking', '/ratio-swap'];

const pages = publicPages.filter(({ path }) => !elsewhere.includes(path));

test('a phone reaches the public pages from the footer, and each of them fits its width [REQ-201]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const { path, title = '' } of pages) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, excess]).toEqual([path, 0]);
  }
});
