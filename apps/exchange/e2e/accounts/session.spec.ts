import { expect, test, type Page } from '@playwright/test';
import { recordToasts } from '../toasts';
import { expectLoggedIn, expectVisitor, logOut, openSignIn, sendCredentials, signIn, storedKeys } from './signIn';
import { enterAsNewTrader, registerTrader } from './traders';

const documentedKeys = ['userData', 'jwt', 'email', 'tfa_status', 'tfa_key', 'tfa_response', 'feeDetail'];

const cookieNames = async (page: Page): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name);

/** The exchange's settings with a shorter idle timeout. */
const shortenIdling = (page: Page, idleTimeoutMs: number) =>
  page.context().route('/config.json', async (route) => {
    const settings = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...settings, idleTimeoutMs } });
  });

const anotherTab = async (page: Page, path = '/fees'): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
};

test('a reload keeps the session, later calls send the token, and an unreachable exchange ends nothing; an unknown path leads to ratio swap [ACC-120] [ACC-121] [ACC-122] [ACC-126] [SHL-042]', async ({
  page,
}) => {
  await signIn(page, await registerTrader(page));
  await page.goto('/wallet');
  await expectLoggedIn(page);
  // The old page may still be calling; its answers go with it.
  let isReloaded = false;
  page.once('framenavigated', () => {
    isReloaded = true;
  });
  const isAfterReload = (url: string, path: string) => isReloaded && new URL(url).pathname.endsWith(path);
  const refreshed = page.waitForRequest((request) => isAfterReload(request.url(), '/user/usertfastatus'));
  const checked = page.waitForResponse((response) => isAfterReload(response.url(), '/user/check_jwt'));
  await page.reload();
  expect(await (await checked).json()).toMatchObject({ message: 'User JWT Successfully' });
  const token = await page.evaluate(() => localStorage.getItem('jwt'));
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await (await refreshed).allHeaders())['authorization']).toContain(token);
  await expectLoggedIn(page);
  await expect(page).toHaveURL('/wallet');

  await page.route('**/api/user/**', (route) => route.abort());
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/ratio-swap');
  const strip = page.getByRole('status').filter({ hasText: "You're still signed in." });
  await expect(strip).toBeVisible();
  await expectLoggedIn(page);
  expect(await storedKeys(page)).toContain('jwt');
  await page.unroute('**/api/user/**');
  // It tries by itself, too, and then the button is gone.
  await Promise.race([strip.getByRole('button', { name: 'Retry' }).click(), expect(strip).toBeHidden()]);
  await expect(strip).toBeHidden();
});

test('logging in and out in one tab takes effect in the other, and leaves nothing behind [ACC-123] [ACC-124] [ACC-127]', async ({
  page,
  request,
}) => {
  const trader = await registerTrader(page);
  await openSignIn(page);
  const tab = await anotherTab(page, '/trade/XDC-USDT');
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await sendCredentials(page, trader);
  await expectLoggedIn(tab);
  await expectLoggedIn(page);
  expect(await cookieNames(page)).toContain('lastPair');
  const token = await page.evaluate(() => localStorage.getItem('jwt'));
  await page.evaluate(() => localStorage.setItem('tfa_key', 'left over'));

  await logOut(page);
  await expectVisitor(page);
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  const left = await storedKeys(page);
  expect(left.filter((key) => documentedKeys.includes(key))).toEqual([]);
  expect(await cookieNames(page)).not.toContain('lastPair');

  await expect(async () => {
    const answer = await request.post('/api/user/logout', {
      form: { exchange_id: '1' },
      headers: { authorization: String(token) },
    });
    expect(answer.status()).toBe(401);
  }).toPass();
});

test('being idle in all tabs logs all of them out, with a message and a way back [ACC-125] [SHL-084]', async ({
  page,
}) => {
  await enterAsNewTrader(page);
  // In real time: a simulated clock would move in one tab after the other. Longer than a busy machine takes to open a tab.
  await shortenIdling(page, 12_000);
  await page.goto('/fees');
  await expectLoggedIn(page);
  const tab = await anotherTab(page, '/trade/XDC-USDT');
  await expectLoggedIn(tab);
  const expired = (of: Page) => of.getByRole('dialog', { name: 'Session Expired' });

  // Activity in one tab counts for the other as well.
  await page.bringToFront();
  for (let time = 0; time < 9; time += 1) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(1_500);
  }
  await expectLoggedIn(tab);
  await expect(expired(tab)).toBeHidden();

  await expect(expired(page)).toBeVisible();
  await expect(expired(tab)).toContainText(
    'You have been logged out due to 0.2 min of inactivity. Please Login again.',
  );
  expect(await storedKeys(page)).not.toContain('jwt');
  await expect(expired(tab).getByRole('link', { name: 'Login' })).toBeVisible();
  await expired(page).getByRole('button', { name: 'Cancel' }).click();
  await expectVisitor(page);
});

test('a session that was ended while its page was closed ends on the next visit, with a message [ACC-121]', async ({
  page,
  request,
}) => {
  await enterAsNewTrader(page);
  await page.goto('/fees');
  await expectLoggedIn(page);
  const token = await page.evaluate(() => localStorage.getItem('jwt'));
  // An open page would be told by its live connection.
  await page.goto('about:blank');
  const expectTold = await recordToasts(page);
  await request.post('/api/user/logout', {
    form: { exchange_id: '1' },
    headers: { authorization: String(token) },
  });
  await page.goto('/fees');
  await expectTold("You've been signed out: this session was ended. Sign in again.");
  await expectVisitor(page);
  expect(await storedKeys(page)).not.toContain('jwt');
});
