import { failureText, shellTexts, type Failure } from '@exchange/domain';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { EmptyState } from '../EmptyState/EmptyState';
import { FailureMessage } from '../Table/FailureMessage';
import { ChartNotLoaded } from './ChartNotLoaded';
import * as styles from './PriceChart.css';

export type CoverState =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; failure: Failure }
  /** The chart library could not be loaded. */
  | { kind: 'broken' };

export interface ChartCoverProps {
  state: CoverState;
  onRetry: () => void;
  onReload: (() => void) | undefined;
}

type Message = Exclude<CoverState, { kind: 'loading' }>;

const messageOf = (state: Message, { onRetry, onReload }: Omit<ChartCoverProps, 'state'>): ReactNode => {
  if (state.kind === 'broken') return <ChartNotLoaded onReload={onReload} />;
  if (state.kind === 'failed')
    return <FailureMessage text={failureText(state.failure, 'repeatable')} onRetry={onRetry} />;
  return (
    <EmptyState text="No chart data">No trades in this period. Choose a longer resolution or time frame.</EmptyState>
  );
};

/** Heights of placeholder columns that look like a market. */
const heights = [38, 46, 41, 52, 60, 55, 64, 58, 49, 54, 66, 72, 63, 57, 61, 70, 78, 69, 62, 55, 59, 67, 74, 71];

const Placeholder = () => (
  <div aria-hidden className={styles.placeholder}>
    {heights.map((height, at) => (
      <span key={at} className={styles.column} style={{ blockSize: `${height}%` }} />
    ))}
  </div>
);

/** Covers the chart while it has nothing to show. */
export const ChartCover = ({ state, ...ways }: ChartCoverProps) => {
  if (state.kind === 'loading') {
    return (
      <div className={styles.cover}>
        <span role="status" className={visuallyHidden}>
          {shellTexts.loading}
        </span>
        <Placeholder />
      </div>
    );
  }
  return (
    <div className={styles.cover}>
      <div className={styles.message}>{messageOf(state, ways)}</div>
    </div>
  );
};
