import type { Pair } from '@exchange/domain';
import * as styles from './BookHeader.css';

/** The only place where the units are shown. */
export const BookHeader = ({ pair: { base, quote } }: { pair: Pair }) => (
  <div role="rowgroup" className={styles.group}>
    <div role="row" aria-rowindex={1} className={styles.header}>
      <span role="columnheader">Price ({quote})</span>
      <span role="columnheader">Amount ({base})</span>
      <span role="columnheader">Total ({base})</span>
    </div>
  </div>
);
