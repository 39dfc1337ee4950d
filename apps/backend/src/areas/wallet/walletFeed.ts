import { toDepositItem } from '../../transfers/depositItem';
import { toWithdrawalItem } from '../../transfers/withdrawalItem';
import type { EventFact } from '../../exchange/committedEvents';
import type { FollowOptions } from '../../live/feed';

const tell = (live: FollowOptions['live'], { kind, payload }: EventFact): void => {
  if (kind === 'deposit.changed') {
    const { owner, id } = payload.deposit;
    if (owner !== null)
      live.tellTrader(owner, 'deposit-update', { ...toDepositItem(payload.deposit), userId: owner, depositId: id });
  }
  if (kind === 'withdrawal.changed') {
    const { trader, id } = payload.withdrawal;
    live.tellTrader(trader, 'withdrawal-update', {
      ...toWithdrawalItem(payload.withdrawal),
      userId: trader,
      transactionId: id,
    });
  }
};

/** Publishes progress of deposits and withdrawals to their traders, once durable and in order. */
export const followWallet = ({ exchange, live }: FollowOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const event of events) tell(live, event);
  });
