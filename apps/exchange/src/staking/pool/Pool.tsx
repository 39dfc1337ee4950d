import { showFigure, type DecimalText } from '@exchange/domain';
import { Amount, Card, ErrorLine, ProgressBar, Stat, StatList } from '@exchange/ui';
import { RetryButton } from '#shared/retry/RetryButton.tsx';
import type { Unloaded } from '#shared/serverState/loadedState.ts';
import { poolTexts as texts } from '../texts';
import * as styles from './Pool.css';
import { percentFull, roomIn, type StakingPool } from './stakingPool';

export type PoolState =
  | Unloaded
  /** The server doesn't have the extension. */
  | { kind: 'unsupported' }
  | { kind: 'ready'; pool: StakingPool };

const Whole = ({ amount }: { amount: DecimalText }) => (
  <Amount amount={amount} figure={showFigure(amount, 0, 'down')} unit="XDC" isLive />
);

const Failed = ({ text, onRetry, isRetrying }: Extract<PoolState, { kind: 'failed' }>) => (
  <div role="alert" className={styles.failed}>
    <ErrorLine>{`${texts.failed} ${text}`}</ErrorLine>
    <RetryButton label={texts.retryPool} isRetrying={isRetrying} onRetry={onRetry}>
      {texts.retry}
    </RetryButton>
  </div>
);

const none: StakingPool = { totalStaked: '0', cap: '0', isOpen: false, offers: { flexible: [], fixed: [] } };

/** How much all traders together have staked, and how much more can be staked. */
export const Pool = ({ state }: { state: PoolState }) => {
  if (state.kind === 'unsupported') return null;
  if (state.kind === 'failed') return <Failed {...state} />;
  const isLoading = state.kind === 'loading';
  const pool = isLoading ? none : state.pool;
  const stat = { isLoading, loadingWidth: '14ch' };
  return (
    <Card title={texts.title}>
      <div className={styles.pool}>
        <StatList>
          <Stat label={texts.totalStaked} {...stat}>
            <Whole amount={pool.totalStaked} />
          </Stat>
          <Stat label={texts.cap} {...stat}>
            <Whole amount={pool.cap} />
          </Stat>
          <Stat label={texts.room} {...stat}>
            <Whole amount={roomIn(pool)} />
          </Stat>
        </StatList>
        <ProgressBar label={texts.full} value={isLoading ? undefined : percentFull(pool)} />
      </div>
    </Card>
  );
};
