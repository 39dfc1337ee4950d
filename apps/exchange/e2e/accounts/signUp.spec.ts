import { expect, test, type Page } from '@playwright/test';
import { ownExchange } from '../ownExchange';
import { linkIn, mailAfter, mailsTo } from './mailbox';
import { switchRegistration } from './operator';
import {
  expectHeading,
  expectLoggedIn,
  expectToast,
  fieldOf,
  numberField,
  openSignIn,
  sendCredentials,
} from './signIn';
import { newAddress } from './traders';

// Registration opens and closes for everyone.
const exchange = ownExchange();
let page: Page;

test.beforeEach(async ({ browser }) => {
  page = await (await browser.newContext({ baseURL: exchange.url })).newPage();
});

test.afterEach(() => page.context().close());

const password = 'Right-1234!';

const fillSignUp = async (page: Page, email: string): Promise<void> => {
  await fieldOf(page, 'First name').fill('Ada');
  await fieldOf(page, 'Last name').fill('Lovelace');
  await fieldOf(page, 'Email').fill(email);
  await fieldOf(page, 'Password').fill(password);
  await fieldOf(page, 'Confirm password').fill(password);
};

const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

test('while registration is stopped nobody can sign up, whatever the page shows; once open, the form continues unchanged [ACC-082] [ACC-083] [DOM-275] [ACC-085] [ACC-140]', async () => {
  const email = newAddress();
  await switchRegistration(page, false, exchange.dataDir);
  await page.goto('/register');
  await expect(create(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(create(page)).toHaveAttribute('title', 'Registrations Stopped.');
  await expect(page.getByText("We aren't opening new accounts at the moment.")).toBeVisible();

  // A page opened before it was stopped.
  await page.route('/config.json', (route) => route.fulfill({ json: { registrationOpen: true } }));
  await page.reload();
  await fillSignUp(page, email);
  await create(page).click();
  await expectToast(page, 'Registrations Stopped.');
  await expect(fieldOf(page, 'Email')).toHaveValue(email);
  expect(await mailsTo(page, email)).toEqual([]);

  await switchRegistration(page, true, exchange.dataDir);
  await create(page).click();
  await expectHeading(page, 'Verify Email');
});

test("an account is opened, verified with its emailed link, and can't log in before; the link works once [ACC-081] [ACC-084] [ACC-105] [ACC-110] [ACC-111] [ACC-141]", async () => {
  await switchRegistration(page, true, exchange.dataDir);
  const email = newAddress();
  await page.goto(`/register?email=${encodeURIComponent(email)}`);
  await expect(fieldOf(page, 'Email')).toHaveValue(email);
  await fillSignUp(page, email);
  const mail = await mailAfter(page, email, () => create(page).click());
  await expectHeading(page, 'Verify Email');
  await expect(page.getByText(email)).toBeVisible();

  await openSignIn(page);
  await sendCredentials(page, { email, password });
  await expectToast(page, 'Verify your email address first.');
  await expect(numberField(page)).toHaveValue('');

  await page.goto(linkIn(mail));
  await expectHeading(page, 'Email is verified. Please Login');
  const offered = page.getByRole('banner').getByRole('link', { name: /^Sign (In|Up)$/ });
  await expect(offered).toHaveCount(0);
  await page.reload();
  await expectHeading(page, 'Verify token is incorrect or expired.');
  await expect(page.getByText("If you've followed it before, your email is verified.")).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(offered).toHaveCount(2);
  await sendCredentials(page, { email, password });
  await expectLoggedIn(page);
});

test('an address that is taken is reported at its field, with nothing lost [ACC-085] [ACC-142]', async () => {
  await switchRegistration(page, true, exchange.dataDir);
  await page.goto('/register');
  await fillSignUp(page, 'plain@demo.test');
  await create(page).click();
  const field = fieldOf(page, 'Email');
  await expect(field).toHaveAccessibleDescription('This email address is already registered.');
  await expect(field).toHaveValue('plain@demo.test');
  await expect(fieldOf(page, 'Confirm password')).toHaveValue(password);
});

test('without a connection a message says so, and signing up works once there is one [ACC-086]', async () => {
  await switchRegistration(page, true, exchange.dataDir);
  await page.goto('/register');
  await fillSignUp(page, newAddress());
  await page.route('**/api/user/register', (route) => route.abort());
  await create(page).click();
  await expectToast(page, 'Error occured');
  await page.unroute('**/api/user/register');
  await create(page).click();
  await expectHeading(page, 'Verify Email');
});
