import { expect, test, type Page, type Route } from '@playwright/test';
import {
  expectLoggedIn,
  expectToast,
  fieldOf,
  numberField,
  openSignIn,
  sendCredentials,
  signInButton,
  solveCaptcha,
} from './signIn';
import { codeIn, mailAfter } from './mailbox';
import { registerTrader, type Trader } from './traders';

const wrong = 'Something went wrong!';
const unreachable = "We can't reach the exchange. Check your connection and try again.";
const html = '<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>';

const faults: [what: string, answer: (route: Route) => Promise<void>, said: string][] = [
  ['answers 500 in words of its own', (route) => route.fulfill({ status: 500, body: 'oops' }), wrong],
  ['answers 502 in HTML', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }), wrong],
  ['answers 200 in HTML', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }), wrong],
  ['answers with nothing', (route) => route.fulfill({ status: 200, body: '' }), wrong],
  ['is not there', (route) => route.abort('connectionrefused'), unreachable],
];

const login = '**/api/user/login';

const expectOneSentence = async (page: Page, said: string): Promise<void> => {
  await expectToast(page, said);
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(1);
};

const expectAsTyped = async (page: Page, trader: Trader): Promise<void> => {
  await expect(fieldOf(page, 'Email')).toHaveValue(trader.email);
  await expect(fieldOf(page, 'Password')).toHaveValue(trader.password);
  await expect(numberField(page)).toHaveValue('');
};

const goOn = async (page: Page): Promise<void> => {
  await solveCaptcha(page);
  await signInButton(page).click();
};

test('any failure at login shows one message, loses nothing that was typed, and the login can continue [ACC-006] [ACC-190]', async ({
  page,
}) => {
  const trader = await registerTrader(page);
  for (const [what, answer, said] of faults)
    await test.step(`an exchange that ${what}`, async () => {
      await openSignIn(page);
      await page.route(login, answer);
      await sendCredentials(page, trader);
      await expectOneSentence(page, said);
      await expectAsTyped(page, trader);
      await page.unroute(login);
    });
  await goOn(page);
  await expectLoggedIn(page);
});

test('an exchange that answers the login too late gets one message, and the login can continue [ACC-007] [ACC-190]', async ({
  page,
}) => {
  const trader = await registerTrader(page);
  await page.clock.install();
  await openSignIn(page);
  await page.route(login, () => new Promise<void>(() => undefined));
  await sendCredentials(page, trader);
  await expect(page.getByRole('button', { name: 'Processing' })).toBeVisible();
  await page.clock.runFor(15_000);
  await expectOneSentence(page, "The exchange didn't answer in time. Try again.");
  await expectAsTyped(page, trader);
  await page.unroute(login);
  await goOn(page);
  await expectLoggedIn(page);
});

test.describe('from a new device', () => {
  test.use({ userAgent: 'Another browser nobody has seen before' });

  test('an exchange that fails at the code gets one message, and the code can be sent again [ACC-064] [ACC-190]', async ({
    page,
    browser,
  }) => {
    const home = await browser.newContext({ userAgent: 'The browser of home' });
    const trader = await registerTrader(await home.newPage());
    await home.close();
    await openSignIn(page);
    const mail = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
    const code = fieldOf(page, 'Email code');
    const verify = '**/api/user/verifyNewLoginActivity';
    await page.route(verify, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }));
    await code.fill(codeIn(mail));
    await expectOneSentence(page, wrong);
    await expect(code).toHaveValue('');
    await page.unroute(verify);
    await code.fill(codeIn(mail));
    await expectLoggedIn(page);
  });
});
