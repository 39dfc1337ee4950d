import type { DecimalText, Pair } from '@exchange/domain';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Icon } from '../Icon/Icon';
import { columnDecimals, shortensPrices } from '../OrderBook/drawing/cellTexts';
import type { LiveSource } from '../OrderBook/live/liveSource';
import { useLive } from '../OrderBook/live/useLive';
import { useRowsInView } from '../OrderBook/rows/useRowsInView';
import { TapeHeader } from './TapeHeader';
import * as styles from './TapeList.css';
import { newerText, readingOf, type Trades } from './tapeReading';
import { TapeRow, type TapeRowProps } from './TapeRow';
import * as row from './TapeRow.css';
import { useTapeInteraction } from './useTapeInteraction';

export interface TapeListProps {
  label: string;
  pair: Pair;
  source: LiveSource<Trades>;
  isStale: boolean;
  onPickPrice: ((price: DecimalText) => void) | undefined;
}

const tapeDrawMs = 100;
const rowHeight = 20;
const beyond = 10;

/** As many as fit the narrowest column. */
const mostDigits = 9;

const largestOf = (trades: Trades): number =>
  trades.reduce((largest, { amount }) => Math.max(largest, Number(amount)), 0);

/** The column loses decimals as amounts grow, but doesn't regain them: it would flicker as large trades come and go. */
const useAmountDecimals = ({ amountDecimals }: Pair, trades: Trades): number => {
  const [kept, setKept] = useState(amountDecimals);
  const fitting = columnDecimals(largestOf(trades), kept, mostDigits);
  if (fitting < kept) setKept(fitting);
  return fitting;
};

const highestOf = (trades: Trades): DecimalText | undefined =>
  trades.reduce<Trades[number] | undefined>(
    (highest, trade) => (highest && Number(highest.price) >= Number(trade.price) ? highest : trade),
    undefined,
  )?.price;

/** The same for the shorthand of tiny prices, once a larger one appears. */
const useIsPriceShortened = (pair: Pair, trades: Trades): boolean => {
  const [kept, setKept] = useState(true);
  const highest = highestOf(trades);
  const isTiny = highest === undefined || shortensPrices(highest, pair);
  if (kept && !isTiny) setKept(false);
  return kept && isTiny;
};

/** Scrolling down freezes the list; newer trades wait behind a button. */
const useReading = (source: LiveSource<Trades>) => {
  const live = useLive(source, tapeDrawMs);
  const [held, setHeld] = useState<Trades>();
  return {
    ...readingOf(live, held),
    hold: (): void => {
      if (held === undefined) setHeld(live);
    },
    release: (): void => setHeld(undefined),
  };
};

/** Whether keyboard focus is on one of its trades. */
const isWalked = (list: HTMLElement): boolean => list.querySelector('[data-price]:focus-visible') !== null;

interface TapeRowsProps extends Omit<TapeRowProps, 'trade'> {
  trades: Trades;
  scroller: HTMLElement;
}

/** Only the rows in view. Of those that move down with a new trade, nothing but the index re-renders. */
const TapeRows = ({ trades, scroller, ...shared }: TapeRowsProps) => {
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const count = trades.length;
  const { first, end } = useRowsInView({ scroller, list, count, rowHeight, beyond });
  return (
    <div ref={setList} style={{ blockSize: count * rowHeight, paddingBlockStart: first * rowHeight }}>
      {trades.slice(first, end).map((trade, index) => (
        <div key={trade.id} role="row" aria-rowindex={first + index + 2} className={row.row}>
          <TapeRow trade={trade} {...shared} />
        </div>
      ))}
    </div>
  );
};

/** The trades of a pair as they happen, newest first. */
export const TapeList = ({ label, pair, source, isStale, onPickPrice }: TapeListProps) => {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { trades, newer, hold, release } = useReading(source);
  const releaseAt = (scrollTop = 0): void => {
    if (scrollTop <= 0) release();
  };
  const hands = useTapeInteraction({ onPickPrice, onHold: hold, onRelease: () => releaseAt(scroller?.scrollTop) });
  const amountDecimals = useAmountDecimals(pair, trades);
  const isPriceShortened = useIsPriceShortened(pair, trades);
  const returnToTop = (): void => {
    scroller?.focus({ preventScroll: true });
    scroller?.scrollTo({ top: 0 });
  };
  if (trades.length === 0) return <EmptyState text="There are no trades yet." />;
  return (
    <div className={styles.frame}>
      <div role="table" aria-label={label} aria-rowcount={trades.length + 1} className={styles.table}>
        <TapeHeader pair={pair} />
        <div
          ref={setScroller}
          role="rowgroup"
          aria-label={label}
          // Keyboard users must be able to scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-stale={isStale ? '' : undefined}
          data-pickable={onPickPrice ? '' : undefined}
          className={styles.scroller}
          {...hands}
          onScroll={({ currentTarget }) => {
            if (currentTarget.scrollTop > 0) hold();
            else if (!isWalked(currentTarget)) release();
          }}
        >
          {scroller && (
            <TapeRows
              {...{ trades, scroller, pair, amountDecimals, isPriceShortened }}
              isPickable={onPickPrice !== undefined}
            />
          )}
        </div>
      </div>
      {newer > 0 && (
        <div className={styles.newer}>
          <Button variant="outline" tone="neutral" size="small" onClick={returnToTop}>
            <Icon name="arrowUp" size={12} />
            {newerText(newer)}
          </Button>
        </div>
      )}
    </div>
  );
};
