import { createFakeExchange, ok } from '@exchange/api/testing';
import { pairs, type PairName } from '@exchange/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ServicesContext } from '#shared/services/services.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createQueries } from '#entities/createQueries.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { Shell } from './Shell';

const statsOf = (pairName: PairName, price: string) => ({
  pairId: pairs.find(({ name }) => name === pairName)?.id ?? '',
  pairName,
  price,
  percentChange: '1.2',
  high: '200000',
  low: '0.01',
  volume: '100',
});

const open = () => {
  const { feed, say, become } = createScriptedFeed();
  const { fetch } = createFakeExchange({ pairPrices: ok({ data: pairs.map(({ name }) => statsOf(name, '1')) }) });
  const environment = createTestEnvironment({ fetch, feed, jar: { cookie: 'lastPair=XDC-ETH' } });
  const services = createServices(testConfig, testVersion, environment);
  return { services, queries: createQueries(services), say, become };
};

let exchange = open();

const Page = ({ at }: { at: string }) => (
  <ServicesContext value={exchange.services}>
    <QueryClientProvider client={exchange.queries}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route element={<Shell />}>
            <Route path="*" element={<h1>The screen</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  </ServicesContext>
);

const meta = preview.meta({
  component: Page,
  title: 'Screens/Shell/LivePair',
  globals: { viewport: { value: 'desk' } },
  args: { at: '/trade/XDC-USDT' },
  beforeEach: () => {
    exchange = open();
  },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The trading header with a scripted live connection.' } },
  },
});

const bar = (label: string) => screen.findByRole('group', { name: `${label} market data` });

const choice = () => screen.findByRole('button', { name: /Choose a pair/ });

/** Live figures reach the header and the pair picker [TRD-287]. */
export const Figures = meta.story({
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await bar('XDC / USDT')).toHaveTextContent('1.00000000'));
    await userEvent.click(await choice());
    exchange.say('pairStats', [statsOf('XDC-USDT', '0.05213'), statsOf('XRP-USDT', '2.46386')]);
    await waitFor(async () => expect(await bar('XDC / USDT')).toHaveTextContent('0.05213000'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('2.46386'));
    await expect(screen.getByRole('dialog')).toHaveTextContent('0.05213000');
  },
});

const colourOf = (part: HTMLElement) => {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(part).color.match(/[\d.]+/g) ?? []).map(Number);
  return { red, green, blue };
};

/** Green while the connection is up; any other state is named [TRD-280]. */
export const Connection = meta.story({
  play: async () => {
    const indicator = within(await bar('XDC / USDT')).getByRole('status');
    await waitFor(() => expect(indicator).toHaveTextContent('Live'));
    await expect(indicator.querySelectorAll('[data-lit="true"]')).toHaveLength(4);
    const { red, green, blue } = colourOf(indicator);
    await expect(green).toBeGreaterThan(Math.max(red, blue));
    exchange.become('lost');
    await waitFor(() => expect(indicator).toHaveTextContent('Reconnecting…'));
    await expect(indicator.querySelectorAll('[data-lit="true"]')).toHaveLength(0);
    await waitFor(() => expect(colourOf(indicator).red).toBeGreaterThan(colourOf(indicator).green));
    exchange.become('connecting');
    await waitFor(() => expect(indicator).toHaveTextContent(/Connecting/));
    exchange.become('live');
    await waitFor(() => expect(indicator).toHaveTextContent('Live'));
  },
});

/** From the margin screen to a spot pair and back, by the same picker [TRD-333]. */
export const Contracts = meta.story({
  args: { at: '/trade/margin' },
  play: async ({ userEvent }) => {
    await bar('BTC / PERPETUAL');
    const pick = async (name: string) => {
      await userEvent.click(await choice());
      await userEvent.click(await within(await screen.findByRole('dialog')).findByText(name));
      await bar(name);
    };
    await pick('ETH / USDT');
    await pick('ETH / PERPETUAL');
  },
});

/**
 * A contract that doesn't exist: another one is shown, a message says so, and the last pair visited stays the same
 * [TRD-334].
 */
export const UnknownContract = meta.story({
  args: { at: '/trade/margin/DOGE-PERPETUAL' },
  play: async () => {
    await bar('BTC / PERPETUAL');
    await expect(await screen.findByText('DOGE-PERPETUAL is not listed. Showing BTC / PERPETUAL.')).toBeVisible();
    await expect(exchange.services.jar.cookie).toBe('lastPair=XDC-ETH');
  },
});
