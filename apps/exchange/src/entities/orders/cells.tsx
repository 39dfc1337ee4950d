import { sideWords, type DecimalText, type PriceFigure, type Side } from '@exchange/domain';
import { Figure } from '@exchange/ui';
import { use } from 'react';
import * as styles from './cells.css';
import { ListContext } from './listContext';

export interface ListFigureProps {
  /** The key of its column, if the column aligns its points. */
  column?: string | undefined;
  figure: PriceFigure;
  /** Flashes when it changes. */
  value?: DecimalText | undefined;
  /** If the header can't show it, because it differs between rows. */
  unit?: string | undefined;
}

/** A figure in a list, dimmed when the list is stale. */
export const ListFigure = ({ column = '', figure, value, unit }: ListFigureProps) => {
  const { isStale, decimals } = use(ListContext);
  const shown = (
    <Figure figure={figure} value={value} decimals={decimals?.get(column) ?? 0} isInColumn isStale={isStale} />
  );
  if (unit === undefined) return shown;
  return (
    <span className={styles.together}>
      {shown}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
};

export const SideWord = ({ side }: { side: Side }) => <span className={styles.side[side]}>{sideWords[side]}</span>;
