import { failureText, type FeeData } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../shared/serverState/callFailed';
import { pollFailed } from '../shared/serverState/polling';
import { useServices } from '../shared/services/services';
import { FeesView, feeTabs, type FeesViewProps } from './FeesView';
import { feesQuery } from './fees';

const pairsAndCoins = 10;

/** The tab is kept in the address. */
const useTab = (): Pick<FeesViewProps, 'tab' | 'onTabChange'> => {
  const [query, setQuery] = useSearchParams();
  return {
    tab: feeTabs.find((tab) => tab === query.get('tab')) ?? 'trading',
    onTabChange: (tab) => setQuery(tab === 'trading' ? {} : { tab }),
  };
};

/** The exchange's current fees. */
export const FeesScreen = () => {
  const place = useTab();
  const { client } = useServices();
  const { data, error, isFetching, refetch } = useQuery({ ...feesQuery(client), refetchInterval: pollFailed });
  const onLookAgain = () => void refetch();
  const failure = failureOf(error);
  const state = ((): RowsState<FeeData> => {
    if (data !== undefined) return { kind: 'ready', rows: [data], isRefreshing: isFetching };
    if (failure === undefined) return { kind: 'loading', rows: pairsAndCoins };
    return {
      kind: 'failed',
      text: failureText(failure, 'repeatable'),
      onRetry: onLookAgain,
      isRetrying: isFetching,
    };
  })();
  return <FeesView {...place} {...{ state, onLookAgain }} />;
};
