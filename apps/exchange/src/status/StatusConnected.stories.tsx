import { createFakeExchange, outOfReach, type Answers } from '@exchange/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from '#entities/createQueries.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { cellTexts } from '#shared/testing/cellTexts.ts';
import { staysFailed } from '#shared/testing/staysFailed.ts';
import { StatusScreen } from './StatusScreen';

const application = (answers: Answers = {}) => {
  const { feed, say } = createScriptedFeed();
  const { fetch, answer, sent } = createFakeExchange({
    currencyStats: 'found',
    pairStatus: 'found',
    incidents: 'found',
    ...answers,
  });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, feed }));
  return { services, queries: createQueries(services), say, answer, sent };
};

let running = application();

const meta = preview.meta({
  component: StatusScreen,
  title: 'Screens/Status/Connected',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    running = application();
  },
  render: () => (
    <InApp {...running}>
      <StatusScreen />
    </InApp>
  ),
});

/** Coins and pairs follow the live channels without a reload; what an event leaves out stays [STS-005]. */
export const Live = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'XDC' });
    const coins = canvas.getByRole('table', { name: 'Coins' });
    const pairs = canvas.getByRole('table', { name: 'Trading pairs' });
    await expect(cellTexts(coins)).toContainEqual(['XDC', 'Coin', 'Active', 'Active']);
    running.say('update-curr-status', { XDC: ['Coin', 'Inactive', 'Active'] });
    await within(coins).findByRole('row', { name: /XDC .*Inactive/ });
    await expect(cellTexts(coins)).toContainEqual(['XDC', 'Coin', 'Inactive', 'Active']);
    await expect(cellTexts(coins)).toContainEqual(['XRP', 'Coin', 'Active', 'Inactive']);
    running.say('update-pair-status', [{ pair: 'XDC-ETH', tradingFlag: false }]);
    await within(pairs).findByRole('row', { name: /XDC \/ ETH .*Inactive/ });
  },
});

const table = (name: string) => within(screen.getByRole('table', { name }));

/**
 * A live event during an outage changes its coin; the notice, the time and the focus on Retry stay as they are
 * [STS-002].
 */
export const LiveDuringAnOutage = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'XDC' });
    const refreshedAt = canvasElement.querySelector('time')?.dateTime;
    running.answer({ currencyStats: outOfReach });
    await running.queries.invalidateQueries();
    await canvas.findByText('This may be out of date: the last refresh failed.');
    const retry = canvas.getByRole('button', { name: 'Retry' });
    retry.focus();
    // The call caused by the event doesn't fail immediately, just as in real use.
    running.answer({ currencyStats: () => new Promise(() => undefined) });
    running.say('update-curr-status', { XDC: ['Coin', 'Inactive', 'Active'] });
    await table('Coins').findByRole('row', { name: /XDC .*Inactive/ });
    await expect(retry).toHaveFocus();
    await expect(canvasElement.querySelector('time')?.dateTime).toBe(refreshedAt);
    running.answer({ currencyStats: 'found' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toBeInTheDocument());
  },
});

/** Incidents come with the page; an exchange without them has none [STS-155]. */
export const WithIncidents = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Withdrawals of XRP are delayed' })).toBeVisible();
    running.answer({ incidents: Response.json({ statusCode: 404, message: 'Not found' }, { status: 404 }) });
    await running.queries.resetQueries({ queryKey: ['status', 'incidents'] });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Incidents' })).toBeNull());
    await expect(canvas.getByRole('table', { name: 'Coins' })).toBeVisible();
  },
});

/** Everything that loads has its space reserved: nothing below moves [STS-007]. */
export const Loaded = meta.story({
  beforeEach: () => {
    running = application({
      currencyStats: () => new Promise(() => undefined),
      pairStatus: outOfReach,
      incidents: 'none',
    });
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByText('Not refreshed yet');
    const heading = canvas.getByRole('heading', { name: 'Coins' });
    const { top } = heading.getBoundingClientRect();
    running.answer({ currencyStats: 'found', pairStatus: 'found' });
    await running.queries.resetQueries();
    await canvas.findByRole('link', { name: 'XDC' });
    await waitFor(() => expect(line).toHaveTextContent(/^Last refreshed \d/));
    await expect(heading.getBoundingClientRect().top).toBe(top);
  },
});

const unreachable = "We can't reach the exchange. Check your connection and try again.";

/** Without the pairs the coins are still shown; Retry loads the pairs. */
export const PairsOutOfReach = meta.story({
  beforeEach: () => {
    running = application({ pairStatus: outOfReach });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'XRP' });
    const pairs = table('Trading pairs');
    await pairs.findByText(unreachable);
    running.answer({ pairStatus: 'found' });
    const before = running.sent('pairStatus').length;
    await userEvent.click(pairs.getByRole('button', { name: 'Retry' }));
    await expect(await pairs.findByText('XRP / USDT')).toBeVisible();
    await expect(running.sent('pairStatus')).toHaveLength(before + 1);
  },
});

/**
 * Without the coins the pairs are still shown. Trying again, at a press of Retry or by itself, leaves the message and
 * the button where they are, until there is an answer [SHL-210].
 */
export const CoinsStillOutOfReach = meta.story({
  beforeEach: () => {
    running = application({ currencyStats: outOfReach });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('XRP / USDT');
    const coins = table('Coins');
    const message = await coins.findByText(unreachable);
    const retry = coins.getByRole('button', { name: 'Retry' });
    await staysFailed({
      message,
      retry,
      answer: (currencyStats) => running.answer({ currencyStats }),
      reload: () => running.queries.invalidateQueries(),
    });
    running.answer({ currencyStats: 'found' });
    await userEvent.click(retry);
    await expect(await coins.findByRole('link', { name: 'XRP' })).toBeVisible();
  },
});
