import type { LiveFeed } from '@exchange/api';
import { cleanups, type Cleanup } from '@exchange/domain';
import type { DepositEvent } from '@exchange/machines';
import { readDeposit } from '#entities/transactions/transaction.ts';
import { incomingDeposits } from './incomingDeposits';

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus' | 'status'>;
  userId: string;
  onPageWake: (listener: () => void) => Cleanup;
  send: (event: DepositEvent) => void;
}

/** Events that reach the panel besides the answers to its calls. */
export const followDeposits = ({ feed, userId, onPageWake, send }: Following): Cleanup => {
  let isLive = feed.status() === 'live';
  return cleanups([
    feed.on({ channel: 'deposit-update-{userId}', userId }, (changed) => {
      for (const deposit of incomingDeposits([readDeposit(changed)])) send({ type: 'deposit.changed', deposit });
    }),
    feed.onStatus((status) => {
      const wasLive = isLive;
      isLive = status === 'live';
      if (isLive && !wasLive) send({ type: 'look.requested' });
      if (!isLive && wasLive) send({ type: 'feed.lost' });
    }),
    onPageWake(() => send({ type: 'look.requested' })),
  ]);
};
