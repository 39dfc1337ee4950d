import * as styles from './Table.css';
import type { Column } from './tableVariants';

export const cellClass = (look: string, { align = 'start', hideBelow }: Column): string =>
  [look, styles.align[align], hideBelow === undefined ? '' : styles.hideBelow[hideBelow]].join(' ').trim();
