import { expect, test } from '@playwright/test';
import { expectLoggedIn, expectToast, logOut, signIn, storedKeys } from '../accounts/signIn';
import { demoTrader } from '../accounts/traders';
import { createMovableClock } from '../movableClock';
import { ownExchange } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { phone } from '../trading/tradingDesk';
import {
  confirmWithdrawal,
  demoAuthenticator,
  fillWithdrawal,
  openBrowser,
  openPanel,
  signInWithCode,
} from '../wallet/walletDesk';
import {
  beginSwitch,
  changePassword,
  expectSignedOut,
  openSecurity,
  scanSecret,
  signInWithApp,
  turnOff,
  turnOn,
  twoFactorPart,
  verifyEmailCode,
} from './securityDesk';

const hour = 60 * 60_000;

// Codes are requested more often than by a person, and a day passes when the test says so.
const clock = createMovableClock();
const exchange = ownExchange({ MAIL_TRIES: '10000', SESSION_IDLE_MS: String(72 * hour) }, clock);

test('two-factor is turned on with a scanned QR code, required at sign-in, and turned off [PRF-073]', async ({
  browser,
}) => {
  const page = await openBrowser(browser, exchange);
  const complaints = watchComplaints(page);
  const trader = demoTrader('plain');
  await signIn(page, trader);
  await openSecurity(page);
  const authenticator = await turnOn(page, trader, clock);
  expect(await page.evaluate(() => localStorage.getItem('tfa_status'))).toBe('1');
  expect(await storedKeys(page)).not.toContain('tfa_key');

  await logOut(page);
  await signInWithApp(page, trader, authenticator);
  await expectLoggedIn(page);
  await openSecurity(page);
  await turnOff(page, trader, authenticator);
  expect(await page.evaluate(() => localStorage.getItem('tfa_status'))).toBe('0');

  await logOut(page);
  await signIn(page, trader);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a reload at any step leaves two-factor unchanged, and the set-up can be started over immediately [PRF-071]', async ({
  browser,
}) => {
  const page = await openBrowser(browser, exchange);
  const trader = demoTrader('plain');
  const start = twoFactorPart(page).getByRole('button', { name: 'Turn on' });
  await signIn(page, trader);
  await openSecurity(page);

  await beginSwitch(page, trader, 'Turn on');
  await scanSecret(page);
  await page.reload();
  await expect(start).toBeVisible();
  expect(await storedKeys(page)).not.toContain('tfa_key');

  await verifyEmailCode(page, await beginSwitch(page, trader, 'Turn on'));
  await page.reload();
  await expect(start).toBeVisible();

  const authenticator = await turnOn(page, trader, clock);
  await page.reload();
  await expect(twoFactorPart(page).getByRole('button', { name: 'Turn off' })).toBeVisible();

  await verifyEmailCode(page, await beginSwitch(page, trader, 'Turn off'));
  await page.reload();
  await turnOff(page, trader, authenticator);
  await page.context().close();
});

test('on a phone two-factor is turned on, and coins can be withdrawn a day later, but not an hour earlier [PRF-074]', async ({
  browser,
}) => {
  const page = await openBrowser(browser, exchange, phone);
  const trader = demoTrader('twofactor');
  await page.goto('/profile?tab=security');
  const first = demoAuthenticator(clock);
  await signInWithCode(page, first);
  await expect(twoFactorPart(page)).toBeVisible();
  await turnOff(page, trader, first);
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
  await confirmWithdrawal(panel, 'XDC', authenticator);
  await page.context().close();
});

test('with two-factor on, the password is changed with an app code, and the next code signs in with the new one [PRF-049]', async ({
  browser,
}) => {
  const trader = demoTrader('plain');
  const [page, elsewhere] = [await openBrowser(browser, exchange), await openBrowser(browser, exchange)];
  await signIn(page, trader);
  await openSecurity(page);
  const authenticator = await turnOn(page, trader, clock);
  await signInWithApp(elsewhere, trader, authenticator);
  await expectLoggedIn(elsewhere);
  await elsewhere.goto('/fees');

  const changed = await changePassword(page, trader);
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' });
  await dialog.getByRole('textbox', { name: 'Authenticator code' }).fill(await authenticator.nextCode());
  await expectToast(page, 'Your password has been changed.');
  await expect(dialog).toBeHidden();
  await expectSignedOut(elsewhere);
  await expectLoggedIn(page);
  await signInWithApp(elsewhere, changed, authenticator);
  await expectLoggedIn(elsewhere);
  for (const each of [page, elsewhere]) await each.context().close();
});
