import { add, type BookSide, type DecimalText, type Level } from '@exchange/domain';
import type { BookView } from '../rows/bookRows';
import * as styles from '../BookRow.css';
import { amountText, priceText, type CellText } from '../drawing/cellTexts';
import { xdc } from '../testing/sampleBook';

/** A row with the same columns as ours. */
export interface PeerRow extends Level {
  side: BookSide;
  total: DecimalText;
  /** The fraction of the row that its bar fills. */
  share: number;
}

/** Decimals that fit this book; our component recalculates them with each drawing. */
const decimals = { amount: xdc.amountDecimals, total: 2 };

const rowsOf = (side: BookSide, levels: readonly Level[]): Omit<PeerRow, 'share'>[] => {
  let total = '0';
  return levels.map((level) => ({ ...level, side, total: (total = add(total, level.amount)) }));
};

/** Both sides, best first, with the total up to each row. */
export const peerRows = ({ asks, bids }: BookView, depth: number): Record<BookSide, PeerRow[]> => {
  const sides = { asks: rowsOf('asks', asks.slice(0, depth)), bids: rowsOf('bids', bids.slice(0, depth)) };
  const deepest = Math.max(Number(sides.asks.at(-1)?.total ?? 0), Number(sides.bids.at(-1)?.total ?? 0));
  const withShare = (row: Omit<PeerRow, 'share'>): PeerRow => ({ ...row, share: Number(row.total) / deepest });
  return { asks: sides.asks.map(withShare), bids: sides.bids.map(withShare) };
};

const Cell = ({ name, text: { shown, zeros, full } }: { name: 'price' | 'amount' | 'total'; text: CellText }) => (
  <span className={styles.cell[name]} title={full}>
    {shown}
    <span className={styles.zeros}>{zeros}</span>
  </span>
);

export interface PeerLineProps extends PeerRow {
  onPick: (level: Level) => void;
}

export const PeerLine = ({ side, price, amount, total, share, onPick }: PeerLineProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- our component handles more events here, not fewer
  <div className={styles.row[side]} data-side={side} onClick={() => onPick({ price, amount })}>
    <span className={styles.bar[side]} style={{ transform: `scaleX(${String(share)})` }} />
    <Cell name="price" text={priceText(price, xdc, 0)} />
    <Cell name="amount" text={amountText(amount, decimals.amount)} />
    <Cell name="total" text={amountText(total, decimals.total)} />
  </div>
);
