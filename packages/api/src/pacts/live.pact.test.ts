import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { liveFeed, serve, soon } from '../live/liveTest';
import type { ChannelName } from '../live/channels';
import { message } from './contract';
import { exactly, figure, id } from './matchers';
import { state } from './states';

const { arrayContaining, eachValueMatches, string } = MatchersV3;

/** Channels for everybody, whose names have no braces. */
type PublicChannel = Exclude<ChannelName, `${string}{${string}`>;

/** Sends the message through a real connection and gives what a listener of the real feed hears. */
const heardBy = async (channel: PublicChannel, content: unknown): Promise<unknown> => {
  const server = await serve();
  const { feed, problems } = await liveFeed(server);
  const heard: unknown[] = [];
  feed.on({ channel }, (payload) => heard.push(payload));
  server.tell(channel, content);
  await expect.poll(() => [...heard, ...problems], soon).toHaveLength(1);
  expect(problems).toEqual([]);
  return heard[0];
};

describe('a trade', () => {
  const traded = state('a pair with a price', { pair: 'XDC-USDT', price: '0.0521', change: '0.001' });

  it('changes the figures of its pair [CAL-106] [CAL-321]', () =>
    message()
      .given(...traded)
      .expectsToReceive('the figures of a pair that was traded', (told) =>
        told.withMetadata({ channel: 'pairStats' }).withJSONContent(
          arrayContaining({
            pairId: id('4'),
            pairName: 'XDC-USDT',
            price: exactly('0.0521'),
            percentChange: figure('1.95'),
            high: figure('0.0523'),
            low: figure('0.0511'),
            volume: figure('120400'),
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        const figures = await heardBy('pairStats', contents.content);
        expect(figures).toMatchObject([{ pairName: 'XDC-USDT', price: '0.0521' }]);
      }));

  it('changes the volume of its pair [CAL-107] [CAL-321]', () =>
    message()
      .given(...traded)
      .expectsToReceive('the volume of a pair that was traded', (told) =>
        told
          .withMetadata({ channel: 'pairVolume' })
          .withJSONContent(arrayContaining({ pairName: 'XDC-USDT', volume: figure('120400') })),
      )
      .executeTest(async ({ contents }) => {
        const volumes = await heardBy('pairVolume', contents.content);
        expect(volumes).toEqual([{ pairName: 'XDC-USDT', volume: '120400' }]);
      }));

  it('changes what coins are worth in USD [CAL-108] [CAL-321]', () =>
    message()
      .given(...traded)
      .expectsToReceive('what the coins are worth after a trade', (told) =>
        told
          .withMetadata({ channel: 'estimate-price-update' })
          .withJSONContent(eachValueMatches({ XDC: '0.0521' }, figure('0.0521'))),
      )
      .executeTest(async ({ contents }) => {
        const prices = await heardBy('estimate-price-update', contents.content);
        expect(prices).toEqual({ XDC: '0.0521' });
      }));
});

describe('what an operator stops', () => {
  it('withdrawals of a coin, is told to everybody [CAL-115] [CAL-321]', () =>
    message()
      .given(...state('a coin closed for withdrawal', { coin: 'XRP' }))
      .expectsToReceive('the status of a coin whose withdrawals were stopped', (told) =>
        told
          .withMetadata({ channel: 'update-curr-status' })
          .withJSONContent({ XRP: [string('Coin'), 'Active', 'Inactive'] }),
      )
      .executeTest(async ({ contents }) => {
        const coins = await heardBy('update-curr-status', contents.content);
        expect(coins).toEqual({ XRP: ['Coin', 'Active', 'Inactive'] });
      }));

  it('trading on a pair, is told to everybody [CAL-116] [CAL-321]', () =>
    message()
      .given(...state('a pair under maintenance', { pair: 'XRP-USDT' }))
      .expectsToReceive('the status of a pair whose trading was stopped', (told) =>
        told
          .withMetadata({ channel: 'update-pair-status' })
          .withJSONContent(arrayContaining({ pair: 'XRP-USDT', tradingFlag: false })),
      )
      .executeTest(async ({ contents }) => {
        const pairs = await heardBy('update-pair-status', contents.content);
        expect(pairs).toEqual([{ pair: 'XRP-USDT', tradingFlag: false }]);
      }));
});
