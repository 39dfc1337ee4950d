import { utcDay, type AssetSymbol } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useState } from 'react';
import { emptyHistory } from '../emptyHistory';
import { allDays, newestFirst, type HistoryPlace } from '../transactions/historyPlace';
import { HistoryView } from '../HistoryView';
import { DepositList } from '../transactions/DepositList';
import type { Explorers } from '../details/transactionContext';
import type { Cancelling } from '../details/CancelWithdrawal';
import { sampleDeposits, sampleNow, sampleWithdrawals } from '../transactions/testing/sampleTransactions';
import type { Deposit, Withdrawal } from '#entities/transactions/transaction.ts';
import type { OlderRows } from '../transactions/TransactionList';
import { ListWithTotals } from '../transactions/ListWithTotals';
import { WithdrawalList } from '../transactions/WithdrawalList';

export const noCancelling: Cancelling = {
  isOffered: true,
  isRunning: () => false,
  problemOf: () => undefined,
  start: () => Promise.resolve(),
};

export interface HistoryInStateProps {
  place?: Partial<HistoryPlace>;
  coin?: AssetSymbol;
  unknownCoin?: string;
  deposits?: RowsState<Deposit>;
  withdrawals?: RowsState<Withdrawal>;
  older?: OlderRows;
  isStale?: boolean;
  explorers?: Explorers;
  cancelling?: Cancelling;
  now?: () => number;
  /** They repeat words of the list. */
  hasTotals?: boolean | undefined;
}

const totalled = (hasTotals: boolean | undefined, state: RowsState<Deposit> | RowsState<Withdrawal>) =>
  hasTotals === true && state.kind === 'ready' ? state.rows : undefined;

const nowOfSamples = () => sampleNow;

/** The screen in a given state. Choices are kept here instead of in the address. */
export const HistoryInState = ({
  place: given,
  coin,
  unknownCoin,
  deposits = { kind: 'ready', rows: Object.values(sampleDeposits) },
  withdrawals = { kind: 'ready', rows: Object.values(sampleWithdrawals) },
  older = { kind: 'here' },
  isStale = false,
  explorers = {},
  cancelling = noCancelling,
  now = nowOfSamples,
  hasTotals,
}: HistoryInStateProps) => {
  const [place, setPlace] = useState<HistoryPlace>({
    tab: 'deposit',
    range: allDays,
    sort: newestFirst,
    page: 1,
    row: undefined,
    ...given,
  });
  const move = (change: Partial<HistoryPlace>) => setPlace((before) => ({ ...before, ...change }));
  const list = { older, isStale, place, explorers, now, onPlaceChange: move, empty: emptyHistory(place.tab, coin) };
  return (
    <HistoryView
      tab={place.tab}
      onTabChange={(tab) => move({ tab, page: 1, row: undefined })}
      {...{ coin, unknownCoin }}
      range={place.range}
      onRangeChange={(range) => move({ range })}
      today={utcDay(sampleNow)}
      onCoinChange={() => undefined}
    >
      <ListWithTotals tab={place.tab} rows={totalled(hasTotals, place.tab === 'deposit' ? deposits : withdrawals)}>
        {place.tab === 'deposit' ? (
          <DepositList {...list} state={deposits} />
        ) : (
          <WithdrawalList {...list} state={withdrawals} cancelling={cancelling} />
        )}
      </ListWithTotals>
    </HistoryView>
  );
};
