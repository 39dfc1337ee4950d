import { shellTexts } from '@exchange/domain';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { EmptyState } from '../EmptyState/EmptyState';
import { usualPlaceholders, type EmptyTexts, type RowsState } from '../DataTable/rowsState';
import { Skeleton } from '../Skeleton/Skeleton';
import { FailureMessage } from '../Table/FailureMessage';
import * as styles from './VirtualList.css';

const Placeholders = ({ count }: { count: number }) => (
  <>
    <span role="status" className={visuallyHidden}>
      {shellTexts.loading}
    </span>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={styles.item}>
        <Skeleton width="60%" />
      </div>
    ))}
  </>
);

export interface InsteadOfItemsProps {
  state: RowsState<unknown>;
  empty: EmptyTexts;
}

/** What a list without items shows: placeholders, an error, or that it is empty. */
export const InsteadOfItems = ({ state, empty }: InsteadOfItemsProps) => {
  if (state.kind === 'loading') return <Placeholders count={state.rows ?? usualPlaceholders} />;
  if (state.kind === 'failed')
    return <FailureMessage text={state.text} onRetry={state.onRetry} isRetrying={state.isRetrying} />;
  return (
    <EmptyState text={empty.text} action={empty.action}>
      {empty.more}
    </EmptyState>
  );
};
