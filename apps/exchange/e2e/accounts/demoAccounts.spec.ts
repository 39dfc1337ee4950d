import { expect, test } from '@playwright/test';
import { appCode, wrongAppCode } from './authenticator';
import { codeIn, linkIn, mailAfter, wrongInsteadOf } from './mailbox';
import {
  expectHeading,
  expectLoggedIn,
  expectToast,
  expectVisitor,
  fieldOf,
  logOut,
  openSignIn,
  sendCredentials,
  signIn,
  storedKeys,
} from './signIn';
import { demoTrader } from './traders';

const login = '**/api/user/login';
const wrong = 'Something went wrong!';

// Each demo account is used by one test only; they are reset when the exchange starts.

test.beforeEach(({ page }) => openSignIn(page));

test('plain logs in with its password alone [ACC-001] [ACC-010] [ACC-181]', async ({ page }) => {
  await sendCredentials(page, demoTrader('plain'));
  await expectLoggedIn(page);
  await expect(page).toHaveURL('/');
  expect(await storedKeys(page)).toEqual(
    expect.arrayContaining(['email', 'feeDetail', 'jwt', 'tfa_response', 'tfa_status', 'userData']),
  );
  const kept = await page.evaluate(() =>
    ['email', 'tfa_status', 'tfa_response'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual(['plain@demo.test', '0', '1']);
});

test('twofactor logs in with the code of its app, after a wrong one [ACC-011] [ACC-040] [ACC-041] [ACC-042] [ACC-182] [ACC-190]', async ({
  page,
}) => {
  const secret = 'JBSWY3DPEHPK3PXP';
  await sendCredentials(page, demoTrader('twofactor'));
  await expectHeading(page, 'Two-factor authentication');
  const code = fieldOf(page, 'Authenticator code');
  await code.pressSequentially('12345');
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'true');
  await code.fill(wrongAppCode(secret));
  await expectToast(page, 'Invalid OTP');
  await expect(code).toHaveValue('');
  expect(await storedKeys(page)).not.toContain('jwt');

  await page.route(login, (route) => route.abort());
  await code.fill(appCode(secret));
  await expectToast(page, "We can't reach the exchange. Check your connection and try again.");
  await expect(code).toHaveValue('');
  await page.unroute(login);
  await code.fill(appCode(secret));
  await expectLoggedIn(page);
  expect(await page.evaluate(() => localStorage.getItem('tfa_status'))).toBe('1');
});

test('mailcode logs in with an emailed code, after a wrong one; a used one is refused [ACC-050] [ACC-051] [ACC-054] [ACC-183] [ACC-190] [ACC-191]', async ({
  page,
}) => {
  const trader = demoTrader('mailcode');
  const mail = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
  await expectHeading(page, 'Check your email');
  const code = fieldOf(page, 'Email code');
  await code.fill(wrongInsteadOf(codeIn(mail)));
  await expectToast(page, 'Invalid OTP');
  await expect(code).toHaveValue('');
  expect(await storedKeys(page)).not.toContain('jwt');

  await page.route(login, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }));
  await code.fill(codeIn(mail));
  await expectToast(page, wrong);
  await expect(code).toHaveValue('');
  await page.unroute(login);
  await code.fill(codeIn(mail));
  await expectLoggedIn(page);

  await logOut(page);
  await openSignIn(page);
  const next = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
  await code.fill(codeIn(mail));
  await expectToast(page, 'Invalid OTP');
  await code.fill(codeIn(next));
  await expectLoggedIn(page);
});

test('newdevice verifies its login with an emailed code, after a wrong one, and only once [ACC-060] [ACC-061] [ACC-063] [ACC-064] [ACC-149] [ACC-184]', async ({
  page,
}) => {
  const trader = demoTrader('newdevice');
  const mail = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
  await expectHeading(page, 'New login activity');
  await expect(page.getByText('Please check your email for OTP to verify login activity.').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(trader.email);
  const code = fieldOf(page, 'Email code');
  await code.pressSequentially(wrongInsteadOf(codeIn(mail)));
  await expectToast(page, 'Invalid OTP');
  await expect(code).toHaveValue('');
  // After a refusal the code may have more characters, so it isn't submitted automatically.
  await code.pressSequentially(codeIn(mail));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectLoggedIn(page);

  await logOut(page);
  await signIn(page, trader);
});

test('expired chooses a new password with an emailed code, and logs in with it [ACC-070] [ACC-071] [ACC-072] [ACC-073] [ACC-074] [ACC-185] [ACC-190]', async ({
  page,
}) => {
  const trader = demoTrader('expired');
  const mail = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
  await expectHeading(page, 'Your Password has Expired, Please Update New Password');
  const update = page.getByRole('button', { name: 'Update password' });
  const confirmation = fieldOf(page, 'Confirm new password');
  const code = fieldOf(page, 'Email code');
  await expect(fieldOf(page, 'Email')).toHaveValue(trader.email);
  await fieldOf(page, 'New password').fill('Fresh-5678!');
  await confirmation.fill('Fresh-567');
  await confirmation.blur();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(update).toHaveAttribute('aria-disabled', 'true');
  await confirmation.fill('Fresh-5678!');

  await code.fill(wrongInsteadOf(codeIn(mail)));
  await update.click();
  await expectToast(page, 'Invalid OTP');
  await expect(confirmation).toHaveValue('Fresh-5678!');

  const replace = '**/api/user/reset_expired_password';
  await page.route(replace, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await code.fill(codeIn(mail));
  await update.click();
  await expectToast(page, wrong);
  await expect(confirmation).toHaveValue('Fresh-5678!');
  await page.unroute(replace);
  await code.fill(codeIn(mail));
  await update.click();
  await expectToast(page, 'Password Reset Successful, please login');
  await expectHeading(page, 'Sign in to XDC Exchange');
  await expect(fieldOf(page, 'Email')).toHaveValue(trader.email);

  await sendCredentials(page, { ...trader, password: 'Fresh-5678!' });
  await expectLoggedIn(page);
});

test('unverified logs in with the code of its app, and turns two-factor off with an emailed link [ACC-044] [ACC-045] [ACC-108] [ACC-158] [ACC-186]', async ({
  page,
}) => {
  const trader = demoTrader('unverified');
  await sendCredentials(page, trader);
  await fieldOf(page, 'Authenticator code').fill(appCode('KRSXG5CTMVRXEZLU'));
  await expectLoggedIn(page);
  await logOut(page);

  await openSignIn(page);
  await sendCredentials(page, trader);
  await expectHeading(page, 'Two-factor authentication');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(fieldOf(page, 'Email')).toHaveValue(trader.email);
  await sendCredentials(page, trader);
  const mail = await mailAfter(page, trader.email, () =>
    page.getByRole('button', { name: 'Email me the link' }).click(),
  );
  await expectToast(page, "If these details are right, we've emailed you a link to turn two-factor off.");

  await page.goto(linkIn(mail));
  await expectHeading(page, 'Your 2FA is disabled successfully. Please Login');
  await page.goto(linkIn(mail));
  await expectHeading(page, 'Error While TFA Disable');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expectVisitor(page);
  await sendCredentials(page, trader);
  await expectLoggedIn(page);
});
