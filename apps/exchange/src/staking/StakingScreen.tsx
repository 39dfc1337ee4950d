import { stakingKinds, type StakingKind } from '@exchange/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { useServices } from '#shared/services/services.ts';
import type { PoolState } from './pool/Pool';
import { documentedOffers } from './pool/stakingPool';
import { usePool } from './pool/usePool';
import { StakePanel } from './stake/StakePanel';
import { useConditions } from './stake/useConditions';
import { StakingView, type StakingViewProps } from './StakingView';
import { useFollowedStaking } from './useFollowedStaking';

const kindIn = (query: URLSearchParams): StakingKind =>
  stakingKinds.find((kind) => kind === query.get('type')) ?? 'flexible';

const poolOf = (state: PoolState) => (state.kind === 'ready' ? state.pool : undefined);

interface Known {
  isOpen: boolean;
  withdrawOnly: boolean;
}

const closureOf = ({ isOpen, withdrawOnly }: Known): StakingViewProps['closedBy'] => {
  if (isOpen) return undefined;
  return withdrawOnly ? 'wind-down' : 'stop';
};

/** The kind is kept in the address. If the server has no pool figures, the settings decide whether staking is open. */
export const StakingScreen = () => {
  useFollowedStaking();
  const { now } = useServices();
  const { withdrawOnly, stakingOpen } = useSwitches();
  const [query, setQuery] = useSearchParams();
  const [start] = useState(now);
  const kind = kindIn(query);
  const state = usePool();
  const pool = poolOf(state);
  const isOpen = !withdrawOnly && (pool?.isOpen ?? stakingOpen);
  const conditions = useConditions(isOpen);
  return (
    <StakingView
      kind={kind}
      onKindChange={(chosen) => setQuery(chosen === 'flexible' ? {} : { type: chosen }, { replace: true })}
      closedBy={closureOf({ isOpen, withdrawOnly })}
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
