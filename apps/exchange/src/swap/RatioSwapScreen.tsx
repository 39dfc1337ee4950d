import { useTab } from '#shared/page/useTab.ts';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { useServices } from '#shared/services/services.ts';
import { useFollowedTrader } from '#shared/serverState/useFollowedTrader.ts';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useTraderList } from '#shared/serverState/useTraderList.ts';
import { useSession } from '#shared/services/useSession.ts';
import { availableOf } from '#entities/funds/fund.ts';
import { useBalances } from '#entities/funds/useHoldings.ts';
import { ratioSwapsQuery } from './ratio/queries';
import { RatioSwapView, ratioSwapTabs, type RatioSwapViewProps } from './ratio/RatioSwapView';
import { isPending } from './ratio/swapRow';
import { useRatioSwap } from './ratio/useRatioSwap';

type ScreenProps = Pick<RatioSwapViewProps, 'random'>;

type Place = Pick<RatioSwapViewProps, 'tab' | 'onTabChange'>;

const SignedIn = ({ random, ...place }: Place & ScreenProps) => {
  useFollowedTrader();
  const { client } = useServices();
  const balances = useBalances();
  const swaps = useTraderList({ query: (userId) => ratioSwapsQuery(client, userId) });
  const trader: RatioSwapViewProps['trader'] = {
    entry: useRatioSwap(),
    available: availableOf(balances.rows, 'XDCE'),
    hasBalanceFailed: balances.rows === undefined && balances.failure !== undefined,
    swaps: rowsState(swaps, swaps.rows),
    pendingCount: swaps.rows?.filter(isPending).length ?? 0,
  };
  return <RatioSwapView {...place} trader={trader} hasStopped={useSwitches().withdrawOnly} random={random} />;
};

/** Swaps bought XDCE into XDC, after a person's decision. */
export const RatioSwapScreen = (props: ScreenProps) => {
  const place = useTab(ratioSwapTabs);
  const { trader } = useSession();
  return trader ? (
    <SignedIn {...place} {...props} />
  ) : (
    <RatioSwapView {...place} trader={undefined} hasStopped={false} />
  );
};
