import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { liveFeed, serve } from '../live/liveTest';
import { messages, figure } from './contract';
import { state } from './states';

const { eachLike } = MatchersV3;

describe('x', () => {
  it('y', () =>
    messages()
      .addAsynchronousInteraction()
      .given(...state('a pair with a price', { pair: 'XDC-USDT', price: '0.0521', change: '0.001' }))
      .expectsToReceive('volumes of pairs', (message) => {
        message.withMetadata({ channel: 'pairVolume' }).withJSONContent(eachLike({ pairName: 'XDC-USDT', volume: figure('12') }));
      })
      .executeTest(async ({ contents }) => {
        const server = await serve();
        const { feed, problems } = await liveFeed(server);
        const heard: unknown[] = [];
        feed.on({ channel: 'pairVolume' }, (payload) => heard.push(payload));
        server.tell('pairVolume', contents.content);
        await expect.poll(() => heard).toEqual([contents.content]);
        expect(problems).toEqual([]);
      }));
});
