import { formatPrice, formatVolume, pairLabel, type PairName } from '@exchange/domain';
import { memo } from 'react';
import { Figure } from '../Figure/Figure';
import { IconButton } from '../IconButton/IconButton';
import { PriceChange } from '../PriceChange/PriceChange';
import { TableCell } from '../Table/TableBody';
import { TableRow } from '../Table/TableRow';
import * as styles from './PairPicker.css';
import type { PairQuote } from './pairQuotes';

export interface PairRowProps {
  id: string;
  quote: PairQuote;
  isFavourite: boolean;
  isCurrent: boolean;
  /** Enter would pick it. */
  isActive: boolean;
  isStale: boolean;
  onPick: (name: PairName) => void;
  onStar: (name: PairName) => void;
}

const isOnButton = (target: EventTarget): boolean => target instanceof Element && target.closest('button') !== null;

/** Focus stays in the search, so the buttons here are for pointers and screen readers. */
export const PairRow = memo(
  ({ id, quote, isFavourite, isCurrent, isActive, isStale, onPick, onStar }: PairRowProps) => {
    const { pair, price, percentChange, volume } = quote;
    const label = pairLabel(pair.name);
    return (
      <TableRow
        id={id}
        aria-selected={isActive}
        aria-current={isCurrent ? 'true' : undefined}
        data-pair={pair.name}
        // Keeps focus in the search.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ target }) => {
          if (!isOnButton(target)) onPick(pair.name);
        }}
      >
        <TableCell role="gridcell" isFlush>
          <span className={styles.star}>
            <IconButton
              icon={isFavourite ? 'starFilled' : 'star'}
              label={`Favourite ${label}`}
              size="small"
              isPressed={isFavourite}
              tabIndex={-1}
              onClick={() => onStar(pair.name)}
            />
          </span>
        </TableCell>
        <TableCell isRowHeader>
          <button type="button" tabIndex={-1} className={styles.name} onClick={() => onPick(pair.name)}>
            {label}
          </button>
        </TableCell>
        <TableCell role="gridcell" align="end">
          <Figure figure={formatPrice(price, pair, 'table')} value={price} isStale={isStale} />
        </TableCell>
        <TableCell role="gridcell" align="end">
          <PriceChange percent={percentChange} isStale={isStale} />
        </TableCell>
        <TableCell role="gridcell" align="end" hideBelow={480}>
          <Figure figure={formatVolume(volume)} isStale={isStale} />
          <span className={styles.unit}>{pair.base}</span>
        </TableCell>
      </TableRow>
    );
  },
);
PairRow.displayName = 'PairRow';
