import { createFakeExchange } from '@exchange/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { createServices } from '../app/services/createServices';
import { createQueries } from '../app/session/createQueries';
import { followChannels } from '../app/session/followChannels';
import { createScriptedFeed } from '../app/testing/scriptedFeed';
import { createTestEnvironment, testConfig, testVersion } from '../app/testing/testEnvironment';
import { ServicesContext } from '../shared/services/services';
import { cellTexts } from '../shared/testing/cellTexts';
import { inRouter } from '../shared/testing/inRouter';
import { StatusScreen } from './StatusScreen';

const application = () => {
  const { feed, say } = createScriptedFeed();
  const { fetch } = createFakeExchange({ currencyStats: 'found', pairStatus: 'found' });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, feed }));
  const queries = createQueries(services);
  followChannels({ feed, session: services.session, queries });
  return { services, queries, say };
};

let running = application();

const meta = preview.meta({
  component: StatusScreen,
  title: 'Screens/Status/Connected',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  beforeEach: () => {
    running = application();
  },
  render: () => (
    <ServicesContext value={running.services}>
      <QueryClientProvider client={running.queries}>
        <StatusScreen />
      </QueryClientProvider>
    </ServicesContext>
  ),
});

/** Coins and pairs change as the live channels say, without a reload; what an event leaves out stays [STS-005]. */
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
