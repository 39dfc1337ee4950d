import { historyCurrency, readAssetSymbol, type AssetSymbol } from '@exchange/domain';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { useServices } from '#shared/services/services.ts';
import { emptyHistory } from './emptyHistory';
import {
  allDays,
  queryOfPlace,
  readHistoryPlace,
  type HistoryPlace,
  type HistoryTab,
} from './transactions/historyPlace';
import { HistoryExport } from './HistoryExport';
import { HistoryView } from './HistoryView';
import { isEveryDay, useWithinDays } from './transactions/days';
import { DepositList } from './transactions/DepositList';
import { ListWithTotals } from './transactions/ListWithTotals';
import { shownHistory } from './transactions/historyState';
import type { TransactionListProps } from './transactions/TransactionList';
import { useCancelWithdrawal } from './details/useCancelWithdrawal';
import { useToday } from './useToday';
import {
  useDeposits,
  useFollowedTransactions,
  useWithdrawals,
  type HistoryState,
} from '#entities/transactions/useTransactions.ts';
import { WithdrawalList } from './transactions/WithdrawalList';

interface ListProps extends Pick<TransactionListProps<never>, 'onPlaceChange' | 'place'> {
  coin: AssetSymbol | undefined;
}

const emptyOf = (
  tab: HistoryTab,
  coin: AssetSymbol | undefined,
  { place: { range }, onPlaceChange }: Omit<ListProps, 'coin'>,
) => emptyHistory(tab, coin, isEveryDay(range) ? undefined : () => onPlaceChange({ range: allDays, page: 1 }));

/** Totals of a part would be wrong. */
const rowsIfWhole = <Row,>({ rows, isWhole }: HistoryState<Row>): readonly Row[] | undefined =>
  isWhole ? rows : undefined;

const Deposits = ({ coin, ...rest }: ListProps) => {
  const { explorers } = useServices().config;
  const history = useWithinDays(useDeposits({ symbol: coin }), rest.place.range);
  return (
    <ListWithTotals tab="deposit" rows={rowsIfWhole(history)}>
      <DepositList {...rest} {...shownHistory(history)} explorers={explorers} empty={emptyOf('deposit', coin, rest)} />
    </ListWithTotals>
  );
};

const Withdrawals = ({ coin, ...rest }: ListProps) => {
  const { explorers } = useServices().config;
  const history = useWithinDays(useWithdrawals({ symbol: coin }), rest.place.range);
  const cancelling = useCancelWithdrawal();
  return (
    <ListWithTotals tab="withdrawal" rows={rowsIfWhole(history)}>
      <WithdrawalList
        {...rest}
        {...shownHistory(history)}
        {...{ explorers, cancelling }}
        empty={emptyOf('withdrawal', coin, rest)}
      />
    </ListWithTotals>
  );
};

const lists = { deposit: Deposits, withdrawal: Withdrawals } as const;

const pathOfCoin = (coin: AssetSymbol | undefined): string =>
  coin === undefined ? paths.history : `${paths.history}/${coin}`;

/** Back leads to the previous tab or page, not through every row that was opened. */
const isStep = (from: HistoryPlace, { tab = from.tab, page = from.page }: Partial<HistoryPlace>): boolean =>
  tab !== from.tab || page !== from.page;

/** Deposits and withdrawals. What is shown is kept in the address. */
export const HistoryScreen = () => {
  useFollowedTransactions();
  const { token } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const today = useToday();
  const place = useMemo(() => readHistoryPlace(query, today), [query, today]);
  const named = historyCurrency(token);
  const coin = named === undefined ? undefined : readAssetSymbol(named);
  const unknownCoin = coin === undefined ? named : undefined;
  const move = (change: Partial<HistoryPlace>) =>
    setQuery(queryOfPlace({ ...place, ...change }), { replace: !isStep(place, change) });
  const List = lists[place.tab];
  return (
    <HistoryView
      tab={place.tab}
      onTabChange={(tab) => move({ tab, page: 1, row: undefined })}
      range={place.range}
      onRangeChange={(range) => move({ range, page: 1, row: undefined })}
      today={today}
      coin={coin}
      onCoinChange={(chosen) => {
        const search = queryOfPlace({ ...place, page: 1, row: undefined }).toString();
        void navigate({ pathname: pathOfCoin(chosen), search });
      }}
      unknownCoin={unknownCoin}
      actions={unknownCoin === undefined && <HistoryExport tab={place.tab} coin={coin} range={place.range} />}
    >
      <List key={coin ?? ''} coin={coin} place={place} onPlaceChange={move} />
    </HistoryView>
  );
};
