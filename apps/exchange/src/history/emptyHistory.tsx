import { emptyText } from '@exchange/domain';
import { Button, Link, type EmptyTexts } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import type { HistoryTab } from './transactions/historyPlace';
import { historyScreenTexts as texts } from './texts';

const words = {
  deposit: { list: 'deposits', step: texts.makeDeposit, ofCoin: texts.noDeposits },
  withdrawal: { list: 'withdrawals', step: texts.makeWithdrawal, ofCoin: texts.noWithdrawals },
} as const;

/** Shown in an empty list. With a coin or dates chosen, there may still be other rows. */
export const emptyHistory = (tab: HistoryTab, coin: string | undefined, onAllDates?: () => void): EmptyTexts => {
  const { list, step, ofCoin } = words[tab];
  const text = emptyText(list, true);
  if (onAllDates !== undefined)
    return {
      text,
      more: texts.noneInDates[tab],
      action: (
        <Button variant="outline" tone="neutral" size="small" onClick={onAllDates}>
          {texts.showAllDates}
        </Button>
      ),
    };
  const [to, label] =
    coin === undefined
      ? [paths.wallet, step]
      : [tab === 'deposit' ? paths.history : `${paths.history}?tab=${tab}`, texts.showAllCoins];
  return {
    text,
    more: coin === undefined ? undefined : ofCoin(coin),
    action: (
      <Link asChild>
        <RouterLink to={to}>{label}</RouterLink>
      </Link>
    ),
  };
};
