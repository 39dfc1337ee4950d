import { style } from '@vanilla-extract/css';
import { typography } from '../../tokens/scale';

/** Both sides scroll together, so that there is one scroll position and one tab stop. */
export const scroller = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
  ...typography[12],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-activedescendant]:focus-visible': { outline: 'none' },
  },
});

/** If there is more room than rows, the last price is still in the middle. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
});
