import { useSearchParams } from 'react-router-dom';
import { rowsState } from '../shared/serverState/loadedState';
import { useLoaded } from '../shared/serverState/useLoaded';
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
  const loaded = useLoaded(feesQuery(client));
  const { data, retry } = loaded;
  const state = rowsState(loaded, data && [data], { expected: pairsAndCoins });
  return <FeesView {...place} state={state} onLookAgain={retry} />;
};
