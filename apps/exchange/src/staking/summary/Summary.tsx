import { formatReward, isZero, showFigure, type DecimalText } from '@exchange/domain';
import { Amount, Countdown, NoValue, Stat, StatList, Timestamp, type RowsState } from '@exchange/ui';
import { useMemo } from 'react';
import { withDays } from '../schedule/withDays';
import type { Stake } from '../stake';
import { summaryTexts as texts } from '../texts';
import { stakingSummary, type StakingSummary } from './stakingSummary';
import * as styles from './Summary.css';

export interface SummaryProps {
  /** Nothing is shown if they can't be loaded. */
  stakes: RowsState<Stake>;
  now: () => number;
}

const none: readonly Stake[] = [];

const Coins = ({ amount }: { amount: DecimalText }) => (
  <Amount amount={amount} figure={showFigure(amount, 0, 'down')} unit="XDC" />
);

const Reward = ({ amount }: { amount: DecimalText }) => (
  <Amount amount={amount} figure={formatReward(amount)} unit="XDC" isLive />
);

const Next = ({ next, now }: { next: StakingSummary['next']; now: () => number }) =>
  next === undefined ? (
    <NoValue />
  ) : (
    <>
      <Reward amount={next.amount} />
      <span className={styles.when}>
        <Timestamp moment={next.at} namesZone />
        <Countdown deadline={next.at} now={now} format={(left) => texts.in(withDays(left))} />
      </span>
    </>
  );

/** What a trader's stakes come to together, and what is paid next. */
export const Summary = ({ stakes, now }: SummaryProps) => {
  const rows = stakes.kind === 'ready' ? stakes.rows : none;
  const { staked, returning, received, expected, next } = useMemo(() => stakingSummary(rows), [rows]);
  if (stakes.kind === 'failed') return null;
  const isLoading = stakes.kind === 'loading';
  return (
    <div className={styles.root}>
      <StatList aria-label={texts.label}>
        <Stat label={texts.staked} isLoading={isLoading}>
          <Coins amount={staked} />
        </Stat>
        {!isZero(returning) && (
          <Stat label={texts.returning}>
            <Coins amount={returning} />
          </Stat>
        )}
        <Stat label={texts.next} isLoading={isLoading}>
          <Next next={next} now={now} />
        </Stat>
        <Stat label={texts.expected} isLoading={isLoading}>
          <Reward amount={expected} />
        </Stat>
        <Stat label={texts.received} isLoading={isLoading}>
          <Reward amount={received} />
        </Stat>
      </StatList>
    </div>
  );
};
