import { createFakeExchange, ok, outOfReach, type Answers } from '@exchange/api/testing';
import { assetLinks, assetOf, assetSymbols, pairOf, type PairName } from '@exchange/domain';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { cellTexts } from '#shared/testing/cellTexts.ts';
import { tokenStories } from './generated/tokens.gen';
import { plainWords, settingWords } from './pages/words';
import { TokensScreen } from './TokensScreen';

const statsOf = (pairName: string, price: string, percentChange: string) => ({
  pairId: pairOf(pairName as PairName).id,
  pairName,
  price,
  usdPrice: price,
  percentChange,
  high: price,
  low: price,
  volume: '1',
});

const priced: Answers = {
  pairPrices: ok({ data: [statsOf('BTC-USDT', '109905.74', '-0.46'), statsOf('XDC-USDT', '0.08', '1.17')] }),
  candles: 'found',
};

interface AtProps {
  address: string;
  answers?: Answers;
}

const At = ({ address, answers = priced }: AtProps) => {
  const [services] = useState(() => {
    const { fetch } = createFakeExchange(answers);
    return createServices(testConfig, testVersion, createTestEnvironment({ fetch }));
  });
  return (
    <InApp services={services} at={address}>
      <Routes>
        <Route path="/tokens" element={<TokensScreen />} />
        <Route path="/tokens/:token" element={<TokensScreen />} />
      </Routes>
    </InApp>
  );
};

const settings = settingWords(testConfig, 0);

const meta = preview.meta({
  component: At,
  title: 'Screens/Info/Tokens',
  args: { address: '/tokens' },
  parameters: { layout: 'fullscreen', docs: { description: { component: 'What each coin is, at /tokens.' } } },
});

/** BTC by default; a tab per coin, each with its story, overview, links, supply and markets [DOM-049] [INF-040]. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Token Details' })).toBeVisible();
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toHaveLength(9);
    await expect(canvas.getByRole('tab', { name: 'BTC' })).toHaveAttribute('aria-selected', 'true');
    for (const tab of tabs) {
      await userEvent.click(tab);
      const panel = within(canvas.getByRole('tabpanel'));
      for (const name of ['Introduction', 'Overview', 'Supply and circulation', 'Links', 'On this exchange'])
        await expect(panel.getByRole('heading', { name })).toBeVisible();
      const symbol = assetSymbols.find((one) => one === tab.textContent) ?? 'BTC';
      const { fullName } = assetOf(symbol);
      const { launchDate } = assetLinks[symbol];
      await expect(panel.getByRole('heading', { level: 2, name: `${fullName} ${symbol}` })).toBeVisible();
      await expect(panel.getByText(plainWords(tokenStories[symbol].description, settings))).toBeVisible();
      await expect(panel.getByText('Launched').nextElementSibling).toHaveTextContent(
        launchDate.split('-').toReversed().join('-'),
      );
      await expect(panel.getByRole('heading', { name: 'Introduction' }).nextElementSibling).not.toBeEmptyDOMElement();
      const supply = panel.getByRole('table', { name: 'Supply and circulation' });
      const dates = cellTexts(supply).map(([, , since]) => since);
      await expect(dates.length).toBeGreaterThan(0);
      for (const date of dates) await expect(date).toMatch(/^(\d\d-){0,2}\d{4}$/);
      const sources = within(supply).getAllByRole('link');
      await expect(sources).toHaveLength(dates.length);
      for (const source of sources) await expect(source).toHaveAttribute('href', expect.stringMatching(/^https:/));
      for (const name of ['Website', 'Whitepaper', 'Source code'])
        await expect(panel.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
          'href',
          expect.stringMatching(/^https:/),
        );
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'BTC' }));
    await expect(canvas.getByRole('row', { name: /Maximum supply 21,000,000 03-01-2009/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'BTC / USDT' })).toHaveAttribute('href', '/trade/BTC-USDT');
  },
});

/** The token in the address, in any case [DOM-049]. */
export const Named = meta.story({
  args: { address: '/tokens/xdce' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'XDCE' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByText('10,000 XDCE')).toHaveLength(2);
  },
});

/** An unlisted token is named in a message [INF-041]. */
export const Unknown = meta.story({
  args: { address: '/tokens/DOGE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We don’t list “DOGE”. Showing BTC.'.replace('’', "'"))).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'BTC' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** What one is worth, how that changed today, and its week, from the market in dollars [INF-240]. */
export const Priced = meta.story({
  args: { address: '/tokens/XDC' },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('region', { name: 'Price' });
    const price = within(shown);
    await waitFor(() => expect(shown).toHaveTextContent('$0.080000'));
    await expect(price.getByText('+1.17%')).toBeVisible();
    await expect(await price.findByRole('img', { name: 'The price of XDC in the last 7 days' })).toBeVisible();
    await expect(price.getByRole('link', { name: 'XDC / USDT chart' })).toHaveAttribute('href', '/trade/XDC-USDT');
  },
});

/** Coins without a market in dollars say what they count as [INF-241]. */
export const PricedOtherwise = meta.story({
  args: { address: '/tokens/BCHABC' },
  play: async ({ canvas }) => {
    const shown = () => canvas.getByRole('region', { name: 'Price' });
    const price = () => within(shown());
    await waitFor(() => expect(shown()).toHaveTextContent('$600.00'));
    await expect(price().getByText("It isn't traded here. The exchange counts one as 7,500 XDC.")).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'USDT' }));
    await waitFor(() => expect(shown()).toHaveTextContent('$1.00'));
    await expect(price().getByText('It counts as one US dollar here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'XDCE' }));
    await expect(price().getByText(/^XDCE has no market in dollars here\./)).toBeVisible();
    await expect(price().queryByRole('link')).toBeNull();
  },
});

/** Without prices the page says so, and keeps the room of the line [INF-242]. */
export const WithoutPrices = meta.story({
  args: { address: '/tokens/BTC', answers: { pairPrices: outOfReach, candles: outOfReach } },
  play: async ({ canvas }) => {
    const price = within(canvas.getByRole('region', { name: 'Price' }));
    await expect(price.getByText('Price unavailable')).toBeVisible();
    const { top } = price.getByText('Last 7 days').getBoundingClientRect();
    await expect(top - price.getByText('Price unavailable').getBoundingClientRect().bottom).toBeGreaterThan(72);
    await expect(price.queryByRole('img')).toBeNull();
  },
});
