import { historyCurrency, readAssetSymbol, type AssetSymbol } from '@exchange/domain';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { useServices } from '#shared/services/services.ts';
import { emptyHistory } from './emptyHistory';
import { queryOfPlace, readHistoryPlace, type HistoryPlace } from './transactions/historyPlace';
import { HistoryExport } from './HistoryExport';
import { HistoryView } from './HistoryView';
import { DepositList } from './transactions/DepositList';
import { shownHistory } from './transactions/historyState';
import type { TransactionListProps } from './transactions/TransactionList';
import { useCancelWithdrawal } from './details/useCancelWithdrawal';
import { useDeposits, useFollowedTransactions, useWithdrawals } from '#entities/transactions/useTransactions.ts';
import { WithdrawalList } from './transactions/WithdrawalList';

interface ListProps extends Pick<TransactionListProps<never>, 'onPlaceChange' | 'place'> {
  coin: AssetSymbol | undefined;
}

const Deposits = ({ coin, ...rest }: ListProps) => {
  const { explorers } = useServices().config;
  const history = useDeposits({ symbol: coin });
  return (
    <DepositList {...rest} {...shownHistory(history)} explorers={explorers} empty={emptyHistory('deposit', coin)} />
  );
};

const Withdrawals = ({ coin, ...rest }: ListProps) => {
  const { explorers } = useServices().config;
  const history = useWithdrawals({ symbol: coin });
  const cancelling = useCancelWithdrawal();
  return (
    <WithdrawalList
      {...rest}
      {...shownHistory(history)}
      {...{ explorers, cancelling }}
      empty={emptyHistory('withdrawal', coin)}
    />
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
  const place = useMemo(() => readHistoryPlace(query), [query]);
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
      coin={coin}
      onCoinChange={(chosen) => {
        const search = queryOfPlace({ ...place, page: 1, row: undefined }).toString();
        void navigate({ pathname: pathOfCoin(chosen), search });
      }}
      unknownCoin={unknownCoin}
      actions={unknownCoin === undefined && <HistoryExport tab={place.tab} coin={coin} />}
    >
      <List key={coin ?? ''} coin={coin} place={place} onPlaceChange={move} />
    </HistoryView>
  );
};
