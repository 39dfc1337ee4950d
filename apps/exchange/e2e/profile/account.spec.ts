import { expect, test } from '@playwright/test';
import {
  expectHeading,
  expectLoggedIn,
  fieldOf,
  sendCredentials,
  settleChance,
  signInButton,
} from '../accounts/signIn';
import { enter, enterAsNewTrader, registerTrader } from '../accounts/traders';
import { expectToast, recordToasts } from '../toasts';
import { changePassword, openSecurity, sessionEnded } from './securityDesk';

test('opening a profile tab while signed out asks to sign in first, and returns to it [PRF-002] [PRF-003]', async ({
  page,
}) => {
  const trader = await registerTrader(page);
  await settleChance(page);
  await page.goto('/profile?tab=security');
  await expectHeading(page, 'Sign in to XDC Exchange');
  await sendCredentials(page, trader);
  await expect(page).toHaveURL('/profile?tab=security');
  await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL('/profile?tab=edit');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible();
});

test('changes saved in Edit Profile appear in My Account, and survive a reload; a changed password keeps this session [PRF-028] [PRF-047]', async ({
  page,
}) => {
  const trader = await enterAsNewTrader(page);
  await page.goto('/profile?tab=edit');
  const filled = {
    Username: 'ada',
    'First name': 'Augusta',
    'Last name': 'King',
    Phone: '2079460123',
    'Street address': "12 St James's Square",
    City: 'London',
    'Postal code': 'SW1Y 4JH',
    'State or region': 'Greater London',
  };
  for (const [label, text] of Object.entries(filled)) await fieldOf(page, label).fill(text);
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: /^United Kingdom/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Profile saved.');
  await page.getByRole('tab', { name: 'My Account' }).click();
  await expect(page.getByText('Augusta King')).toBeVisible();
  await page.goto('/profile?tab=edit');
  await expect(fieldOf(page, 'City')).toHaveValue('London');
  await expect(fieldOf(page, 'Username')).toHaveValue('ada');

  await changePassword(page, trader);
  await expectToast(page, 'Your password has been changed.');
  await expect(fieldOf(page, 'Current password')).toHaveValue('');
  await page.reload();
  await expectLoggedIn(page);
});

test('a session ended from another browser shows a message immediately, and signing in returns [PRF-092]', async ({
  page,
  browser,
}) => {
  const trader = await enterAsNewTrader(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await settleChance(elsewhere);
  await enter(elsewhere, trader);
  await elsewhere.goto('/wallet');
  await expectLoggedIn(elsewhere);
  const expectTold = await recordToasts(elsewhere);
  await openSecurity(page);
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click();
  await expectTold(sessionEnded);
  await expectHeading(elsewhere, 'Sign in to XDC Exchange');
  await sendCredentials(elsewhere, trader);
  await expect(signInButton(elsewhere)).toBeHidden();
  await expect(elsewhere).toHaveURL('/wallet');
  await expectLoggedIn(page);
  await elsewhere.context().close();
});
