import { add, showExactly } from '@exchange/domain';
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { because } from '../accounts/operator';
import { expectHeading, fieldOf } from '../accounts/signIn';
import { enter } from '../accounts/traders';
import { newVerifiedTrader, type VerifiedTrader } from '../accounts/verifiedTrader';
import { test, type OwnExchange } from '../ownExchange';
import { expectFittingWidth } from '../page';
import { phone } from '../trading/tradingDesk';
import { deskScreen, expectAvailable, openBrowser } from '../wallet/walletDesk';

const day = 24 * 60 * 60_000;

let trader: VerifiedTrader;

test.beforeAll(async ({ browser, exchange }) => {
  trader = await newVerifiedTrader(browser, exchange, ['400000 XDC']);
});

const switchStaking = ({ operate }: OwnExchange, state: 'on' | 'off'): Promise<string> =>
  operate(['switch', 'staking', state, ...because]);

const openStaking = async (browser: Browser, exchange: OwnExchange, screen: BrowserContextOptions): Promise<Page> => {
  const page = await openBrowser(browser, exchange, screen);
  await enter(page, trader, await trader.authenticator.nextCode());
  await page.goto('/staking');
  await expectHeading(page, 'Staking');
  return page;
};

const figureBeside = (place: Locator | Page, label: string): Locator =>
  place.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');

/** The rewards shown before confirming: two decimals on screen, and every digit in the title. */
const stake = async (page: Page, amount: string): Promise<string> => {
  await fieldOf(page, 'Amount').fill(amount);
  await page.getByRole('checkbox', { name: /^Confirm and understand/ }).check();
  await page.getByRole('button', { name: 'Stake XDC' }).click();
  const dialog = page.getByRole('dialog', { name: /^Stake / });
  const shown = figureBeside(dialog, 'Estimated yield');
  await expect(shown).toContainText(/^[\d,]+\.\d{2}(?!\d)/, { useInnerText: true });
  const estimate = (await shown.locator('[title]').getAttribute('title')) ?? '';
  await dialog.getByRole('textbox', { name: 'Authenticator code' }).fill(await trader.authenticator.nextCode());
  await dialog.getByRole('button', { name: 'Stake XDC' }).click();
  await expect(page.getByText('Staking started')).toBeVisible();
  return estimate;
};

const change = async (page: Page, button: string, dialogName: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: dialogName });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Authenticator code' }).fill(await trader.authenticator.nextCode());
  await expect(dialog).toBeHidden();
};

/** The available XDC, and beside it what is held. */
const expectInWallet = async (page: Page, figures: string | RegExp): Promise<void> => {
  await page.goto('/wallet');
  await expectHeading(page, 'Wallet');
  await expectAvailable(page, 'XDC', figures);
};

test('staking is stopped at first; once open, the estimated rewards are paid, and the stake is returned [STK-170]', async ({
  browser,
  exchange,
}) => {
  const page = await openStaking(browser, exchange, deskScreen);
  await expect(page.getByRole('button', { name: 'Staking Disabled' })).toBeVisible();
  await expect(
    page.getByText('The community staking cap is reached. Staking is temporarily stopped.').first(),
  ).toBeVisible();
  await switchStaking(exchange, 'on');
  await page.reload();
  const estimate = await stake(page, '100000');
  await expectInWallet(page, /^300,000\.0+ 100,000\D/);
  await page.goto('/staking-order');
  await expectHeading(page, 'Staking Orders');
  await change(page, 'Disable Auto', 'Turn off auto-renewal?');
  await expect(page.getByText('Wont Renew')).toBeVisible();

  await exchange.clock.forward(95 * day);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule for 100,000 XDC' }).click();
  expect(estimate).toMatch(/^[\d,]+\.\d{3,18}$/);
  await expect(figureBeside(page, 'Total rewards received')).toHaveText(`${estimate} XDC`);
  await page.getByRole('link', { name: 'Staking Rewards', exact: true }).click();
  await expect(
    page.getByRole('table', { name: 'Staking Rewards' }).getByRole('row').filter({ hasText: 'Flexible' }),
  ).toHaveCount(3);
  await expectInWallet(page, showExactly(add('400000', estimate.replaceAll(',', ''))));
  await page.context().close();
});

test('on a phone a stake is revoked, and returned after seven days [STK-171] @nightly', async ({
  browser,
  exchange,
}) => {
  await switchStaking(exchange, 'on');
  const page = await openStaking(browser, exchange, phone);
  await stake(page, '200000');
  await page.getByRole('link', { name: 'Staking Orders', exact: true }).click();
  // A row of two lines opens to the rest, and to what can be done with the stake.
  await page.getByRole('button', { name: /^Schedule for 200,000 XDC/ }).click();
  await change(page, 'Revoke', 'Revoke this stake?');
  await expect(page.getByText('Revoked', { exact: true }).first()).toBeVisible();
  await expectFittingWidth(page);
  // On a phone a row says what is available, below what all of the coin is worth; what is staked is in the row below.
  await expectInWallet(page, / 20\d,\d{3}\.\d+$/);
  await expect(page.getByText('200,000', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'XDC details' }).click();
  await expect(page.getByText('200,000', { exact: true })).toBeVisible();
  await page.goto('/staking-order');
  await exchange.clock.forward(7 * day + 60_000);
  await expect(page.getByText('Returned', { exact: true })).toBeVisible();
  await expectInWallet(page, / 40\d,\d{3}\.\d+$/);
  await switchStaking(exchange, 'off');
  await page.goto('/staking');
  await expect(page.getByRole('button', { name: 'Staking Disabled' })).toBeVisible();
  await page.context().close();
});
