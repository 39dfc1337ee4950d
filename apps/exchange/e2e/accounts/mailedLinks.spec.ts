import { expect, test } from '@playwright/test';
import { expectAccessible, expectScreen } from '../page';
import { linkIn, mailAfter } from './mailbox';
import { expectHeading, expectLoggedIn, openSignIn, sendCredentials } from './signIn';
import { registerTrader } from './traders';

const refused = [
  ['/user/verify_account', 'Verify token is incorrect or expired.', 'Account Verification'],
  ['/updateLoginDetails', 'Login Activity link is expired.', 'Login Activity'],
  ['/resetTfa', 'Error While TFA Disable', 'Two-Factor Authentication'],
] as const;

for (const [path, sentence, screen] of refused)
  test(`a made-up link to ${path} is refused with a message [ACC-105] [ACC-107] [ACC-108] [ACC-191] [SHL-096] [SHL-097]`, async ({
    page,
  }) => {
    await page.goto(`${path}/${'x'.repeat(43)}`);
    await expectScreen(page, sentence, `XDC Exchange | ${screen}`);
    await expectAccessible(page);
    await page.goto(`${path}/t-1`);
    await expectHeading(page, sentence);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expectHeading(page, 'Sign in to XDC Exchange');
  });

test('an unreachable exchange is not taken for a bad link, and can be retried [ACC-109]', async ({ page }) => {
  await page.route('**/api/user/verify_account/**', (route) => route.abort());
  await page.goto(`/user/verify_account/${'x'.repeat(43)}`);
  await expectHeading(page, "We didn't get an answer");
  await expect(page.getByText(/^We can't reach the exchange\./)).toBeVisible();
  await page.unroute('**/api/user/verify_account/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectHeading(page, 'Verify token is incorrect or expired.');
});

test.describe('from a new device', () => {
  test.use({ userAgent: 'One more browser nobody has seen before' });

  test('the emailed link verifies the login as its code would, and only once [ACC-107] [ACC-111] [ACC-149]', async ({
    page,
    browser,
  }) => {
    const home = await browser.newContext({ userAgent: 'The browser of home' });
    const trader = await registerTrader(await home.newPage());
    await home.close();
    await openSignIn(page);
    const mail = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
    await expectHeading(page, 'New login activity');

    const [one, two] = [await page.context().newPage(), await page.context().newPage()];
    await Promise.all([one.goto(linkIn(mail)), two.goto(linkIn(mail))]);
    const worked = (of: typeof page) => of.getByRole('heading', { name: 'Login activity is Verified.' });
    const expired = (of: typeof page) => of.getByRole('heading', { name: 'Login Activity link is expired.' });
    await expect(worked(one).or(expired(one))).toBeVisible();
    await expect(worked(two).or(expired(two))).toBeVisible();
    expect((await worked(one).count()) + (await worked(two).count())).toBe(1);

    await openSignIn(page);
    await sendCredentials(page, trader);
    await expectLoggedIn(page);
  });
});
