import type { DepositEvent } from '@exchange/machines';
import { expect, it } from 'vitest';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { followDeposits } from './followDeposits';
import { wireDeposit } from './testing/scriptedDeposit';

const follow = () => {
  const { feed, say, become } = createScriptedFeed();
  const heard: DepositEvent[] = [];
  let wake = (): void => undefined;
  feed.start();
  const stop = followDeposits({
    feed,
    userId: 'u-1001',
    onPageWake: (listener) => {
      wake = listener;
      return () => (wake = () => undefined);
    },
    send: (event) => void heard.push(event),
  });
  return { say, become, wake: () => wake(), stop, types: () => heard.map(({ type }) => type) };
};

it('receives deposits, a lost connection once, its return, and the page waking [WAL-234]', () => {
  const { say, become, wake, stop, types } = follow();
  say('deposit-update-{userId}', wireDeposit(1));
  say('deposit-update-{userId}', wireDeposit(1, { currencyName: 'DOGE' }));
  expect(types()).toEqual(['deposit.changed']);
  for (const status of ['waiting', 'connecting', 'lost'] as const) become(status);
  expect(types().slice(1)).toEqual(['feed.lost']);
  become('live');
  wake();
  expect(types().slice(2)).toEqual(['look.requested', 'look.requested']);
  stop();
  become('lost');
  wake();
  expect(types()).toHaveLength(4);
});
