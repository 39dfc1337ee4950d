import { expect, test as base } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expectLoggedIn, logOut, signIn, storedKeys } from '../accounts/signIn';
import { root } from '../exchangeProcess';
import { expectToast } from '../toasts';
import { newTraderWithFunds, typeOrder } from './tradingDesk';

/** The shared exchange, without whatever openapi.yaml marks as an extension. */
const test = base.extend<{ documentedUrl: string }>({
  documentedUrl: async ({ baseURL }, use) => {
    const program = ['node_modules/tsx/dist/cli.mjs', 'apps/backend/src/pact/documentedProcess.ts', String(baseURL)];
    const relay = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(relay.stdout, 'data')) as [Buffer];
    await use(/http:\/\/[\d.:]+\d/.exec(said.toString())?.[0] ?? '');
    relay.kill();
  },
});

test('a trader signs in, trades and signs out on a server without extensions [CAL-416]', async ({
  browser,
  baseURL,
  documentedUrl,
}) => {
  const trader = await newTraderWithFunds(browser, { url: String(baseURL) });
  const context = await browser.newContext({ baseURL: documentedUrl.replace('127.0.0.1', 'localhost') });
  const page = await context.newPage();
  await signIn(page, trader);

  await page.goto('/trade/XDC-USDT');
  const form = page.getByRole('form', { name: 'Buy XDC' });
  const price = form.getByRole('textbox', { name: 'Price' });
  await expect(price).toHaveValue(/[1-9]/);
  // Within the band, and so low that it stays open.
  await typeOrder(form, (Number(await price.inputValue()) * 0.93).toFixed(6), '100');
  await form.getByRole('button', { name: 'Buy XDC' }).click();
  await expectToast(page, 'Order placed successfully.');
  const rows = page.getByRole('table', { name: 'Open orders' }).getByRole('row');
  await expect(rows.filter({ hasText: '100' })).toHaveCount(1);

  await expectLoggedIn(page);
  await logOut(page);
  await expect(page.getByRole('row', { name: /^There is no open order Sign In/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  expect(await storedKeys(page)).not.toContain('jwt');
  await context.close();
});
