import { createFakeExchange, outOfReach } from '@exchange/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Config } from '#shared/config/config.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from '#entities/createQueries.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { Shell } from './Shell';

interface Visit {
  stored?: Record<string, string>;
  settings?: Partial<Config>;
  isSessionKnown?: boolean;
  fetch?: typeof globalThis.fetch;
}

const shellAt = async (
  path: string,
  { stored = {}, settings = {}, isSessionKnown = true, fetch = createFakeExchange(signedInAnswers).fetch }: Visit = {},
): Promise<string> => {
  const services = createServices(
    { ...testConfig, ...settings },
    testVersion,
    createTestEnvironment({ fetch, stored }),
  );
  if (isSessionKnown) await waitFor(services.session, (state) => !state.matches('unknown'));
  const html = renderToStaticMarkup(
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueries(services)}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route element={<Shell />}>
              <Route path="*" element={<p>the screen</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  );
  services.session.stop();
  return html;
};

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
    ([, to = '', inside = '']) => `${inside.replace(/<[^>]*>/g, '')} → ${to}`,
  );

describe('frame', () => {
  it.each(['/trade', '/trade/XDC-XDCE', '/trade/margin'])(
    'is the trading header and no footer on %s [SHL-050]',
    async (path) => {
      const html = await shellAt(path);
      expect(html).not.toContain('<footer');
      expect(linksIn(html)).toEqual(expect.arrayContaining(['Log In → /login', 'Register → /register']));
    },
  );

  it.each(['/', '/fees', '/login', '/ratio-swap'])(
    'is the public header and the footer on %s [SHL-051]',
    async (path) => {
      const html = await shellAt(path);
      expect(html).toContain('<footer');
      expect(linksIn(html)).toEqual(expect.arrayContaining(['Sign In → /login', 'Sign Up → /register']));
    },
  );

  it('is on XDC / ETH away from the trading screens, until a pair is chosen [SHL-067]', async () => {
    expect(await shellAt('/traders')).toContain('XDC / ETH market data');
    expect(await shellAt('/trade')).toContain('XDC / XDCE market data');
  });

  it("is not stuck in 'Loading' by any call that fails at start-up [SHL-054]", async () => {
    const html = await shellAt('/fees', { stored: storedTrader, fetch: outOfReach });
    expect(html).toContain('the screen');
    expect(html).not.toContain('>Loading</p>');
  });

  it('offers a visitor of the trading screens `Log In | Register` [SHL-079] [DOM-265]', async () => {
    expect((await shellAt('/trade')).replace(/<[^>]*>/g, '')).toContain('Log In | Register');
  });

  it('links everyone to staking, ratio swap and swap [SHL-073] [SHL-074]', async () => {
    for (const stored of [{}, storedTrader])
      expect(linksIn(await shellAt('/fees', { stored }))).toEqual(
        expect.arrayContaining(['Staking → /staking', 'Ratio Swap → /ratio-swap', 'Swap → /trade/XDC-XDCE']),
      );
  });

  it.each(['/user/verify_account', '/user/verify_account/t-1'])(
    "doesn't ask to sign in or up on %s [SHL-081] [ACC-110]",
    async (path) => {
      expect(linksIn(await shellAt(path)).join()).not.toMatch(/login|register/);
    },
  );

  it('offers a logged-in trader neither login nor registration [SHL-052]', async () => {
    for (const path of ['/', '/trade'])
      expect(linksIn(await shellAt(path, { stored: storedTrader })).join()).not.toMatch(/login|register/);
  });

  it("shows 'Loading' until the session is known, and renders no screen [SHL-053] [DOM-264]", async () => {
    const html = await shellAt('/fees', { isSessionKnown: false });
    expect(html).toContain('>Loading</p>');
    expect(html).not.toContain('the screen');
    expect(linksIn(html).join()).not.toMatch(/login|register/);
    expect(await shellAt('/fees')).toContain('the screen');
  });

  it('links the five pages in the footer [SHL-055] [DOM-266]', async () => {
    expect(linksIn(await shellAt('/'))).toEqual(
      expect.arrayContaining([
        'Fees → /fees',
        'FAQs → /faqs',
        'Support → /support',
        'Terms of Use → /terms',
        'Privacy Policy → /privacy',
      ]),
    );
  });

  it('links the social pages in the settings, in a new tab [SHL-056]', async () => {
    const socialLinks = [{ name: 'Mastodon', url: 'https://social.example/@xdc' }];
    const html = await shellAt('/', { settings: { socialLinks } });
    expect(linksIn(html)).toContain('Mastodon (opens in a new tab) → https://social.example/@xdc');
    expect(html).toMatch(/rel="noopener noreferrer"[^>]*>Mastodon/);
  });

  it('shows the version in the footer [SHL-057]', async () => {
    expect(await shellAt('/')).toContain('Version 2.0.11');
  });

  it('shows the product name in the settings [SHL-207]', async () => {
    expect(linksIn(await shellAt('/', { settings: { brandName: 'Blue Sea' } }))).toContain('Blue Sea → /');
  });

  it('begins with a link that skips to the content', async () => {
    expect(linksIn(await shellAt('/'))[0]).toBe('Skip to content → #content');
  });
});
