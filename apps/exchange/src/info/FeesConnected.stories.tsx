import { createFakeExchange, ok, outOfReach } from '@exchange/api/testing';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from '#entities/createQueries.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { cellTexts } from '#shared/testing/cellTexts.ts';
import { FeesScreen } from './FeesScreen';

/** None of these matches a documented figure. */
const ownFees = ok({
  data: {
    tradingFees: [{ symbol: 'XDC-ETH', currencySymbol: 'XDC-ETH', buy: '0.2', sell: '0.3' }],
    withdrawalFees: [{ currencyName: 'BTC', withdrawalFee: '0.002', minWithdrawal: '0.01' }],
  },
});

const application = () => {
  const exchange = createFakeExchange({ fees: ownFees });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch: exchange.fetch }));
  return { exchange, services, queries: createQueries(services) };
};

let running = application();

const Query = () => <output aria-label="Query">{useLocation().search}</output>;

const Screen = ({ address }: { address: string }) => (
  <InApp {...running} at={address}>
    <FeesScreen />
    <Query />
  </InApp>
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Info/Fees/Connected',
  parameters: { layout: 'fullscreen' },
  args: { address: '/fees' },
  beforeEach: () => {
    running = application();
  },
});

/**
 * Fees that couldn't be loaded are loaded by Retry; they are the ones that the exchange sends, even where they differ
 * from the documented ones [INF-102].
 */
export const Loaded = meta.story({
  beforeEach: () => {
    running.exchange.answer({ fees: outOfReach });
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    running.exchange.answer({ fees: ownFees });
    await userEvent.click(retry);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
    await canvas.findByRole('link', { name: 'XDC / ETH' });
    const trading = cellTexts(canvas.getByRole('table', { name: 'Trading Fees' }));
    await expect(trading).toHaveLength(10);
    await expect(trading).toContainEqual(['XDC / ETH', '0.20%', '0.30%']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Withdrawal Fees' }));
    const withdrawal = cellTexts(await canvas.findByRole('table', { name: 'Withdrawal Fees' }));
    await expect(withdrawal).toHaveLength(9);
    await expect(withdrawal).toContainEqual(['BTC', 'Bitcoin', '0.01', 'Free', '0.002']);
  },
});

/** A database error sent in place of fees isn't fee data; Refresh loads again. */
export const DatabaseError = meta.story({
  beforeEach: () => {
    running.exchange.answer({ fees: 'databaseError' });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Fees aren't available right now.")).toBeVisible();
    await expect(canvas.queryByText('0.50%')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Withdrawal Fees' }));
    await expect(await canvas.findByText("Fees aren't available right now.")).toBeVisible();
    running.exchange.answer({ fees: ownFees });
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('0.002')).toBeVisible();
  },
});

/** The tab is in the address, so withdrawal fees can be linked to [INF-103]. */
export const TabOfAddress = meta.story({
  args: { address: '/fees?tab=withdrawal' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Withdrawal Fees' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('0.002')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Trading Fees' }));
    await expect(await canvas.findByText('0.30%')).toBeVisible();
    const query = canvas.getByRole('status', { name: 'Query' });
    await expect(query).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('tab', { name: 'Withdrawal Fees' }));
    await expect(query).toHaveTextContent('?tab=withdrawal');
  },
});
