import { expect, test, type Page } from '@playwright/test';
import { expectLoggedIn, fieldOf, logOut, openSignIn, signIn } from '../accounts/signIn';
import { registerTrader } from '../accounts/traders';
import { openSecurity } from './securityDesk';

/** A device of Chromium's own that verifies its user without being asked. */
const plugInAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

test('a passkey is added, signs in alone, and confirms a change of the anti-phishing word [ACC-348]', async ({
  page,
}) => {
  const trader = await registerTrader(page);
  await signIn(page, trader);
  await plugInAuthenticator(page);
  await openSecurity(page);
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await fieldOf(page, 'Name').fill('Work laptop');
  await fieldOf(page, 'Current password').fill(trader.password);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(passkeys(page).getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();

  await logOut(page);
  await openSignIn(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectLoggedIn(page);

  await openSecurity(page);
  await fieldOf(page, 'Your word').fill('blue heron');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Confirmed with your passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Save word' }).click();
  await expect(page.getByText('blue heron', { exact: true }).first()).toBeVisible();
});
