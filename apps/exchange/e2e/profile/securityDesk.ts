import { expect, type Locator, type Page } from '@playwright/test';
import { openAuthenticator, type Authenticator } from '../accounts/authenticator';
import { codeIn, mailAfter } from '../accounts/mailbox';
import { expectHeading, fieldOf, openSignIn, sendCredentials } from '../accounts/signIn';
import type { Trader } from '../accounts/traders';
import type { MovableClock } from '../movableClock';
import { readQrCode } from '../wallet/qrCode';

export const openSecurity = async (page: Page): Promise<void> => {
  await page.goto('/profile?tab=security');
  await expectHeading(page, 'Profile');
  await expect(twoFactorPart(page)).toBeVisible();
};

export const twoFactorPart = (page: Page): Locator => page.getByRole('region', { name: 'Two-factor authentication' });

/** The fields for the codes that the change requires. */
const emailCodeField = (page: Page): Locator => fieldOf(page, 'Email code');
const appCodeField = (page: Page): Locator => fieldOf(page, 'Authenticator code');

/** Starts the change, and returns the emailed code. */
export const beginSwitch = async (page: Page, { email }: Trader, name: 'Turn on' | 'Turn off'): Promise<string> =>
  codeIn(await mailAfter(page, email, () => twoFactorPart(page).getByRole('button', { name }).click()));

export const verifyEmailCode = async (page: Page, code: string): Promise<void> => {
  await emailCodeField(page).fill(code);
  await expect(appCodeField(page)).toBeEnabled();
};

/** Scans the QR code, which must match the text. */
export const scanSecret = async (page: Page): Promise<string> => {
  const scanned = new URL(await readQrCode(page.getByRole('img', { name: 'QR code for your authenticator app' })));
  expect(scanned.protocol).toBe('otpauth:');
  const secret = scanned.searchParams.get('secret') ?? '';
  const typed = await page.getByRole('group', { name: 'Set-up key' }).textContent();
  expect(typed?.replace(/\s/g, '')).toContain(secret);
  return secret;
};

/** Turns two-factor on with a new app, and returns its codes. */
export const turnOn = async (page: Page, trader: Trader, clock: MovableClock): Promise<Authenticator> => {
  const code = await beginSwitch(page, trader, 'Turn on');
  const authenticator = openAuthenticator(await scanSecret(page), clock);
  await verifyEmailCode(page, code);
  // Nothing is pressed: the sixth digit submits it.
  await appCodeField(page).fill(await authenticator.nextCode());
  await expect(page.getByText('Two-factor authentication is on').first()).toBeVisible();
  await page.getByRole('checkbox', { name: "I've stored them" }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  return authenticator;
};

/** Turns it off, and waits until the page has reloaded. */
export const turnOff = async (page: Page, trader: Trader, authenticator: Authenticator): Promise<void> => {
  await verifyEmailCode(page, await beginSwitch(page, trader, 'Turn off'));
  const reloaded = page.waitForEvent('load');
  await appCodeField(page).fill(await authenticator.nextCode());
  await expect(page.getByText('Two-factor authentication is off.').first()).toBeVisible();
  await reloaded;
  await expect(twoFactorPart(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
};

export const signInWithApp = async (page: Page, trader: Trader, authenticator: Authenticator): Promise<void> => {
  await openSignIn(page);
  await sendCredentials(page, trader);
  await expectHeading(page, 'Two-factor authentication');
  await fieldOf(page, 'Authenticator code').fill(await authenticator.nextCode());
};

/** What a trader is told whose session was ended elsewhere. */
export const sessionEnded = 'this session was ended';

/** Stops before a code would be requested. Returns the new credentials. */
export const changePassword = async (page: Page, trader: Trader): Promise<Trader> => {
  const password = 'Better-5678!';
  await page.goto('/profile?tab=password');
  await fieldOf(page, 'Current password').fill(trader.password);
  await fieldOf(page, 'New password').fill(password);
  await fieldOf(page, 'Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  return { ...trader, password };
};
