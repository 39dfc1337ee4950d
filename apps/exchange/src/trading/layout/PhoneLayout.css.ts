import { layer, space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';
import { tradingHeaderHeight } from '#shared/page/room.css.ts';

const line = `1px solid ${vars.line.subtle}`;

/** The height of the buttons at the bottom, which cover the end of the page. */
const thumbRoom = `calc(44px + 2 * ${space[8]} + env(safe-area-inset-bottom))`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${tradingHeaderHeight})`,
  background: vars.surface.panel,
  paddingBlockEnd: thumbRoom,
});

export const tabs = style({ paddingInline: space[8] });

export const chart = style({ blockSize: 'clamp(280px, 45dvh, 420px)' });

/** High enough to be useful, while the orders below stay in view and a swipe scrolls past it. */
export const list = style({ blockSize: 'clamp(320px, 60dvh, 560px)' });

/** About the form's height: it renders just after the drawer, which should open in one movement. */
export const form = style({ minBlockSize: '440px', paddingBlockStart: space[12] });

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInline: space[8],
  paddingBlock: space[8],
  borderBlockStart: line,
});

export const lists = style({ borderBlockStart: line });

/** Within reach of both thumbs, above whatever scrolls below. */
export const thumbs = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  paddingInline: space[16],
  paddingBlock: space[8],
  paddingBlockEnd: `calc(${space[8]} + env(safe-area-inset-bottom))`,
  borderBlockStart: line,
  background: vars.surface.panel,
});
