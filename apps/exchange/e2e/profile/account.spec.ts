import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  expectHeading,
  expectLoggedIn,
  expectToast,
  fieldOf,
  openSignIn,
  sendCredentials,
  signIn,
  signInButton,
} from '../accounts/signIn';
import { registerTrader, type Trader } from '../accounts/traders';
import { changePassword, expectSignedOut, openSecurity } from './securityDesk';

/** Another browser of the same trader. */
const signedInElsewhere = async (browser: Browser, trader: Trader): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, trader);
  await page.goto('/fees');
  await expectLoggedIn(page);
  return page;
};

test('opening a profile tab while signed out asks to sign in first, and returns to it [PRF-002] [PRF-003]', async ({
  page,
}) => {
  const trader = await registerTrader(page);
  await openSignIn(page);
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

test('changes saved in Edit Profile appear in My Account, and survive a reload [PRF-028]', async ({ page }) => {
  await signIn(page, await registerTrader(page));
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
});

test('a changed password ends other sessions, and this one continues [PRF-047]', async ({ page, browser }) => {
  const trader = await registerTrader(page);
  await signIn(page, trader);
  const elsewhere = await signedInElsewhere(browser, trader);
  const changed = await changePassword(page, trader);
  await expectToast(page, 'Your password has been changed.');
  await expect(fieldOf(page, 'Current password')).toHaveValue('');
  await expectSignedOut(elsewhere);
  await page.reload();
  await expectLoggedIn(page);
  await openSignIn(elsewhere);
  await sendCredentials(elsewhere, changed);
  await expectLoggedIn(elsewhere);
  await elsewhere.context().close();
});

test('a session ended from another browser shows a message immediately, and signing in returns [PRF-092]', async ({
  page,
  browser,
}) => {
  const trader = await registerTrader(page);
  await signIn(page, trader);
  const elsewhere = await signedInElsewhere(browser, trader);
  await elsewhere.goto('/wallet');
  await openSecurity(page);
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click();
  await expect(elsewhere.getByText(/this session was ended/i).first()).toBeVisible();
  await expectHeading(elsewhere, 'Sign in to XDC Exchange');
  await sendCredentials(elsewhere, trader);
  await expect(signInButton(elsewhere)).toBeHidden();
  await expect(elsewhere).toHaveURL('/wallet');
  await expectLoggedIn(page);
  await elsewhere.context().close();
});
