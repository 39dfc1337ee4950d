import { readFileSync } from 'node:fs';
import { outOfReach } from '@exchange/api/testing';
import { publicPages } from '@exchange/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { matchRoutes, MemoryRouter, useRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { paths } from '#shared/page/paths.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { routes, warmScreen } from './routes';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from '#entities/createQueries.ts';
import { createTestEnvironment, storedTrader, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';

const list = readFileSync(new URL('../../../../docs/acceptance/shell.md', import.meta.url), 'utf8');

/** The rows of the routes section: `| SHL-009 | `/user/verify_account/{token}` is … |`. */
const documented = [...list.matchAll(/^\| (SHL-0[0-3]\d) +\| `(\/[^`]*)`/gm)].map(([, code = '', path = '']) => ({
  code,
  path: path.replace('{token}', ':token'),
}));

const matchedPath = (path: string): string | undefined => matchRoutes(routes, path)?.at(-1)?.route.path;

const Screens = () => useRoutes(routes);

/** The page that this address shows, once everything has loaded. */
const pageAt = async (path: string, stored: Record<string, string> = {}): Promise<string> => {
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch: outOfReach, stored }));
  await waitFor(services.session, (state) => !state.matches('unknown'));
  const { prelude } = await prerenderToNodeStream(
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueries(services)}>
        <MemoryRouter initialEntries={[path]}>
          <Screens />
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  );
  services.session.stop();
  let html = '';
  for await (const part of prelude) html += String(part);
  return html;
};

const built: [code: string, path: string, heading: string][] = [
  ['SHL-001', '/', 'Bitcoin and digital asset exchange'],
  ['SHL-002', '/login', 'Sign in to XDC Exchange'],
  ['SHL-003', '/register', 'Sign Up'],
  ['SHL-004', '/forgot_password', 'Forgot Password'],
  ['SHL-005', '/reset_password/t-1', 'Reset Password'],
  ['SHL-006', '/updateLoginDetails/t-1', 'Login Activity'],
  ['SHL-007', '/resetTfa/t-1', 'Two-Factor Authentication'],
  ['SHL-008', '/user/verify_account', 'Account Verification'],
  ['SHL-010', '/ratio-swap', 'Ratio Swap'],
  ['SHL-011', '/support', 'Support'],
  ['SHL-012', '/trade', 'Spot Trading'],
  ['SHL-014', '/trade/margin', 'Margin Trading'],
  ['SHL-024', '/otc', 'OTC'],
  ['SHL-025', '/partnership', 'Partnership'],
  ['SHL-026', '/add-asset', 'Add Asset'],
  ['SHL-027', '/wallet', 'Wallet'],
  ['SHL-028', '/history', 'History'],
  ['SHL-029', '/history/XDC', 'History'],
  ['SHL-030', '/order-history', 'Order History'],
  ['SHL-031', '/profile', 'Profile'],
  ['SHL-032', '/staking', 'Staking'],
  ['SHL-033', '/staking-order', 'Staking Orders'],
  ['SHL-034', '/staking-rewards', 'Staking Rewards'],
  ['SHL-016', '/about', 'About'],
  ['SHL-017', '/terms', 'Terms of Use'],
  ['SHL-018', '/privacy', 'Privacy Policy'],
  ['SHL-019', '/status', 'System Status'],
  ['SHL-020', '/fees', 'Fees'],
  ['SHL-021', '/faqs', 'FAQs'],
  ['SHL-022', '/tokens', 'Token Details'],
  ['SHL-023', '/tokens/XDC', 'Token Details'],
];

/** Pages that only show a message; their heading proves nothing about their purpose. */
/** The first test to request a screen compiles it, which takes time on a busy machine. */
const loadingMs = 60_000;

/** Logged-in traders are redirected from these. */
const forVisitors: readonly string[] = ['/login', '/register'];

describe('routes', () => {
  it('all exist, with their documented spelling', () => {
    expect(documented).toHaveLength(34);
    expect(documented.map(({ path }) => matchedPath(path.replace(':token', 't-1')))).toEqual(
      documented.map(({ path }) => path),
    );
  });

  it.each(built)('[%s] %s answers with its screen', { timeout: loadingMs }, async (_, path, heading) => {
    const page = await pageAt(path, forVisitors.includes(path) ? {} : storedTrader);
    expect(page).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  });

  it('[SHL-001] / has the market table', { timeout: loadingMs }, async () => {
    expect(await pageAt('/')).toMatch(/<table.*Last Price.*24h Volume.*<\/table>/s);
  });

  const openToVisitors = ['SHL-016', 'SHL-017', 'SHL-018', 'SHL-019', 'SHL-020', 'SHL-021', 'SHL-022'];

  it.each(built.filter(([code]) => openToVisitors.includes(code)))(
    '(%s) %s opens without an account [SHL-046]',
    { timeout: loadingMs },
    async (_, path, heading) => {
      expect(await pageAt(path)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    },
  );

  it.each(publicPages.filter(({ title }) => title !== undefined))(
    '$path has the heading that search engines get [INF-203]',
    { timeout: loadingMs },
    async ({ path, title }) => {
      expect(await pageAt(path)).toMatch(new RegExp(`<h1[^>]*>${String(title)}</h1>`));
    },
  );

  it('redeem the token in the address [SHL-009]', async () => {
    const page = await pageAt('/user/verify_account/t-1');
    expect(page).toMatch(/<h1[^>]*>Account Verification<\/h1>/);
    expect(page).toContain('We are verifying your account. Please wait for a while.');
    expect(await pageAt('/user/verify_account')).not.toContain('We are verifying your account.');
  });

  it('exist for every address the application uses, with what the link carries [SHL-233]', () => {
    const withToken: readonly string[] = [paths.resetPassword, paths.loginActivity, paths.twoFactorReset];
    const opened = Object.values(paths).map((path) => (withToken.includes(path) ? `${path}/t-1` : path));
    expect(opened.filter((path) => matchedPath(path) === '*')).toEqual([]);
  });

  it.each(['/Login', '/updatelogindetails/t-1', '/resettfa/t-1', '/Trade'])(
    'do not accept another spelling: %s [SHL-040]',
    (path) => {
      expect(matchedPath(path)).toBe('*');
    },
  );

  it.each(['/login/now', '/reset_password', '/wallet/XDC', '/trade/margin/ETH-PERPETUAL/more', '/user'])(
    'match only the whole path: %s [SHL-040]',
    (path) => {
      expect(matchedPath(path)).toBe('*');
    },
  );

  it.each(['/wallet', '/history', '/history/XDC', '/order-history', '/profile'])(
    'show a visitor nothing of %s [SHL-044]',
    async (path) => {
      expect(await pageAt(path)).not.toContain('<h1');
    },
  );

  it.each(['/', '/trade', '/fees', '/terms', '/tokens/XDC', '/status', '/ratio-swap'])(
    'open %s without an account',
    async (path) => {
      expect(await pageAt(path)).toContain('<h1');
    },
  );
});

describe('the screen of an address', () => {
  it.each([
    ['/', 'HomeScreen'],
    ['/trade/XDC-USDT', 'TradeScreen'],
    ['/trade/margin', 'MarginScreen'],
    ['/reset_password/t-1', 'ResetPasswordScreen'],
  ])('is requested before it renders: %s', async (path, name) => {
    expect(await warmScreen(path)).toHaveProperty(name);
  });

  it('is none if there is no such address', async () => {
    expect(await warmScreen('/no-such-page')).toBeUndefined();
  });
});
