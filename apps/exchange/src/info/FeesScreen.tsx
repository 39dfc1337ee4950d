import { useTab } from '../shared/page/useTab';
import { rowsState } from '../shared/serverState/loadedState';
import { useLoaded } from '../shared/serverState/useLoaded';
import { useServices } from '../shared/services/services';
import { FeesView, feeTabs } from './FeesView';
import { feesQuery } from '../entities/fees/fees';

const pairsAndCoins = 10;

/** The exchange's current fees. */
export const FeesScreen = () => {
  const place = useTab(feeTabs);
  const { client } = useServices();
  const loaded = useLoaded(feesQuery(client));
  const { data, retry } = loaded;
  const state = rowsState(loaded, data && [data], { expected: pairsAndCoins });
  return <FeesView {...place} state={state} onLookAgain={retry} />;
};
