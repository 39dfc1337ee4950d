import { emptyText, stakingTexts } from '@exchange/domain';
import { DataTable, EmptyState, Link, type RowsState } from '@exchange/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import * as touch from '#shared/page/touch.css.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import type { Stake, StakingReward } from '../stake';
import { Summary } from '../summary/Summary';
import { StakingPage } from '../StakingPage';
import { orderTexts as texts } from '../texts';
import type { OnChange } from './onChange';
import { orderColumns } from './orderColumns';
import * as styles from './OrdersTable.css';
import { StakeFacts } from './StakeFacts';
import { StakeSchedule } from './StakeSchedule';

export interface StakingOrdersViewProps {
  isLoggedIn: boolean;
  state: RowsState<Stake>;
  rewards: readonly StakingReward[];
  now: () => number;
  onChange: OnChange;
  /** The change in progress, above the list. */
  children?: ReactNode;
}

const keyOf = ({ stakingId }: Stake): string => stakingId;

const List = ({ state, rewards, now, onChange }: StakingOrdersViewProps) => {
  const [expanded, setExpanded] = useState<ReadonlyMap<string, string>>(new Map());
  const columns = useMemo(() => orderColumns(onChange), [onChange]);
  return (
    <div className={`${styles.table} ${touch.touchArea}`}>
      <DataTable
        label={texts.label}
        columns={columns}
        state={state}
        rowKey={keyOf}
        empty={{
          text: emptyText('stakingOrders', true),
          action: (
            <Link asChild>
              <RouterLink to={paths.staking}>{texts.stake}</RouterLink>
            </Link>
          ),
        }}
        detail={(stake) => (
          <>
            <StakeFacts {...{ stake, onChange }} />
            <StakeSchedule {...{ stake, rewards, now }} />
          </>
        )}
        expands="one"
        expanded={expanded}
        onExpandedChange={setExpanded}
        cardsBelow={1024}
        cardLook="lines"
      />
    </div>
  );
};

/** The trader's stakes, each with its schedule and the changes it allows. */
export const StakingOrdersView = (props: StakingOrdersViewProps) => (
  <StakingPage title={stakingTexts.navigation.orders}>
    {props.isLoggedIn ? (
      <>
        <Summary stakes={props.state} now={props.now} />
        <List {...props} />
      </>
    ) : (
      <EmptyState
        text={stakingTexts.loginNeeded}
        action={
          <Link asChild>
            <SignInLink to={paths.login}>{texts.signIn}</SignInLink>
          </Link>
        }
      />
    )}
    {props.children}
  </StakingPage>
);
