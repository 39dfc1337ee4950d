import { pairNames } from '@exchange/domain';
import { z } from 'zod';
import { feesOf } from '../reference/fees';
import { currencyStatsOf, pairStatusOf } from '../areas/status/handlers';
import type { PairChannels, PrivateChannels, PublicChannels } from '../live/liveChannels';
import { createMarketFeed } from '../areas/markets/marketFeed';
import type { Services } from './arranging/arrange';
import { findTrader } from './arranging/pactTrader';

interface Told {
  /** Name on the wire. */
  channel: string;
  payload: unknown;
}

/** The message as it would be published now; `given` has the parameters of the states before. */
type Message = (services: Services, given: Record<string, unknown>) => Promise<Told>;

const sent =
  (channel: keyof PublicChannels, payload: (services: Services) => unknown): Message =>
  async (services) => ({ channel, payload: await payload(services) });

/** What the real feed publishes on a channel after every pair has moved. */
const published = (channel: keyof PublicChannels): Message =>
  sent(channel, ({ market }) => {
    const said = new Map<string, unknown>();
    createMarketFeed(market, { publish: (name, payload) => void said.set(name, payload) })(pairNames);
    return said.get(channel);
  });

const toldOn = ({ messages }: Services, channel: string): Told => ({ channel, payload: messages.on(channel) });

const toEverybody =
  (channel: keyof PublicChannels): Message =>
  async (services) =>
    toldOn(services, channel);

const ofPair =
  (channel: keyof PairChannels): Message =>
  async (services, given) => {
    const { pair } = z.object({ pair: z.enum(pairNames) }).parse(given);
    return toldOn(services, channel.replace('{pair}', pair));
  };

const toTrader =
  (channel: keyof PrivateChannels): Message =>
  async (services, given) => {
    const { email } = z.object({ email: z.email() }).parse(given);
    const { uniqueId } = await findTrader(services, email);
    return toldOn(services, `${channel}-${uniqueId}`);
  };

/** Each message by its description in the pacts. */
export const providerMessages: Readonly<Record<string, Message>> = {
  'the figures of a pair that was traded': published('pairStats'),
  'the volume of a pair that was traded': published('pairVolume'),
  'what the coins are worth after a trade': published('estimate-price-update'),
  'the status of a coin whose withdrawals were stopped': sent('update-curr-status', ({ status }) =>
    currencyStatsOf(status),
  ),
  'the status of a pair whose trading was stopped': sent('update-pair-status', ({ status }) => pairStatusOf(status)),
  'the fees of a pair that were changed': sent('updateFee', ({ accounts }) => feesOf(accounts.db)),
  'an order on a pair that was accepted': ofPair('{pair}'),
  'an order on a pair that was cancelled': ofPair('{pair}'),
  'what changed in a book': ofPair('{pair}-book'),
  'a trade on a pair': ofPair('{pair}-trades'),
  'the newest rows of a tape': ofPair('{pair}-tradeHistory'),
  'orders that were matched': toEverybody('demo-event'),
  'a cancelled order': toEverybody('order-cancel'),
  'a trade on any pair': toEverybody('trade-history'),
  'an own order that was traded, partially': toTrader('demo-event'),
  'an own order that was traded, completed': toTrader('demo-event'),
  'an own order that was cancelled': toTrader('order-cancel'),
  'an own order that changed, as it was placed': toTrader('order-history'),
  'an own order that changed, as it was traded': toTrader('order-history'),
  'an own order that changed, as it was cancelled': toTrader('order-history'),
  'a decision on own documents': toTrader('update-kyc-status'),
  'a decision on an own ratio swap': toTrader('ratio-swap-update'),
  'an own deposit that was seen': toTrader('deposit-update'),
  'an own deposit that was credited': toTrader('deposit-update'),
  'an own deposit that has all its confirmations': toTrader('deposit-update'),
  'an own deposit that is kept': toTrader('deposit-update'),
  'an own deposit that was reversed': toTrader('deposit-update'),
  'an own withdrawal that was requested': toTrader('withdrawal-update'),
  'an own withdrawal that was approved': toTrader('withdrawal-update'),
  'an own withdrawal that was completed': toTrader('withdrawal-update'),
  'an own withdrawal that was cancelled': toTrader('withdrawal-update'),
  'an own stake that was revoked': toTrader('staking-update'),
  'an own reward as the referrer that was paid': toTrader('referral-update'),
  'an own reward as the referred that was paid': toTrader('referral-update'),
};
