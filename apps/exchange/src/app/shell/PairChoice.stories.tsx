import { createFakeExchange, ok } from '@exchange/api/testing';
import { pairOf } from '@exchange/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { HomeScreen } from '#markets/HomeScreen.tsx';
import { pairOfPath } from '#shared/market/rememberedPair.ts';
import { dayQuotes } from '#shared/testing/quotes.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createQueries } from '#entities/createQueries.ts';
import { createServices } from '#shared/services/createServices.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { PairChoice } from './pair/PairChoice';

const prices = dayQuotes.map(({ pair, ...figures }) => ({ ...figures, pairName: pair.name }));

/** An exchange that sends the day's prices but doesn't save favourites. */
const open = (stored: Record<string, string> = {}) => {
  const { feed, say } = createScriptedFeed();
  const { fetch, sent } = createFakeExchange({
    ...signedInAnswers,
    pairPrices: ok({ data: prices }),
    dayPrices: ok({ data: [] }),
    addFavouritePair: 'unknownPair',
    removeFavouritePair: 'unknownPair',
  });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, feed, stored }));
  return { services, queries: createQueries(services), say, sent };
};

let exchange = open();

let pages = 0;

/** Shows which page load this is, and its address. */
const Page = () => {
  const { pathname } = useLocation();
  const [page] = useState(() => (pages += 1));
  return (
    <>
      <PairChoice pair={pairOf(pairOfPath(pathname, { cookie: '' }).name)} />
      <p>
        Page {page} at {pathname}
      </p>
    </>
  );
};

const meta = preview.meta({
  component: PairChoice,
  title: 'Screens/Shell/PairChoice',
  args: { pair: pairOf('XDC-USDT') },
  decorators: [
    (Story) => (
      <InApp {...exchange}>
        <div style={{ minBlockSize: '480px' }}>
          <Story />
        </div>
      </InApp>
    ),
  ],
  beforeEach: () => {
    exchange = open();
    pages = 0;
  },
  parameters: {
    docs: {
      description: {
        component: 'The pair of the trading header, wired: figures, favourites and the way to other pairs.',
      },
    },
  },
});

const openPicker = async (canvas: { getByRole: typeof screen.getByRole }): Promise<HTMLElement> => {
  await userEvent.click(canvas.getByRole('button', { name: /Choose a pair/ }));
  return screen.findByRole('dialog', { name: 'Choose a pair' });
};

/** Choosing a pair goes to its trade page without a reload [TRD-021]. */
export const Chosen = meta.story({
  render: () => <Page />,
  play: async ({ canvas }) => {
    const picker = await openPicker(canvas);
    await userEvent.click(await within(picker).findByText('XDC / ETH'));
    await expect(await canvas.findByText('Page 1 at /trade/XDC-ETH')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /XDC \/ ETH/ })).toBeVisible();
  },
});

const starOf = (part: HTMLElement) => within(part).getByRole('button', { name: 'Favourite XDC / USDT', hidden: true });

/** Favourites are shared with home [TRD-024]. */
export const StarOfHome = meta.story({
  render: (args) => (
    <>
      <PairChoice {...args} />
      <HomeScreen />
    </>
  ),
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('table');
    await within(home).findByText('XDC / USDT');
    await userEvent.click(starOf(home));
    const picker = await openPicker(canvas);
    await expect(starOf(picker)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(starOf(picker));
    await expect(starOf(home)).toHaveAttribute('aria-pressed', 'false');
  },
});

/** A favourite that the exchange refuses is undone, and a message says why [TRD-025]. */
export const StarRefused = meta.story({
  beforeEach: () => {
    exchange = open(storedTrader);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(exchange.sent('favouritePairs')).not.toHaveLength(0));
    const picker = await openPicker(canvas);
    await within(picker).findByText('XDC / USDT');
    await userEvent.click(starOf(picker));
    await expect(await screen.findByText("This pair doesn't exist.")).toBeVisible();
    await expect(starOf(picker)).toHaveAttribute('aria-pressed', 'false');
  },
});
