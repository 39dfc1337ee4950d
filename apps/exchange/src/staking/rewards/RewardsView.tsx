import { emptyText, stakingTexts } from '@exchange/domain';
import { Card, useClock, DataTable, EmptyState, Link, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import type { Stake, StakingReward } from '../stake';
import { Summary } from '../summary/Summary';
import { StakingPage } from '../StakingPage';
import { orderTexts, rewardTexts as texts } from '../texts';
import { rewardsPerMonth } from './perMonth';
import { monthColumns, rewardColumns } from './rewardColumns';
import * as styles from './RewardsView.css';

export interface RewardsViewProps {
  isLoggedIn: boolean;
  state: RowsState<StakingReward>;
  /** What will earn the next ones. */
  stakes: RowsState<Stake>;
  now: () => number;
  /** Exports the rewards to a file. */
  exportButton?: ReactNode;
}

const none: readonly StakingReward[] = [];

const Months = ({ rewards }: { rewards: readonly StakingReward[] }) => {
  const { offsetAt } = useClock();
  const months = useMemo(() => rewardsPerMonth(rewards, offsetAt), [rewards, offsetAt]);
  if (months.length === 0) return null;
  return (
    <div className={styles.months}>
      <Card title={texts.perMonth} isFlush>
        <DataTable
          label={texts.perMonth}
          columns={monthColumns}
          state={{ kind: 'ready', rows: months }}
          rowKey={({ month }) => month}
          empty={{ text: '' }}
          surface="panel"
        />
      </Card>
    </div>
  );
};

const Lists = ({ state, stakes, now, exportButton }: RewardsViewProps) => {
  const rewards = state.kind === 'ready' ? state.rows : none;
  return (
    <>
      <Summary {...{ stakes, now }} />
      <div className={styles.head}>{rewards.length > 0 && exportButton}</div>
      <div className={rewards.length > 0 ? styles.columns : undefined}>
        <Months rewards={rewards} />
        <DataTable
          label={texts.label}
          columns={rewardColumns}
          state={state}
          rowKey={({ key }) => key}
          empty={{
            text: emptyText('stakingRewards', true),
            action: (
              <Link asChild>
                <RouterLink to={paths.staking}>{orderTexts.stake}</RouterLink>
              </Link>
            ),
          }}
          cardsBelow={640}
          cardLook="lines"
          isPacked
        />
      </div>
    </>
  );
};

/** The rewards of the trader's stakes. */
export const RewardsView = (props: RewardsViewProps) => (
  <StakingPage title={stakingTexts.navigation.rewards}>
    {props.isLoggedIn ? (
      <Lists {...props} />
    ) : (
      <EmptyState
        text={stakingTexts.loginNeeded}
        action={
          <Link asChild>
            <SignInLink to={paths.login}>{orderTexts.signIn}</SignInLink>
          </Link>
        }
      />
    )}
  </StakingPage>
);
