import { stakingKinds, type StakingKind } from '@exchange/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Switches } from '#shared/config/switches.ts';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { useServices } from '#shared/services/services.ts';
import type { PoolState } from './pool/Pool';
import { documentedOffers, isFull, type StakingPool } from './pool/stakingPool';
import { usePool } from './pool/usePool';
import { StakePanel } from './stake/StakePanel';
import { useConditions } from './stake/useConditions';
import { StakingView, type StakingViewProps } from './StakingView';
import { useFollowedStaking } from './useFollowedStaking';

const kindIn = (query: URLSearchParams): StakingKind =>
  stakingKinds.find((kind) => kind === query.get('type')) ?? 'flexible';

const poolOf = (state: PoolState) => (state.kind === 'ready' ? state.pool : undefined);

/** A pool that is closed although it has room was closed by the switch, whichever of the two we heard of first. */
const closureOf = (
  { withdrawOnly, stakingOpen }: Pick<Switches, 'stakingOpen' | 'withdrawOnly'>,
  pool: StakingPool | undefined,
): StakingViewProps['closedBy'] => {
  const isCapReached = stakingOpen && pool !== undefined && isFull(pool);
  if (withdrawOnly) return 'wind-down';
  if (pool?.isOpen ?? stakingOpen) return undefined;
  return isCapReached ? 'cap' : 'switch';
};

/** The kind is kept in the address. If the server has no pool figures, the settings decide whether staking is open. */
export const StakingScreen = () => {
  useFollowedStaking();
  const { now } = useServices();
  const switches = useSwitches();
  const [query, setQuery] = useSearchParams();
  const [start] = useState(now);
  const kind = kindIn(query);
  const state = usePool();
  const pool = poolOf(state);
  const closedBy = closureOf(switches, pool);
  const conditions = useConditions(closedBy === undefined);
  return (
    <StakingView
      kind={kind}
      onKindChange={(chosen) => setQuery(chosen === 'flexible' ? {} : { type: chosen }, { replace: true })}
      closedBy={closedBy}
      pool={state}
    >
      <StakePanel
        key={kind}
        kind={kind}
        terms={(pool?.offers ?? documentedOffers)[kind]}
        conditions={conditions}
        start={start}
      />
    </StakingView>
  );
};
