import { expect, test, type Page } from '@playwright/test';
import { mailsTo } from '../accounts/mailbox';
import { because, operate } from '../accounts/operator';
import { fieldOf, settleChance, solveCaptcha } from '../accounts/signIn';
import { newAddress } from '../accounts/traders';

const send = (page: Page) => page.getByRole('button', { name: 'Send ticket' });

const contact = '**/common/contact';

test('a ticket survives a reload and a lost answer, is accepted once, and is answered in its thread [REQ-200]', async ({
  page,
}) => {
  const email = newAddress();
  await settleChance(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Query type' }).click();
  await page.getByRole('option', { name: 'Crypto Deposit' }).click();
  await fieldOf(page, 'From Address').fill('xdc12');
  await fieldOf(page, 'Name').fill('Ada');
  await fieldOf(page, 'Mobile number').fill('5550100');
  await fieldOf(page, 'Contact email').fill(email);
  await fieldOf(page, 'Description').fill('<b>It never arrived.</b>');
  // The browser stores the draft a moment after it was typed.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('request support'))).toContain('never arrived');
  await page.reload();
  await expect(fieldOf(page, 'Description')).toHaveValue('<b>It never arrived.</b>');
  await expect(fieldOf(page, 'From Address')).toHaveValue('xdc12');

  // The request arrives, but its answer doesn't.
  await page.route(contact, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await solveCaptcha(page);
  await send(page).click();
  await expect(page.getByText("Sending it again unchanged won't create a second request.")).toBeVisible();
  await page.unroute(contact);
  await solveCaptcha(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  const reference = (await page.getByText(/^R-[A-Z2-7]{8}$/).textContent()) ?? '';

  await expect.poll(() => mailsTo(page, email)).toHaveLength(1);
  const [received] = await mailsTo(page, email);
  expect(received?.subject).toBe(`Support ticket: Crypto Deposit (${reference})`);
  expect(await operate(['requests', 'show', reference])).toContain('<b>It never arrived.</b>');
  await operate(['requests', 'answer', reference, 'It is credited now.', ...because]);
  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toEqual([`Re: Support ticket: Crypto Deposit (${reference})`, `Support ticket: Crypto Deposit (${reference})`]);
});
