import { expect, test, type Page, type Route } from '@playwright/test';
import { appCode } from './authenticator';
import {
  expectHeading,
  expectLoggedIn,
  fieldOf,
  numberField,
  openSignIn,
  sendCredentials,
  signInButton,
  solveCaptcha,
} from './signIn';
import { codeIn, mailAfter } from './mailbox';
import { demoTrader, registerTrader, type Trader } from './traders';
import { expectToast } from '../toasts';

const wrong = 'Something went wrong!';
const unreachable = "We can't reach the exchange. Check your connection and try again.";
const html = '<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>';

type Answer = (route: Route) => Promise<void>;

const failed: Answer = (route) => route.fulfill({ status: 500, body: 'oops' });
const inHtml: Answer = (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html });
const away: Answer = (route) => route.abort('connectionrefused');

const faults: [what: string, answer: Answer, said: string][] = [
  ['answers 500 in words of its own', failed, wrong],
  ['answers 200 in HTML', inHtml, wrong],
  ['answers with nothing', (route) => route.fulfill({ status: 200, body: '' }), wrong],
  ['is not there', away, unreachable],
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

test.describe('from a new device', () => {
  test.use({ userAgent: 'Another browser nobody has seen before' });

  test('any failure at the credentials or the emailed code shows one message, loses nothing but codes, and the sign-in can continue [ACC-190]', async ({
    page,
    browser,
  }) => {
    const home = await browser.newContext({ userAgent: 'The browser of home' });
    const trader = await registerTrader(await home.newPage());
    await home.close();
    for (const [what, answer, said] of faults)
      await test.step(`an exchange that ${what}`, async () => {
        await openSignIn(page);
        await page.route(login, answer);
        await sendCredentials(page, trader);
        await expectOneSentence(page, said);
        await expectAsTyped(page, trader);
        await page.unroute(login);
      });

    await page.clock.install();
    await openSignIn(page);
    await page.route(login, () => new Promise<void>(() => undefined));
    await sendCredentials(page, trader);
    await expect(page.getByRole('button', { name: 'Processing' })).toBeVisible();
    await page.clock.runFor(15_000);
    await expectOneSentence(page, "The exchange didn't answer in time. Try again.");
    await expectAsTyped(page, trader);
    await page.unroute(login);
    await solveCaptcha(page);
    const mail = await mailAfter(page, trader.email, () => signInButton(page).click());

    const code = fieldOf(page, 'Email code');
    const verify = '**/api/user/verifyNewLoginActivity';
    await page.route(verify, failed);
    await code.fill(codeIn(mail));
    await expectToast(page, wrong);
    await expect(code).toHaveValue('');
    await page.unroute(verify);
    await code.fill(codeIn(mail));
    await expectLoggedIn(page);
  });
});

// Each demo account is used by one test only; they are reset when the exchange starts.

test('an unreachable exchange at the authenticator code shows one message, and the code can be sent again [ACC-190]', async ({
  page,
}) => {
  await openSignIn(page);
  await sendCredentials(page, demoTrader('twofactor'));
  await expectHeading(page, 'Two-factor authentication');
  const code = fieldOf(page, 'Authenticator code');
  await page.route(login, away);
  await code.fill(appCode('JBSWY3DPEHPK3PXP'));
  await expectOneSentence(page, unreachable);
  await expect(code).toHaveValue('');
  await page.unroute(login);
  await code.fill(appCode('JBSWY3DPEHPK3PXP'));
  await expectLoggedIn(page);
});

test('an answer in HTML at the emailed code shows one message, and the code can be sent again [ACC-190] [ACC-293]', async ({
  page,
}) => {
  const trader = demoTrader('mailcode');
  await openSignIn(page);
  const mail = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
  const code = fieldOf(page, 'Email code');
  await page.route(login, inHtml);
  await code.fill(codeIn(mail));
  await expectOneSentence(page, wrong);
  await expect(code).toHaveValue('');
  await page.unroute(login);
  await code.fill(codeIn(mail));
  await expectLoggedIn(page);
});

test('a failure while an expired password is replaced shows one message, keeps the password, and it can be sent again [ACC-190]', async ({
  page,
}) => {
  const trader = demoTrader('expired');
  await openSignIn(page);
  const mail = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
  const update = page.getByRole('button', { name: 'Update password' });
  const confirmation = fieldOf(page, 'Confirm new password');
  const code = fieldOf(page, 'Email code');
  await fieldOf(page, 'New password').fill('Fresh-5678!');
  await confirmation.fill('Fresh-5678!');
  const replace = '**/api/user/reset_expired_password';
  await page.route(replace, failed);
  await code.fill(codeIn(mail));
  await update.click();
  await expectOneSentence(page, wrong);
  await expect(confirmation).toHaveValue('Fresh-5678!');
  await page.unroute(replace);
  await code.fill(codeIn(mail));
  await update.click();
  await expectHeading(page, 'Sign in to XDC Exchange');
  await sendCredentials(page, { ...trader, password: 'Fresh-5678!' });
  await expectLoggedIn(page);
});
