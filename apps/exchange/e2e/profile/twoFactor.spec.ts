import { expect, type Browser, type Page } from '@playwright/test';
import { expectLoggedIn, logOut, signIn, storedKeys } from '../accounts/signIn';
import { enter, registerTrader, type Trader } from '../accounts/traders';
import { newApprovedTrader } from '../accounts/verifiedTrader';
import { test, type OwnExchange } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { expectToast, recordToasts } from '../toasts';
import { phone } from '../trading/tradingDesk';
import { confirmWithdrawal, fillWithdrawal, openBrowser, openPanel } from '../wallet/walletDesk';
import {
  beginSwitch,
  changePassword,
  openSecurity,
  scanSecret,
  sessionEnded,
  signInWithApp,
  turnOff,
  turnOn,
  twoFactorPart,
  verifyEmailCode,
} from './securityDesk';

const hour = 60 * 60_000;

/** A new trader's security page. */
const openNewTrader = async (browser: Browser, exchange: OwnExchange): Promise<{ page: Page; trader: Trader }> => {
  const page = await openBrowser(browser, exchange);
  const trader = await registerTrader(page);
  await enter(page, trader);
  await openSecurity(page);
  return { page, trader };
};

const tfaStatus = (page: Page) => page.evaluate(() => localStorage.getItem('tfa_status'));

test('two-factor is turned on with a scanned QR code, required at sign-in, and turned off; a reload at any step changes nothing, and it can be started over [PRF-071] [PRF-073] @nightly', async ({
  browser,
  exchange,
}) => {
  const { page, trader } = await openNewTrader(browser, exchange);
  const complaints = watchComplaints(page);
  const start = twoFactorPart(page).getByRole('button', { name: 'Turn on' });
  await beginSwitch(page, trader, 'Turn on');
  await scanSecret(page);
  await page.reload();
  await expect(start).toBeVisible();
  expect(await storedKeys(page)).not.toContain('tfa_key');
  await verifyEmailCode(page, await beginSwitch(page, trader, 'Turn on'));
  await page.reload();
  await expect(start).toBeVisible();

  const authenticator = await turnOn(page, trader, exchange.clock);
  expect(await tfaStatus(page)).toBe('1');
  expect(await storedKeys(page)).not.toContain('tfa_key');
  await page.reload();
  await expect(twoFactorPart(page).getByRole('button', { name: 'Turn off' })).toBeVisible();
  await logOut(page);
  await signInWithApp(page, trader, authenticator);
  await expectLoggedIn(page);

  await openSecurity(page);
  await verifyEmailCode(page, await beginSwitch(page, trader, 'Turn off'));
  await page.reload();
  await turnOff(page, trader, authenticator);
  expect(await tfaStatus(page)).toBe('0');
  await logOut(page);
  await signIn(page, trader);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a phone two-factor is turned on, and coins can be withdrawn a day later, but not an hour earlier [PRF-074] @nightly', async ({
  browser,
  exchange,
}) => {
  const { clock } = exchange;
  const trader = await newApprovedTrader(browser, exchange);
  const page = await openBrowser(browser, exchange, phone);
  await enter(page, trader);
  await openSecurity(page);
  const authenticator = await turnOn(page, trader, clock);
  await expectFittingWidth(page);

  await clock.forward(23 * hour);
  await page.clock.setSystemTime(clock.now());
  await page.goto('/wallet');
  const closed = await openPanel(page, 'Withdraw', 'XDC');
  await expect(closed.getByRole('timer')).toHaveText(/^Withdrawals unlock in (1:00:|59:|0:59:)/);

  await clock.forward(hour);
  await page.clock.setSystemTime(clock.now());
  await page.goto('/wallet');
  const panel = await openPanel(page, 'Withdraw', 'XDC');
  const address = 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2';
  await fillWithdrawal(panel, { coin: 'XDC', address, amount: '1000' });
  await confirmWithdrawal(panel, 'XDC', { ...trader, authenticator });
  await page.context().close();
});

test('with two-factor on, the password is changed with an app code, and the next code signs in with the new one [PRF-049] @nightly', async ({
  browser,
  exchange,
}) => {
  const { page, trader } = await openNewTrader(browser, exchange);
  const authenticator = await turnOn(page, trader, exchange.clock);
  const elsewhere = await openBrowser(browser, exchange);
  await enter(elsewhere, trader, await authenticator.nextCode());
  await elsewhere.goto('/fees');
  await expectLoggedIn(elsewhere);
  const expectTold = await recordToasts(elsewhere);

  const changed = await changePassword(page, trader);
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' });
  await dialog.getByRole('textbox', { name: 'Authenticator code' }).fill(await authenticator.nextCode());
  await expectToast(page, 'Your password has been changed.');
  await expect(dialog).toBeHidden();
  await expectTold(sessionEnded);
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectLoggedIn(page);
  await signInWithApp(elsewhere, changed, authenticator);
  await expectLoggedIn(elsewhere);
  for (const each of [page, elsewhere]) await each.context().close();
});
