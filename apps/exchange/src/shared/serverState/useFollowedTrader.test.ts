import { liveExamples } from '@exchange/api/testing';
import { expect, it, vi } from 'vitest';
import { createScriptedFeed } from '../testing/scriptedFeed';
import { followTrader } from './useFollowedTrader';

const userId = 'u-1001';

const follow = () => {
  const { feed, say, become } = createScriptedFeed();
  const refresh = vi.fn();
  return { say, become, refresh, stop: followTrader({ feed, userId, refresh }) };
};

it("reloads lists and balances on the trader's trades, fills and cancels [TRD-288]", () => {
  const { say, refresh } = follow();
  for (const channel of ['demo-event-{userId}', 'order-history-{userId}', 'order-cancel-{userId}'] as const)
    say(channel, liveExamples[channel]);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('reloads them when the connection is lost and when it is back', () => {
  const { become, refresh, stop } = follow();
  become('lost');
  become('connecting');
  become('waiting');
  expect(refresh).toHaveBeenCalledTimes(1);
  become('live');
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  become('live');
  expect(refresh).toHaveBeenCalledTimes(2);
});
