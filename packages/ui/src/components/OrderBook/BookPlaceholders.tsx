import { shellTexts, type BookSide, type Pair } from '@exchange/domain';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Skeleton } from '../Skeleton/Skeleton';
import { BookHeader } from './BookHeader';
import * as middle from './BookMiddle.css';
import * as styles from './BookPlaceholders.css';
import { slotsFor } from './rows/bookSlots';

const widths = ['80%', '60%', '75%'];

const Rows = ({ side, count }: { side: BookSide; count: number }) => (
  <div className={styles.side[side]}>
    {Array.from({ length: count }, (_, line) => (
      <div key={line} className={styles.row}>
        {widths.map((width) => (
          <span key={width}>
            <Skeleton width={width} height="8px" />
          </span>
        ))}
      </div>
    ))}
  </div>
);

/** As tall as the rows that are loading. */
export const BookPlaceholders = ({ depth, pair }: { depth: number; pair: Pair }) => {
  const { asks, bids } = slotsFor({ asks: 0, bids: 0 }, depth);
  return (
    <div className={styles.frame}>
      <span role="status" className={visuallyHidden}>
        {shellTexts.loading}
      </span>
      <div aria-hidden className={styles.content}>
        <BookHeader pair={pair} />
        <Rows side="asks" count={asks} />
        <div className={middle.middle}>
          <div className={middle.line}>
            <Skeleton width="96px" height="16px" />
          </div>
        </div>
        <Rows side="bids" count={bids} />
      </div>
    </div>
  );
};
