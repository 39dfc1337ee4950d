import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { mailsTo } from '../accounts/mailbox';
import { because } from '../accounts/operator';
import { expectHeading, expectLoggedIn, fieldOf, sendCredentials, settleChance } from '../accounts/signIn';
import { enter } from '../accounts/traders';
import type { VerifiedTrader } from '../accounts/verifiedTrader';
import type { OwnExchange } from '../ownExchange';

export const deskScreen: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A separate browser with the exchange's time, in which no one is signed in. */
export const openBrowser = async (
  browser: Browser,
  { url, clock }: OwnExchange,
  screen = deskScreen,
): Promise<Page> => {
  const context = await browser.newContext({ ...screen, baseURL: url });
  const page = await context.newPage();
  await page.clock.setSystemTime(clock.now());
  await settleChance(page);
  return page;
};

export const signInWithCode = async (page: Page, trader: VerifiedTrader): Promise<void> => {
  await page.context().addCookies(trader.cookies ?? []);
  await sendCredentials(page, trader);
  await expectHeading(page, 'Two-factor authentication');
  // Nothing is pressed: the sixth digit submits it.
  await fieldOf(page, 'Authenticator code').fill(await trader.authenticator.nextCode());
};

/** Signed in, with the wallet open. */
export const openWallet = async (browser: Browser, exchange: OwnExchange, trader: VerifiedTrader): Promise<Page> => {
  const page = await openBrowser(browser, exchange);
  await enter(page, trader, await trader.authenticator.nextCode());
  await page.goto('/wallet');
  await expectHeading(page, 'Wallet');
  await expectLoggedIn(page);
  return page;
};

export const coinRow = (page: Page, coin: string): Locator =>
  page
    .getByRole('table', { name: 'Coins' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${coin} `) }) });

const detailsOf = (page: Page, coin: string): Locator =>
  coinRow(page, coin).getByRole('button', { name: `${coin} details` });

/** On a phone a row has its value and what is available in one cell, and opens to everything else. */
const isPhone = async (page: Page, coin: string): Promise<boolean> => {
  await expect(coinRow(page, coin)).toBeVisible();
  return (await detailsOf(page, coin).count()) > 0;
};

/** The available balance, and beside it how much of the coin is elsewhere or held. */
export const expectAvailable = async (page: Page, coin: string, text: string | RegExp): Promise<void> => {
  const isLast = typeof text === 'string' && (await isPhone(page, coin));
  const expected = isLast ? new RegExp(String.raw`(^|\s)${text.replaceAll('.', String.raw`\.`)}$`) : text;
  await expect(coinRow(page, coin).getByRole('cell').first()).toHaveAccessibleName(expected);
};

const openCoin = async (page: Page, coin: string): Promise<void> => {
  const details = detailsOf(page, coin);
  if ((await isPhone(page, coin)) && (await details.getAttribute('aria-expanded')) === 'false') await details.click();
};

export const openPanel = async (page: Page, kind: 'Deposit' | 'Withdraw', coin: string): Promise<Locator> => {
  await openCoin(page, coin);
  await page
    .getByRole('table', { name: 'Coins' })
    .getByRole('button', { name: `${kind} ${coin}`, exact: true })
    .click();
  return page.getByRole('region', { name: kind === 'Deposit' ? `${coin} deposit` : `Withdraw ${coin}` });
};

export interface Going {
  coin: string;
  address: string;
  amount: string;
}

/** Fills the panel with an address not used before. */
export const fillWithdrawal = async (panel: Locator, { coin, address, amount }: Going): Promise<void> => {
  await panel.getByRole('combobox', { name: `${coin} address` }).fill(address);
  await panel.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await panel.getByRole('checkbox', { name: 'I have checked every character' }).check();
};

/** Newest first, from all emails. */
const mailedCodes = async (page: Page, email: string): Promise<string[]> =>
  (await mailsTo(page, email)).flatMap(({ code }) => code ?? []);

/** Enters both codes, as the trader receives them. */
export const confirmWithdrawal = async (
  panel: Locator,
  coin: string,
  { email, authenticator }: VerifiedTrader,
): Promise<void> => {
  const page = panel.page();
  const dialog = page.getByRole('dialog', { name: `Confirm ${coin} withdrawal` });
  const { length: before } = await mailedCodes(page, email);
  await panel.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.poll(() => mailedCodes(page, email)).toHaveLength(before + 1);
  const [code = ''] = await mailedCodes(page, email);
  await dialog.getByRole('textbox', { name: 'Email code' }).fill(code);
  await dialog.getByRole('textbox', { name: 'Authenticator code' }).fill(await authenticator.nextCode());
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('Withdrawal requested')).toBeVisible();
};

/** From `/dev/chain` in another tab, as someone outside sends coins. */
const sendFromChain = async (
  page: Page,
  coin: string,
  amount: string,
  fillAddress: (field: Locator) => Promise<void>,
) => {
  const chain = await page.context().newPage();
  await chain.goto(`/dev/chain/${coin}`);
  await chain.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await fillAddress(chain.getByRole('textbox', { name: 'Address' }));
  await chain.getByRole('button', { name: 'Send test coins' }).click();
  await expect(chain.getByRole('status')).toContainText('Test coins sent.');
  await chain.close();
};

export const sendCoins = (page: Page, { coin, address, amount }: Going): Promise<void> =>
  sendFromChain(page, coin, amount, (field) => field.fill(address));

/** To the address copied from the screen. */
export const payInto = (page: Page, amount: string, coin: string): Promise<void> =>
  sendFromChain(page, coin, amount, (field) => field.press('ControlOrMeta+V'));

export const mineBlock = async (page: Page, coin: string): Promise<void> => {
  const chain = await page.context().newPage();
  await chain.goto(`/dev/chain/${coin}`);
  await chain.getByRole('button', { name: `Mine a ${coin} block` }).click();
  await expect(chain.getByRole('status')).toContainText('Block mined.');
  await chain.close();
};

/** As the operator, with a reason for the log. */
export const moveWithdrawal = (
  { operate }: OwnExchange,
  step: 'approve' | 'send' | 'complete',
  id: string,
): Promise<string> => operate(['withdrawal', step, id, ...because]);

/** A history's rows, without the open details below them. */
export const historyRows = (page: Page, kind: 'Deposits' | 'Withdrawals'): Locator =>
  page
    .getByRole('table', { name: kind, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

export const timeLine = (page: Page): Locator => page.getByRole('list', { name: 'Timeline' });
