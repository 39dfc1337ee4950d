import { screenFrom, space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';
import { roomAbove } from '#shared/page/room.css.ts';
import { stripHeight, words } from './LineStrip.css';

/** One line on a desktop; narrower screens may need two, and a full-height screen then scrolls by the second. */
const closureHeight = '45px';

export const closure = style({});

/** The footer is at the bottom however short the page is. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  selectors: {
    [`&:has(${words})`]: { vars: { [roomAbove]: stripHeight } },
    [`&:has(${closure})`]: { vars: { [roomAbove]: closureHeight } },
    [`&:has(${words}):has(${closure})`]: { vars: { [roomAbove]: `calc(${stripHeight} + ${closureHeight})` } },
  },
});

export const content = style({ flexGrow: 1, outline: 'none' });

/** As high as the window, so that the footer isn't pushed out of sight when the screen appears. */
export const loading = style({
  minBlockSize: '100dvh',
  paddingInline: space[16],
  paddingBlock: space[24],
  color: vars.text.secondary,
  '@media': { [screenFrom('tablet')]: { paddingInline: space[24], paddingBlock: space[32] } },
});
