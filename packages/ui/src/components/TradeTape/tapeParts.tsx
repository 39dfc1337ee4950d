import type { Components } from 'react-virtuoso';
import type { TapeTrade } from './tapeReading';
import * as styles from './TapeRow.css';

/** Outside of the tape, so that they stay the same parts. Only they learn that a row has moved on by one. */
export const tapeParts = {
  Item: ({ item: _, children, ...rest }) => (
    <div {...rest} role="row" aria-rowindex={rest['data-index'] + 2} className={styles.row}>
      {children}
    </div>
  ),
} satisfies Components<TapeTrade>;
