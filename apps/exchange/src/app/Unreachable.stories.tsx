import { outOfReach } from '@exchange/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ServicesContext } from '#shared/services/services.ts';
import { routes } from './routes';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from '#entities/createQueries.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import {
  createTestEnvironment,
  createTestPage,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';

const open = (stored: Record<string, string>) => {
  const page = createTestPage();
  const live = createScriptedFeed();
  let isOnline = true;
  const environment = createTestEnvironment({
    fetch: outOfReach,
    stored,
    page,
    feed: live.feed,
    isOnline: () => isOnline,
  });
  const services = createServices(testConfig, testVersion, environment);
  return {
    services,
    queries: createQueries(services),
    /** The browser loses its network, or has it again. */
    become: (state: 'online' | 'offline') => {
      isOnline = state === 'online';
      live.become(isOnline ? 'live' : 'lost');
      page.dispatchEvent(new Event(state));
    },
  };
};

let application = open({});

let goTo: ((path: string) => void) | undefined;

let shown = '';

/** A screen appears once it has loaded; until then the one before it stays. */
const Screens = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    shown = pathname;
    goTo = (path) => void navigate(path);
  }, [navigate, pathname]);
  return useRoutes(routes);
};

const Application = () => (
  <ServicesContext value={application.services}>
    <QueryClientProvider client={application.queries}>
      <MemoryRouter>
        <Screens />
      </MemoryRouter>
    </QueryClientProvider>
  </ServicesContext>
);

const meta = preview.meta({
  component: Application,
  title: 'Screens/Shell/Unreachable',
  globals: { viewport: { value: 'desk' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The full application while the exchange can’t be reached: every screen says so and keeps working.',
      },
    },
  },
});

/** Everything that still shows or announces loading. */
const waiting = (): (string | null)[] => [
  ...screen.queryAllByText('Loading').map(({ parentElement }) => parentElement?.textContent ?? ''),
  ...[...document.querySelectorAll('[aria-busy="true"]')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
];

const show = async (path: string) => {
  await waitFor(() => expect(goTo).toBeDefined());
  goTo?.(path);
  await waitFor(() => expect(shown).toBe(path));
  await screen.findByRole('heading', { level: 1 });
};

const expectNoWaitOn = async (paths: readonly string[]) => {
  for (const path of paths) {
    await show(path);
    await waitFor(() => expect({ path, waiting: waiting() }).toEqual({ path, waiting: [] }));
  }
};

/** Each failure ends loading, of an emailed link and of the home page [SHL-202]. */
export const ForVisitors = meta.story({
  beforeEach: () => {
    goTo = undefined;
    application = open({});
  },
  play: async () => {
    await expectNoWaitOn(['/user/verify_account/t-1', '/updateLoginDetails/t-1', '/resetTfa/t-1', '/']);
    await expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
  },
});

/** Each failure ends loading on the trading screens [SHL-202]. */
export const ForTraders = meta.story({
  beforeEach: () => {
    goTo = undefined;
    application = open(storedTrader);
  },
  play: async () => {
    await expectNoWaitOn(['/trade/BTC-USDT', '/trade/margin', '/trade/XDC-USDT']);
    await expect(screen.getAllByText(/We can't reach the exchange/).length).toBeGreaterThan(2);
  },
});

/** The browser's own event puts one strip over every screen, and what is under the pointer stays there [SHL-280] [SHL-282]. */
export const Offline = meta.story({
  beforeEach: () => {
    goTo = undefined;
    application = open({});
  },
  play: async () => {
    for (const path of ['/', '/terms', '/trade/XDC-USDT']) {
      await show(path);
      const places = () =>
        [...document.querySelectorAll('#content, #content form, #content [role="tab"]')].map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return [top, height];
        });
      if (path.startsWith('/trade')) await screen.findByRole('tab', { name: 'Open Orders' });
      const before = places();
      application.become('offline');
      await expect(await screen.findAllByText("You're offline. Prices aren't updating.")).toHaveLength(1);
      if (path.startsWith('/trade')) await expect(places()).toEqual(before);
      application.become('online');
      await waitFor(() => expect(screen.queryByText(/^You're offline/)).toBeNull());
    }
  },
});
