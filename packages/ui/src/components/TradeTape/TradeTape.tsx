import { shellTexts, type DecimalText, type Pair } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { panel, panelTitle, panelTop } from '../../theme/tradingPanel.css';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import type { FeedState } from '../OrderBook/live/feedState';
import type { LiveSource } from '../OrderBook/live/liveSource';
import { Skeleton } from '../Skeleton/Skeleton';
import { FailureMessage } from '../Table/FailureMessage';
import { TapeHeader } from './TapeHeader';
import { TapeList } from './TapeList';
import * as rows from './TapeRow.css';
import type { Trades } from './tapeReading';
import * as styles from './TradeTape.css';

export interface TradeTapeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'className'> {
  pair: Pair;
  /** Newest first; a known trade keeps its object. Drawn at most every 100 ms. */
  source: LiveSource<Trades>;
  state: FeedState;
  /** Name of the list for screen readers. */
  label?: string;
  /** Called with the price of a trade that is clicked, or chosen with Enter. */
  onPickPrice?: ((price: DecimalText) => void) | undefined;
  /** A tab above it shows what it is. */
  isUnderTabs?: boolean | undefined;
}

const placeholders = 40;

const Placeholders = ({ pair }: { pair: Pair }) => (
  <div className={styles.placeholders}>
    <span role="status" className={visuallyHidden}>
      {shellTexts.loading}
    </span>
    <div aria-hidden>
      <TapeHeader pair={pair} />
      {Array.from({ length: placeholders }, (_, at) => (
        <div key={at} className={rows.row}>
          <Skeleton height="8px" style={{ alignSelf: 'center' }} />
          <Skeleton height="8px" style={{ alignSelf: 'center' }} />
          <Skeleton height="8px" style={{ alignSelf: 'center' }} />
        </div>
      ))}
    </div>
  </div>
);

/** All trades in a pair: time, price, taker's side and amount. */
export const TradeTape = ({
  pair,
  source,
  state,
  label = 'All trades',
  onPickPrice,
  isUnderTabs = false,
  ...rest
}: TradeTapeProps) => {
  const isStale = state.kind === 'stale';
  return (
    <div role="group" aria-label={label} {...rest} data-density="compact" className={panel}>
      {!isUnderTabs && (
        <div className={panelTop}>
          <span className={panelTitle}>{label}</span>
        </div>
      )}
      {state.kind === 'loading' && <Placeholders pair={pair} />}
      {state.kind === 'failed' && (
        <FailureMessage text={state.text} onRetry={state.onRetry} isRetrying={state.isRetrying} />
      )}
      {(state.kind === 'live' || isStale) && (
        <TapeList key={pair.name} {...{ label, pair, source, isStale, onPickPrice }} />
      )}
    </div>
  );
};
