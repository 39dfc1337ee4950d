import { expect, test } from '@playwright/test';
import { expectAccessible, expectScreen, watchComplaints } from './page';

test.describe.configure({ mode: 'parallel' });

const signIn = ['Sign in to XDC Exchange', 'XDC Exchange | Sign In'] as const;
const homeTitle = 'XDC Exchange | Bitcoin and digital asset exchange powered by the XDC protocol';

/** What a visitor sees at each documented address. */
const screens: [path: string, heading: string, title?: string][] = [
  ['/', 'Bitcoin and digital asset exchange', homeTitle],
  ['/login', ...signIn],
  ['/register', 'Sign Up'],
  ['/forgot_password', 'Forgot Password'],
  ['/reset_password/t-1', 'Reset Password'],
  ['/user/verify_account', 'Account Verification'],
  ['/ratio-swap', 'Ratio Swap'],
  ['/support', 'Support'],
  ['/trade', 'Spot Trading'],
  ['/trade/XDC-XDCE', 'Spot Trading'],
  ['/trade/margin', 'Margin Trading'],
  ['/trade/margin/ETH-PERPETUAL', 'Margin Trading'],
  ['/about', 'About'],
  ['/terms', 'Terms of Use'],
  ['/privacy', 'Privacy Policy'],
  ['/status', 'System Status'],
  ['/fees', 'Fees'],
  ['/faqs', 'FAQs'],
  ['/tokens', 'Token Details'],
  ['/tokens/XDC', 'Token Details'],
  ['/otc', 'OTC'],
  ['/partnership', 'Partnership'],
  ['/add-asset', 'Add Asset'],
  ['/staking', 'Staking'],
  ['/staking-order', 'Staking Orders'],
  ['/staking-rewards', 'Staking Rewards'],
];

test('each address shows its screen under its title, without complaint [SHL-096] [SHL-097] [DOM-263]', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  for (const [path, heading, title] of screens)
    await test.step(path, async () => {
      await page.goto(path);
      await expectScreen(page, heading, title);
    });
  expect(complaints).toEqual([]);
});

test('an unknown path leads a visitor to sign in [SHL-041]', async ({ page }) => {
  for (const path of ['/nowhere', '/login/now', '/Login']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expectScreen(page, ...signIn);
  }
});

test('a link leads to the top of the next page, with its heading read out [SHL-045]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 200 });
  await page.goto('/faqs');
  await expectScreen(page, 'FAQs');
  await expect(page.getByRole('heading', { name: 'FAQs' })).not.toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expectScreen(page, 'Terms of Use');
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 1000));
  await page.goBack();
  await expectScreen(page, 'FAQs');
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [system, other] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`the theme is the system's ${system} first, then the chosen one, also after a reload [SHL-098] [SHL-099]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/fees');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', system);

    await page.getByRole('button', { name: `Use the ${other} theme` }).click();
    await expect(root).toHaveAttribute('data-theme', other);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const bar of await page.locator('meta[name="theme-color"]').all())
      await expect(bar).toHaveAttribute('content', background);

    await page.reload();
    await expect(root).toHaveAttribute('data-theme', other);
    await expectScreen(page, 'Fees');
    await expect(page.getByRole('button', { name: `Use the ${system} theme` })).toBeVisible();
  });

test('forced colours frame the chosen tab, and fill the active option [SHL-127]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/fees');
  const outlineOf = (name: string): Promise<string> =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).outlineStyle);
  expect(await outlineOf('Trading Fees')).toBe('solid');
  expect(await outlineOf('Withdrawal Fees')).toBe('none');

  await page.goto('/staking');
  const periods = page.getByRole('group', { name: 'Period' }).getByRole('radio');
  await expect(periods.first()).toBeAttached();
  const frames = await periods.evaluateAll((all) =>
    all.map((radio) => [
      (radio as HTMLInputElement).checked,
      getComputedStyle(radio.closest('label') ?? radio).outlineStyle === 'solid',
    ]),
  );
  expect(frames.filter(([isChosen, isFramed]) => isChosen !== isFramed)).toEqual([]);
  expect(frames.some(([isChosen]) => isChosen)).toBe(true);
  await page.goto('/fees');

  await page.keyboard.press('Control+k');
  const fillOf = (place: number): Promise<string> =>
    page
      .getByRole('option')
      .nth(place)
      .evaluate((option) => getComputedStyle(option).backgroundColor);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await fillOf(0)).not.toBe(await fillOf(1));
});

test('a browser that forbids storage shows everything all the same', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/fees');
  await expectScreen(page, 'Fees');
  await page.getByRole('button', { name: /^Use the/ }).click();
  expect(complaints).toEqual([]);
});

test('a broken configuration is explained, and tried again on request [SHL-090]', async ({ page }) => {
  await page.route('/config.json', (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.goto('/fees');
  await expect(page.getByText('Its settings (/config.json) are not valid JSON')).toBeVisible();
  await page.unroute('/config.json');

  await page.route('/config.json', (route) => route.fulfill({ json: { registrationOpen: 'yes' } }));
  await page.reload();
  await expect(page.getByRole('heading', { name: "The exchange can't start" })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(
    'registrationOpen must be true or false, without quotes, but is "yes".',
  );
  await expectAccessible(page);

  await page.unroute('/config.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectScreen(page, 'Fees');
});

test('a live chat is loaded where the settings name its script, and nothing of the kind by default [SHL-094]', async ({
  page,
  baseURL,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/fees');
  await expectScreen(page, 'Fees');
  expect(await page.locator('script[src]:not([src^="/"])').count()).toBe(0);

  const scriptUrl = `${String(baseURL)}/chat.js`;
  expect(scripts).not.toContain(scriptUrl);
  await page.route(scriptUrl, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route('/config.json', async (route) => {
    const settings = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...settings, liveChat: { scriptUrl } } });
  });
  await page.reload();
  await expectScreen(page, 'Fees');
  await expect.poll(() => scripts.filter((url) => url === scriptUrl)).toHaveLength(1);
});

test('a service worker of an earlier version is gone after a load [SHL-093]', async ({ page, context }) => {
  await context.route('/old.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/fees');
  await expectScreen(page, 'Fees');
  await page.evaluate(() => navigator.serviceWorker.register('/old.js').then(() => undefined));
  expect(await workers()).toBe(1);

  await page.reload();
  await expectScreen(page, 'Fees');
  await expect.poll(workers).toBe(0);
});

test('the version is logged once, and stands in the footer [SHL-092]', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/fees');
  await expectScreen(page, 'Fees');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expectScreen(page, 'FAQs');
  const said = lines.filter((line) => /^Version \d+\.\d+\.\d+$/.test(line));
  expect(said).toHaveLength(1);
  await expect(page.getByRole('contentinfo')).toContainText(said.join());
});
