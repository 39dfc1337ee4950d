import { pairNames } from '@exchange/domain';
import { currencyStatsOf, pairStatusOf } from '../areas/status/handlers';
import type { PublicChannels } from '../live/liveChannels';
import { createMarketFeed } from '../live/marketFeed';
import type { Services } from './arrange';

type Channel = keyof PublicChannels;

interface ProviderMessage {
  channel: Channel;
  payload: (services: Services) => unknown;
}

/** What the real feed publishes on a channel when every pair has moved. */
const published = (channel: Channel): ProviderMessage => ({
  channel,
  payload: ({ market }) => {
    const said = new Map<string, unknown>();
    createMarketFeed(market, { publish: (name, payload) => void said.set(name, payload) })(pairNames);
    return said.get(channel);
  },
});

/** Each message by the description that the pacts have of it. */
export const providerMessages: Readonly<Record<string, ProviderMessage>> = {
  'the figures of a pair that was traded': published('pairStats'),
  'the volume of a pair that was traded': published('pairVolume'),
  'what the coins are worth after a trade': published('estimate-price-update'),
  'the status of a coin whose withdrawals were stopped': {
    channel: 'update-curr-status',
    payload: ({ status }) => currencyStatsOf(status),
  },
  'the status of a pair whose trading was stopped': {
    channel: 'update-pair-status',
    payload: ({ status }) => pairStatusOf(status),
  },
};
