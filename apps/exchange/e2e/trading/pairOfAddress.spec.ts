import { expect, test, type Page } from '@playwright/test';
import { expectScreen } from '../page';
import { recordToasts } from '../toasts';

const barOf = (page: Page, label: string) => page.getByRole('group', { name: `${label} market data` });

test('the pair of the address is shown and remembered, and without one the remembered pair [SHL-013] [SHL-060] [SHL-061] [DOM-076] [DOM-077]', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'lastPair', value: 'BTC-USDT', domain: 'localhost', path: '/' }]);
  await page.goto('/trade/XDC-USDT');
  await expectScreen(page, 'Spot Trading');
  await expect(barOf(page, 'XDC / USDT')).toBeVisible();
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'lastPair');
  expect(await remembered()).toMatchObject({ value: 'XDC-USDT', path: '/' });
  await page.goto('/trade');
  await expect(barOf(page, 'XDC / USDT')).toBeVisible();
});

test('a pair that does not exist is told of, and not remembered; without address and cookie the pair is XDC-XDCE [SHL-062] [SHL-063] [DOM-078] [DOM-079]', async ({
  page,
  context,
}) => {
  const expectTold = await recordToasts(page);
  await page.goto('/trade/NO-PAIR');
  await expectTold('NO-PAIR is not listed. Showing XDC / XDCE.');
  await expect(barOf(page, 'XDC / XDCE')).toBeVisible();
  // The exchange's own cookie is none of the page's business.
  expect((await context.cookies()).filter(({ name }) => name !== 'device')).toEqual([]);
  await page.goto('/trade');
  await expect(barOf(page, 'XDC / XDCE')).toBeVisible();
});

test('margin has its own contracts, whatever the cookie says, and forms under maintenance [SHL-015] [SHL-065] [DOM-081] [TRD-330]', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'lastPair', value: 'XDC-USDT', domain: 'localhost', path: '/' }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, name] of [
    ['/trade/margin', 'BTC'],
    ['/trade/margin/ETH-PERPETUAL', 'ETH'],
  ] as const) {
    await page.goto(path);
    await expectScreen(page, 'Margin Trading');
    await expect(barOf(page, `${name} / PERPETUAL`)).toContainText(/\d/);
    const levels = page.getByRole('rowgroup', { name: 'Buy orders' }).getByRole('row');
    await expect(levels).toHaveCount(15);
    const form = page.getByRole('form', { name: `Buy ${name}` });
    await expect(form.getByRole('button', { name: 'Under Maintenance' })).toHaveAttribute('aria-disabled', 'true');
  }
});
