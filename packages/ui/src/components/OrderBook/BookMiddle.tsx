import { formatPrice, type BookSide, type DecimalText, type Pair } from '@exchange/domain';
import { useCallback, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Figure } from '../Figure/Figure';
import { Icon } from '../Icon/Icon';
import type { BookDrawing } from './drawing/bookDrawing';
import * as styles from './BookMiddle.css';
import { drawLastPrice, type LastPrice } from './drawing/lastPriceDrawing';
import type { LiveSource } from './live/liveSource';
import type { Sweep } from './rows/sweep';
import { sweepFigures } from './rows/sweepTexts';

interface LastPriceCellProps {
  pair: Pair;
  source: LiveSource<LastPrice | undefined>;
  onPick: ((price: DecimalText) => void) | undefined;
}

interface PriceLineProps extends Pick<LastPriceCellProps, 'source' | 'onPick'> {
  children: ReactNode;
}

/** A button if the price can be taken. It takes the price shown at the moment of the press. */
const PriceLine = ({ source, onPick, children }: PriceLineProps) => {
  const pressed = useRef<DecimalText>(undefined);
  if (!onPick) return <span className={styles.price}>{children}</span>;
  return (
    <button
      type="button"
      title="Use this price"
      className={styles.pickable}
      onPointerDown={() => {
        pressed.current = source.snapshot()?.price;
      }}
      onClick={() => {
        const price = pressed.current ?? source.snapshot()?.price;
        pressed.current = undefined;
        if (price !== undefined) onPick(price);
      }}
    >
      {children}
    </button>
  );
};

/** The cell of the last price. Its text is written bypassing React, up to once per frame. */
const LastPriceCell = ({ pair, source, onPick }: LastPriceCellProps) => {
  const follow = useCallback((place: HTMLDivElement) => drawLastPrice(place, source, pair), [source, pair]);
  return (
    <div ref={follow} role="gridcell" data-direction="flat" className={styles.last}>
      <PriceLine {...{ source, onPick }}>
        <span className={visuallyHidden}>Last price </span>
        <span data-cell="price">
          <span />
          <span className={styles.zeros} />
          <span className={visuallyHidden} />
        </span>
        <Icon name="arrowUp" data-arrow="up" />
        <Icon name="arrowDown" data-arrow="down" />
        <span className={visuallyHidden}>
          {' '}
          <span data-cell="direction" />
        </span>
      </PriceLine>
      <span className={styles.usd}>
        <span aria-hidden>≈ </span>
        <span className={visuallyHidden}>about </span>
        <span data-cell="usd">
          <span />
          <span />
        </span>
      </span>
    </div>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className={styles.name}>{name}</dt>
    <dd>{children}</dd>
  </>
);

const SweepLines = ({ sweep, side, pair }: { sweep: Sweep; side: BookSide; pair: Pair }) => {
  const { average, sum, total } = sweepFigures(sweep, side, pair);
  return (
    <dl className={styles.sweep}>
      <Line name="Average">
        <Figure figure={average} />
      </Line>
      <Line name={`Sum ${pair.base}`}>{sum}</Line>
      <Line name={`Sum ${pair.quote}`}>
        <Figure figure={total} />
      </Line>
    </dl>
  );
};

export interface BookMiddleProps {
  drawing: BookDrawing;
  pair: Pair;
  lastPrice: LiveSource<LastPrice | undefined>;
  onPickPrice: ((price: DecimalText) => void) | undefined;
  rowIndex: number;
}

const useShown = <View,>({ subscribe, snapshot }: LiveSource<View>): View =>
  useSyncExternalStore(subscribe, snapshot, snapshot);

type BesideProps = Pick<BookMiddleProps, 'drawing' | 'pair'>;

const SpreadLines = ({ drawing, pair }: BesideProps) => {
  const spread = useShown(drawing.spread);
  if (spread === undefined) return null;
  return (
    <dl className={styles.sweep}>
      <Line name="Spread">
        <Figure figure={formatPrice(spread.distance, pair)} />
      </Line>
      <dd className={styles.share}>
        {spread.share}
        <span className={visuallyHidden}> of the mid price</span>
      </dd>
    </dl>
  );
};

const Beside = (props: BesideProps) => {
  const mark = useShown(props.drawing.mark);
  if (mark?.sweep) return <SweepLines sweep={mark.sweep} side={mark.side} pair={props.pair} />;
  return <SpreadLines {...props} />;
};

/** Between sells and buys: the last price, and the spread or the cost of taking all rows up to the marked one. */
export const BookMiddle = ({ drawing, pair, lastPrice, onPickPrice, rowIndex }: BookMiddleProps) => (
  <div role="rowgroup" className={styles.middle}>
    <div role="row" aria-rowindex={rowIndex} className={styles.line}>
      <LastPriceCell pair={pair} source={lastPrice} onPick={onPickPrice} />
      <div role="gridcell" aria-colspan={2} className={styles.side}>
        <Beside {...{ drawing, pair }} />
      </div>
    </div>
  </div>
);
