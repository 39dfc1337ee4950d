import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '#shared/services/services.ts';
import { useFollowedTrader } from '#shared/serverState/useFollowedTrader.ts';
import { useSession } from '#shared/services/useSession.ts';
import { useTraderRows, type ListState } from '#shared/serverState/useTraderList.ts';
import { followTransactions } from './followTransactions';
import type { ListedRow } from './mergeRows';
import { depositsQuery, withdrawalsQuery, type History } from './queries';
import type { Deposit, Withdrawal } from './transaction';

const rowsOf = <Row extends ListedRow>({ rows }: History<Row>): readonly Row[] => rows;

/** A list that shows what has been read while the rest is still loading. */
export interface HistoryState<Row> extends ListState<Row> {
  /** Read to the end. */
  isWhole: boolean;
}

const isWholeOf = ({ isWhole }: History<unknown>): boolean => isWhole;

const useHistory = <Row extends ListedRow>(
  query: (userId: string) => UseQueryOptions<History<Row>>,
  isWanted: boolean,
): HistoryState<Row> => {
  const userId = useSession().trader?.uniqueId ?? '';
  const list = useTraderRows({ query, rowsOf, isWanted });
  const { data: isWhole = false } = useQuery({ ...query(userId), enabled: false, select: isWholeOf });
  return { ...list, isWhole };
};

interface Wanted {
  /** Every coin if left out. */
  symbol?: string | undefined;
  /** True if left out. */
  isWanted?: boolean;
}

/** The trader's deposits, newest first. */
export const useDeposits = ({ symbol, isWanted = true }: Wanted = {}): HistoryState<Deposit> => {
  const { client } = useServices();
  return useHistory((userId) => depositsQuery(client, { userId, symbol }), isWanted);
};

/** The trader's withdrawals, newest first. */
export const useWithdrawals = ({ symbol, isWanted = true }: Wanted = {}): HistoryState<Withdrawal> => {
  const { client } = useServices();
  return useHistory((userId) => withdrawalsQuery(client, { userId, symbol }), isWanted);
};

/** Updates each row as soon as the server pushes it. Use once per screen. */
export const useFollowedTransactions = (): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  useEffect(
    () => (userId === undefined ? undefined : followTransactions({ feed, queries, userId })),
    [feed, queries, userId],
  );
  useFollowedTrader();
};
