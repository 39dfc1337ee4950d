import { expect, test } from '@playwright/test';
import {
  expectHeading,
  expectLoggedIn,
  expectToast,
  fieldOf,
  fillCredentials,
  logOut,
  numberField,
  openSignIn,
  sendCredentials,
  settleChance,
  signIn,
  signInButton,
  solveCaptcha,
} from './signIn';
import { newAddress, registerTrader, type Trader } from './traders';

const welcome = 'Welcome to the exchange.';

test('a wrong password only replaces the captcha; the right one logs in [ACC-004] [ACC-006] [ACC-033]', async ({
  page,
}) => {
  const trader = await registerTrader(page);
  await openSignIn(page);
  await expect(signInButton(page)).toHaveAttribute('aria-disabled', 'true');
  await sendCredentials(page, { ...trader, password: 'Wrong-1234!' });
  await expectToast(page, 'Wrong email or password.');
  await expect(fieldOf(page, 'Email')).toHaveValue(trader.email);
  await expect(fieldOf(page, 'Password')).toHaveValue('Wrong-1234!');
  await expect(numberField(page)).toHaveValue('');
  await expect(signInButton(page)).toHaveAttribute('aria-disabled', 'true');

  await numberField(page).fill('111111');
  await expect(signInButton(page)).toHaveAttribute('aria-disabled', 'true');
  await fieldOf(page, 'Password').fill(trader.password);
  await solveCaptcha(page);
  await signInButton(page).click();
  await expectLoggedIn(page);
});

test('a double click, and Enter as well, logs in once [ACC-007]', async ({ page }) => {
  const trader = await registerTrader(page);
  await openSignIn(page);
  const logins: string[] = [];
  await page.route('**/api/user/login', async (route) => {
    logins.push(route.request().method());
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await fillCredentials(page, trader);
  await signInButton(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Processing' })).toBeVisible();
  await expectLoggedIn(page);
  expect(logins).toEqual(['POST']);
});

test('signing in returns to the page that was wanted; anyone already signed in is sent on [ACC-008] [ACC-009] [ACC-012] [SHL-042] [SHL-044]', async ({
  page,
}) => {
  const trader = await registerTrader(page);
  await settleChance(page);
  await page.goto('/history/XDC?page=2');
  await expectHeading(page, 'Sign in to XDC Exchange');
  await sendCredentials(page, trader);
  await expectLoggedIn(page);
  await expect(page).toHaveURL('/history/XDC?page=2');
  await expect(page.getByText(welcome)).toBeHidden();
  for (const [path, place] of [
    ['/login', '/'],
    ['/register', '/'],
    ['/no-such-page', '/ratio-swap'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(place);
  }
});

test('signing in from a trade page returns to it, with a welcome [ACC-008] [ACC-009]', async ({ page }) => {
  const trader = await registerTrader(page);
  await settleChance(page);
  await page.goto('/trade/XDC-USDT');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expectHeading(page, 'Sign in to XDC Exchange');
  await sendCredentials(page, trader);
  await expectToast(page, welcome);
  await expect(page).toHaveURL('/trade/XDC-USDT');
});

test('only "Remember me" keeps the address for the next sign-in [ACC-005]', async ({ page }) => {
  const trader = await registerTrader(page);
  const remember = page.getByLabel('Remember me');
  await openSignIn(page);
  await remember.check();
  await sendCredentials(page, trader);
  await expectLoggedIn(page);
  await logOut(page);
  await openSignIn(page);
  await expect(fieldOf(page, 'Email')).toHaveValue(trader.email);
  await expect(remember).toBeChecked();

  await remember.uncheck();
  await sendCredentials(page, trader);
  await expectLoggedIn(page);
  await logOut(page);
  await openSignIn(page);
  await expect(fieldOf(page, 'Email')).toHaveValue('');
});

test('an unknown address and a wrong password get the same answer, whether SQL or script [ACC-144] [ACC-166]', async ({
  page,
}) => {
  const trader = await registerTrader(page);
  await openSignIn(page);
  const strangers: Trader[] = [
    { ...trader, password: `' OR '1'='1` },
    { ...trader, password: '<script>alert(1)</script>' },
    { email: newAddress(), password: trader.password },
  ];
  for (const stranger of strangers) {
    await sendCredentials(page, stranger);
    await expect(numberField(page)).toHaveValue('');
    await expectToast(page, 'Wrong email or password.');
  }
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(1);
});

test('two browsers of one trader are both logged in [ACC-192]', async ({ page, browser }) => {
  const trader = await registerTrader(page);
  await signIn(page, trader);
  const other = await browser.newContext();
  const there = await other.newPage();
  await signIn(there, trader);
  await page.reload();
  await expectLoggedIn(page);
  await other.close();
});
