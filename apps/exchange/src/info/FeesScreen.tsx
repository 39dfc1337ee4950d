import { useTab } from '#shared/page/useTab.ts';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { FeesView, feeTabs } from './FeesView';
import { feesQuery } from '#entities/fees/fees.ts';

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
