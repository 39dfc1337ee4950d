import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { radius } from '../../tokens/scale';

export const frame = style({ position: 'relative', flex: 1, minBlockSize: 0 });

export const table = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const scroller = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overflowAnchor: 'none',
  // A bar would take the width that time, price and amount need, and move them away from their headers.
  scrollbarWidth: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-stale]': { color: vars.text.secondary },
  },
});

/** Overlaps the rows, so that they don't move. */
export const newer = style({
  position: 'absolute',
  zIndex: layer.sticky,
  insetBlockStart: '28px',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  borderRadius: radius[4],
  background: vars.surface.overlay,
  boxShadow: vars.elevation.floating,
});
