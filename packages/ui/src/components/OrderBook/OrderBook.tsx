import { bookDepth, groupingOptions, tradingTexts, type DecimalText, type Grouping, type Pair } from '@exchange/domain';
import { lazy, Suspense, useLayoutEffect, useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { FailureMessage } from '../Table/FailureMessage';
import { createBookDrawing, type BookPick } from './drawing/bookDrawing';
import { BookGrid } from './BookGrid';
import type { GroupChoiceProps } from './GroupChoice';
import type { LastPrice } from './drawing/lastPriceDrawing';
import { BookPlaceholders } from './BookPlaceholders';
import type { BookView, OwnOrder } from './rows/bookRows';
import type { FeedState } from './live/feedState';
import type { LiveSource } from './live/liveSource';
import * as styles from './OrderBook.css';
import { panel, panelTitle, panelTop } from '../../theme/tradingPanel.css';

export interface OrderBookProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'className'> {
  pair: Pair;
  /** Every level, best first; grouping and cutting happen here. Read at most every 100 ms. */
  source: LiveSource<BookView>;
  /** Redrawn in every frame in which it changed. */
  lastPrice: LiveSource<LastPrice | undefined>;
  state: FeedState;
  /** Rows on each side: 15 on the trade screen, up to 500 at full depth. */
  depth?: number;
  /** Leave it out to hide the button for full depth. */
  onDepthChange?: ((depth: number) => void) | undefined;
  grouping: Grouping;
  onGroupingChange: (grouping: Grouping) => void;
  /** The trader's open orders in this pair: their rows are marked. */
  ownOrders?: readonly OwnOrder[];
  /** Called when a row is clicked, or chosen with Enter. */
  onPick?: ((pick: BookPick) => void) | undefined;
  /** Called when the last price is pressed. */
  onPickPrice?: ((price: DecimalText) => void) | undefined;
  /** Name of the book for screen readers. */
  label?: string;
  /** A tab above it shows what it is. */
  isUnderTabs?: boolean | undefined;
}

const noOrders: readonly OwnOrder[] = [];

type DrawnBook = Required<Pick<OrderBookProps, 'depth' | 'grouping' | 'ownOrders' | 'pair' | 'source'>>;

const useDrawing = ({ pair, grouping, depth, ownOrders, source }: DrawnBook) => {
  const [drawing] = useState(() => createBookDrawing());
  useLayoutEffect(() => {
    drawing.set({ pair, grouping, depth, ownOrders });
  }, [drawing, pair, grouping, depth, ownOrders]);
  useLayoutEffect(() => drawing.follow(source), [drawing, source]);
  return drawing;
};

const GroupChoice = lazy(async () => ({ default: (await import('./GroupChoice')).GroupChoice }));

/** The list of steps loads after the page; until then its closed control shows the step. */
const Groups = (props: GroupChoiceProps) => {
  const options = groupingOptions(props.pair);
  const step = options.find(({ grouping }) => grouping === props.grouping)?.step;
  const widest = Math.max(...options.map((option) => option.step.length));
  return (
    <div className={styles.groups}>
      <span aria-hidden>{tradingTexts.groups}</span>
      {/* As wide for every step, so that nothing moves when another one is chosen. */}
      <div className={styles.select} style={{ inlineSize: `calc(${widest}ch + ${styles.selectRoom})` }}>
        <Suspense fallback={<div className={styles.closed}>{step}</div>}>
          <GroupChoice {...props} />
        </Suspense>
      </div>
    </div>
  );
};

/** Switches between the best levels and all known ones. */
const FullDepth = ({
  depth,
  onDepthChange,
}: Required<Pick<OrderBookProps, 'depth'>> & { onDepthChange: (depth: number) => void }) => {
  const isFull = depth === bookDepth.full;
  return (
    <IconButton
      icon="expand"
      label="Full depth"
      size="small"
      isPressed={isFull}
      onClick={() => onDepthChange(isFull ? bookDepth.live : bookDepth.full)}
    />
  );
};

type HeadProps = GroupChoiceProps &
  Required<Pick<OrderBookProps, 'depth' | 'label'>> &
  Pick<OrderBookProps, 'isUnderTabs' | 'onDepthChange'>;

const Head = ({ label, isUnderTabs = false, depth, onDepthChange, ...groups }: HeadProps) => (
  <div className={panelTop}>
    {!isUnderTabs && <span className={panelTitle}>{label}</span>}
    <div data-under-tabs={isUnderTabs ? '' : undefined} className={styles.choices}>
      <Groups {...groups} />
      {onDepthChange && <FullDepth {...{ depth, onDepthChange }} />}
    </div>
  </div>
);

/** Open sell and buy orders around the last price, with the best prices nearest, and the cost of taking them. */
export const OrderBook = ({
  pair,
  source,
  lastPrice,
  state,
  depth = bookDepth.live,
  onDepthChange,
  grouping,
  onGroupingChange,
  ownOrders = noOrders,
  onPick,
  onPickPrice,
  label = 'Order book',
  isUnderTabs,
  ...rest
}: OrderBookProps) => {
  const drawing = useDrawing({ pair, grouping, depth, ownOrders, source });
  const isStale = state.kind === 'stale';
  return (
    <div role="group" aria-label={label} {...rest} data-density="compact" data-state={state.kind} className={panel}>
      <Head {...{ label, isUnderTabs, pair, grouping, onGroupingChange, depth, onDepthChange }} />
      {state.kind === 'loading' && <BookPlaceholders depth={depth} pair={pair} />}
      {state.kind === 'failed' && (
        <FailureMessage text={state.text} onRetry={state.onRetry} isRetrying={state.isRetrying} />
      )}
      {(state.kind === 'live' || isStale) && (
        <BookGrid {...{ label, pair, depth, grouping, drawing, lastPrice, isStale, onPick, onPickPrice }} />
      )}
    </div>
  );
};
