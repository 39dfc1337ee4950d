import { screenFrom, space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';
import { roomAbove } from '../../shared/page/room.css';
import { stripHeight, words } from './LineStrip.css';

/** Its one line on a desk; below that it may take two, and a full-height screen scrolls by the second. */
const closureHeight = '45px';

export const closure = style({});

/** The footer ends the page however little stands above it. */
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

/** As high as the window, so that the footer is not pushed out of sight when the screen comes. */
export const loading = style({
  minBlockSize: '100dvh',
  paddingInline: space[16],
  paddingBlock: space[24],
  color: vars.text.secondary,
  '@media': { [screenFrom('tablet')]: { paddingInline: space[24], paddingBlock: space[32] } },
});
