import * as styles from './Table.css';
import type { Column } from './tableVariants';

export const cellClass = (look: string, { align = 'start', hideBelow, isFlush = false }: Column): string =>
  [look, styles.align[align], hideBelow && styles.hideBelow[hideBelow], isFlush && styles.flush]
    .filter(Boolean)
    .join(' ');
