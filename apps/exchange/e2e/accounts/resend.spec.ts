import { expect, test } from '@playwright/test';
import { codeIn, mailAfter } from './mailbox';
import { expectHeading, expectLoggedIn, expectToast, fieldOf, openSignIn, sendCredentials } from './signIn';
import { registerTrader } from './traders';

test.use({ userAgent: 'A browser nobody has seen before' });

test('from a new device another code can be requested after a minute; only the new one is valid [ACC-060] [ACC-062] [ACC-149] [ACC-150]', async ({
  page,
  browser,
}) => {
  const home = await browser.newContext({ userAgent: 'The browser of home' });
  const trader = await registerTrader(await home.newPage());
  await home.close();

  await page.clock.install();
  await openSignIn(page);
  const first = await mailAfter(page, trader.email, () => sendCredentials(page, trader));
  await expectHeading(page, 'New login activity');
  const resend = page.getByRole('button', { name: /^Resend/ });
  await expect(resend).toHaveText(/^Resend in (1:00|0:5\d)$/);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  // The machine sleeps: time passes without any timer running.
  await page.clock.fastForward(40_000);
  await expect(resend).toHaveText(/^Resend in 0:(20|1\d)$/);
  await page.clock.fastForward(20_000);
  await expect(resend).not.toHaveAttribute('aria-disabled');

  const second = await mailAfter(page, trader.email, () => resend.click());
  await expectToast(page, 'Resent New OTP on Mail');
  await expect(resend).toHaveText(/^Resend in /);
  const code = fieldOf(page, 'Email code');
  await code.fill(codeIn(first));
  await expectToast(page, 'Invalid OTP');
  await code.fill(codeIn(second));
  await expectLoggedIn(page);
});
