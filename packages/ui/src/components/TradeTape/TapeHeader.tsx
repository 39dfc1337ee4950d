import type { Pair } from '@exchange/domain';
import { useClock } from '../Timestamp/useClock';
import * as styles from './TapeHeader.css';

/** The only place where the units and the zone are shown. */
export const TapeHeader = ({ pair: { base, quote } }: { pair: Pair }) => (
  <div role="rowgroup">
    <div role="row" aria-rowindex={1} className={styles.header}>
      <span role="columnheader" className={styles.time}>
        Time ({useClock().zone})
      </span>
      <span role="columnheader">Price ({quote})</span>
      <span role="columnheader">Amount ({base})</span>
    </div>
  </div>
);
