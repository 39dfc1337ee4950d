import { outOfReach } from '@exchange/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ServicesContext } from '../shared/services/services';
import { routes } from './routes';
import { createServices } from './services/createServices';
import { createQueries } from './session/createQueries';
import { createTestEnvironment, storedTrader, testConfig, testVersion } from './testing/testEnvironment';

const open = (stored: Record<string, string>) => {
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch: outOfReach, stored }));
  return { services, queries: createQueries(services) };
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

const expectNoWaitOn = async (paths: readonly string[]) => {
  await waitFor(() => expect(goTo).toBeDefined());
  for (const path of paths) {
    goTo?.(path);
    await waitFor(() => expect(shown).toBe(path));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect({ path, waiting: waiting() }).toEqual({ path, waiting: [] }));
  }
};

const forEverybody = ['/trade/XDC-USDT', '/trade/BTC-USDT', '/trade/margin', '/'];

/** Each failure ends loading, for visitors [SHL-202]. */
export const ForVisitors = meta.story({
  beforeEach: () => {
    goTo = undefined;
    application = open({});
  },
  play: async () => {
    await expectNoWaitOn(['/user/verify_account/t-1', '/updateLoginDetails/t-1', '/resetTfa/t-1', ...forEverybody]);
    await expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
  },
});

/** Each failure ends loading, for a trader [SHL-202]. */
export const ForTraders = meta.story({
  beforeEach: () => {
    goTo = undefined;
    application = open(storedTrader);
  },
  play: async () => {
    await expectNoWaitOn([...forEverybody, '/trade/XDC-USDT']);
    await expect(screen.getAllByText(/We can't reach the exchange/).length).toBeGreaterThan(2);
  },
});
