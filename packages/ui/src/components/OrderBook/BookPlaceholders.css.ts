import type { BookSide } from '@exchange/domain';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { columns } from './BookRow.css';

export const frame = style({ flex: 1, minBlockSize: 0, overflow: 'hidden' });

/** Shrinks on both sides, so that the middle is already in its final place. */
export const content = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

const rows = style({ display: 'flex', flex: '0 1 auto', flexDirection: 'column', minBlockSize: 0, overflow: 'hidden' });

/** Cut off at the same end as the book will be: far from the mid price. */
export const side = styleVariants({
  asks: [rows, { justifyContent: 'flex-end' }],
  bids: [rows],
} satisfies Record<BookSide, (string | StyleRule)[]>);

export const row = style([columns, { flex: 'none', blockSize: '20px', lineHeight: '20px', textAlign: 'end' }]);
