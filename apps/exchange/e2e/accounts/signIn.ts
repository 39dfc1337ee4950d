import { expect, type Locator, type Page } from '@playwright/test';
import type { Trader } from './traders';

/** Decides the captcha's number. */
const fraction = 0.5;
const shownNumber = '555555';

/** Makes every page of this browser show the same captcha number, as could happen by chance. */
export const settleChance = (page: Page): Promise<unknown> =>
  page.context().addInitScript((drawn) => {
    Math.random = () => drawn;
  }, fraction);

export const fieldOf = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

export const numberField = (page: Page): Locator => fieldOf(page, 'Number in the image');

export const signInButton = (page: Page): Locator =>
  page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign In' });

export const openSignIn = async (page: Page): Promise<void> => {
  await settleChance(page);
  await page.goto('/login');
  await expectHeading(page, 'Sign in to XDC Exchange');
};

export const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

export const solveCaptcha = (page: Page): Promise<void> => numberField(page).fill(shownNumber);

export const fillCredentials = async (page: Page, { email, password }: Trader): Promise<void> => {
  await fieldOf(page, 'Email').fill(email);
  await fieldOf(page, 'Password').fill(password);
  await solveCaptcha(page);
};

export const sendCredentials = async (page: Page, trader: Trader): Promise<void> => {
  await fillCredentials(page, trader);
  await signInButton(page).click();
};

export const expectLoggedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

export const expectVisitor = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
};

/** Signs in a trader who needs no further step, in a browser that the account knows. */
export const signIn = async (page: Page, trader: Trader): Promise<void> => {
  await page.context().addCookies(trader.cookies ?? []);
  await openSignIn(page);
  await sendCredentials(page, trader);
  await expectLoggedIn(page);
};

export const logOut = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sign out' }).click();

export const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort());
