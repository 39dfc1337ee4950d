import { assetLinks, assetOf, assetSymbols } from '@exchange/domain';
import { expect, userEvent, within } from 'storybook/test';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { cellTexts } from '#shared/testing/cellTexts.ts';
import { tokenStories } from './generated/tokens.gen';
import { plainWords, settingWords } from './pages/words';
import { TokensScreen } from './TokensScreen';

const At = ({ address }: { address: string }) => (
  <MemoryRouter initialEntries={[address]}>
    <ServicesContext value={createServices(testConfig, testVersion, createTestEnvironment())}>
      <Routes>
        <Route path="/tokens" element={<TokensScreen />} />
        <Route path="/tokens/:token" element={<TokensScreen />} />
      </Routes>
    </ServicesContext>
  </MemoryRouter>
);

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
