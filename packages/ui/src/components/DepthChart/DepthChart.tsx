import { shellTexts, type Pair } from '@exchange/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { EmptyState } from '../EmptyState/EmptyState';
import type { BookView } from '../OrderBook/rows/bookRows';
import type { FeedState } from '../OrderBook/live/feedState';
import type { LiveSource } from '../OrderBook/live/liveSource';
import { FailureMessage } from '../Table/FailureMessage';
import * as styles from './DepthChart.css';
import { DepthAxis, DepthDrawing, DepthTop } from './DepthDrawing';
import { DepthReadout, depthText, depthTitle } from './DepthReadout';
import { useDepth } from './useDepth';

export interface DepthChartProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'aria-label' | 'children' | 'className' | 'role'
> {
  pair: Pair;
  /** The order book. Read at most every 100 ms. */
  source: LiveSource<BookView>;
  state: FeedState;
  /** Leaves room at the start of its header for the screen's tabs. */
  isUnderTabs?: boolean | undefined;
}

type DrawnProps = Pick<DepthChartProps, 'isUnderTabs' | 'pair' | 'source'> & { isStale: boolean };

const Head = ({ isUnderTabs, children }: Pick<DepthChartProps, 'isUnderTabs'> & { children: ReactNode }) => (
  <div data-under-tabs={isUnderTabs ? '' : undefined} className={styles.head}>
    {children}
  </div>
);

const Missing = ({ side, isMissing }: { side: 'buy' | 'sell'; isMissing: boolean }) =>
  isMissing && <p className={styles.missing[side]}>No {side} orders</p>;

const Drawn = ({ pair, source, isStale, isUnderTabs }: DrawnProps) => {
  const depth = useDepth(source);
  const { curve, points, scale, pointed, index } = depth;
  const { mid } = curve;
  const meant = points[index];
  if (scale === undefined || mid === undefined || meant === undefined) {
    return <EmptyState text="There are no orders in the book." />;
  }
  return (
    <>
      <Head isUnderTabs={isUnderTabs}>
        <DepthReadout pair={pair} mid={mid} point={pointed} isStale={isStale} />
      </Head>
      <div
        role="slider"
        tabIndex={0}
        aria-label={depthTitle(pair)}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={index}
        aria-valuetext={depthText(pair, mid, meant)}
        data-stale={isStale ? '' : undefined}
        onPointerMove={depth.point}
        onPointerDown={depth.point}
        onPointerLeave={depth.leave}
        onBlur={depth.leave}
        onKeyDown={depth.press}
        className={styles.field}
      >
        <DepthDrawing curve={curve} scale={scale} point={pointed} />
        <DepthTop pair={pair} scale={scale} />
        <Missing side="buy" isMissing={curve.bids.length === 0} />
        <Missing side="sell" isMissing={curve.asks.length === 0} />
      </div>
      <DepthAxis pair={pair} scale={scale} />
    </>
  );
};

const Placeholder = ({ isUnderTabs }: Pick<DepthChartProps, 'isUnderTabs'>) => (
  <>
    <Head isUnderTabs={isUnderTabs}>
      <p className={styles.readout} />
    </Head>
    <div className={styles.placeholder}>
      <span className={visuallyHidden} role="status">
        {shellTexts.loading}
      </span>
      <svg aria-hidden viewBox="0 0 100 40" preserveAspectRatio="none" className={styles.drawing}>
        <path d="M0,8H12V14H24V22H34V29H42V35H48V40H52V36H58V30H67V23H78V15H90V9H100V40H0Z" className={styles.blank} />
      </svg>
    </div>
    <div className={styles.axis} />
  </>
);

type ContentProps = Pick<DepthChartProps, 'isUnderTabs' | 'pair' | 'source' | 'state'>;

const contentOf = ({ state, ...shown }: ContentProps): ReactNode => {
  if (state.kind === 'loading') return <Placeholder isUnderTabs={shown.isUnderTabs} />;
  if (state.kind === 'failed') {
    return <FailureMessage text={state.text} onRetry={state.onRetry} isRetrying={state.isRetrying} />;
  }
  return <Drawn {...shown} isStale={state.kind === 'stale'} />;
};

/** How much can be bought and sold up to each price, drawn from the order book. It fills its container. */
export const DepthChart = ({ pair, source, state, isUnderTabs, ...rest }: DepthChartProps) => (
  <div {...rest} data-density="compact" data-state={state.kind} className={styles.root}>
    {contentOf({ pair, source, state, isUnderTabs })}
  </div>
);
