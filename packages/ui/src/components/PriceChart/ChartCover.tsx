import { failureText, shellTexts, type Failure } from '@exchange/domain';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { EmptyState } from '../EmptyState/EmptyState';
import { FailureMessage } from '../Table/FailureMessage';
import * as styles from './PriceChart.css';

export type CoverState = { kind: 'loading' } | { kind: 'empty' } | { kind: 'failed'; failure: Failure };

export interface ChartCoverProps {
  state: CoverState;
  onRetry: () => void;
}

/** Heights of columns that look like a market and mean nothing. */
const heights = [38, 46, 41, 52, 60, 55, 64, 58, 49, 54, 66, 72, 63, 57, 61, 70, 78, 69, 62, 55, 59, 67, 74, 71];

const Placeholder = () => (
  <div aria-hidden className={styles.placeholder}>
    {heights.map((height, at) => (
      <span key={at} className={styles.column} style={{ blockSize: `${height}%` }} />
    ))}
  </div>
);

/** Stands where the drawing would. */
export const ChartCover = ({ state, onRetry }: ChartCoverProps) => {
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
      <div className={styles.message}>
        {state.kind === 'empty' ? (
          <EmptyState text="Nothing was traded in this time.">Choose a longer resolution or time frame.</EmptyState>
        ) : (
          <FailureMessage text={failureText(state.failure, 'repeatable')} onRetry={onRetry} />
        )}
      </div>
    </div>
  );
};
