import { expect, test } from '@playwright/test';
import { linkIn, mailAfter, mailsTo } from './mailbox';
import {
  expectHeading,
  expectLoggedIn,
  expectToast,
  expectVisitor,
  fieldOf,
  numberField,
  openSignIn,
  sendCredentials,
  signIn,
} from './signIn';
import { newAddress, registerTrader } from './traders';

const answer = "If this address has an account, we've emailed it a link to choose a new password.";

test('a forgotten password is replaced with an emailed link, once; other sessions are logged out [ACC-095] [ACC-096] [ACC-097] [ACC-098] [ACC-153] [ACC-154]', async ({
  page,
  browser,
}) => {
  const trader = await registerTrader(page);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await signIn(there, trader);

  await openSignIn(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectHeading(page, 'Forgot Password');
  await fieldOf(page, 'Email').fill(trader.email);
  const mail = await mailAfter(page, trader.email, () => page.getByRole('button', { name: 'Send link' }).click());
  await expectHeading(page, 'Check your email');
  await expect(page.getByText(answer)).toBeVisible();

  const renewed = { ...trader, password: 'Fresh-5678!' };
  const chooseIt = async () => {
    await page.goto(linkIn(mail));
    await fieldOf(page, 'New password').fill(renewed.password);
    await fieldOf(page, 'Confirm new password').fill('Fresh-567');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password does not match')).toBeVisible();
    await fieldOf(page, 'Confirm new password').fill(renewed.password);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await chooseIt();
  await expectToast(page, 'Your password was changed. Sign in with the new one.');
  await expect(page).toHaveURL('/login');
  await there.reload();
  await expectVisitor(there);
  await elsewhere.close();

  await sendCredentials(page, trader);
  await expectToast(page, 'Wrong email or password.');
  await expect(numberField(page)).toHaveValue('');
  await sendCredentials(page, renewed);
  await expectLoggedIn(page);

  await chooseIt();
  await expectHeading(page, 'Invalid link');
  await expect(page.getByText('This link is no longer valid. Request a new one.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expectHeading(page, 'Forgot Password');
});

test('an address without an account shows the same message, and gets no email [ACC-095] [ACC-152]', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/forgot_password');
  await fieldOf(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(answer)).toBeVisible();
  expect(await mailsTo(page, email)).toEqual([]);
});
