import type { Components } from 'react-virtuoso';
import type { TapeTrade } from './tapeReading';
import * as styles from './TapeRow.css';

/** Defined outside the tape, so that React doesn't remount them. Only these re-render when a row moves down. */
export const tapeParts = {
  Item: ({ item: _, children, ...rest }) => (
    <div {...rest} role="row" aria-rowindex={rest['data-index'] + 2} className={styles.row}>
      {children}
    </div>
  ),
} satisfies Components<TapeTrade>;
