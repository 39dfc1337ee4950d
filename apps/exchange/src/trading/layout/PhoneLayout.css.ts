import { layer, space, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';
import { thumbBar, tradingHeaderHeight } from '#shared/page/room.css.ts';

const line = `1px solid ${vars.line.subtle}`;

/** The height of the buttons at the bottom, which cover the end of the page. */
const thumbRoom = `calc(${thumbBar} + env(safe-area-inset-bottom))`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${tradingHeaderHeight})`,
  background: vars.surface.panel,
  paddingBlockEnd: thumbRoom,
});

export const tabs = style({ paddingInline: space[12] });

/** In a low window, as at 200 % zoom, the tabs of the lists and an order fit under it. */
const tabsAndOrder = `calc(36px + 36px + 52px)`;

export const chart = style({
  blockSize: `clamp(120px, 100dvh - ${tradingHeaderHeight} - ${tabsAndOrder} - ${thumbRoom}, 300px)`,
});

/** High enough to be useful, while the orders below stay in view and a swipe scrolls past it. */
export const list = style({ blockSize: 'clamp(320px, 60dvh, 560px)' });

/** The height of the levels: the form renders just after the drawer, which should open in one movement. */
export const formRoom = style({ minBlockSize: '376px', paddingBlockStart: space[8] });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 3fr) minmax(0, 6fr)',
  columnGap: space[12],
});

export const fields = style({ minInlineSize: 0 });

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInline: space[12],
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
  blockSize: thumbRoom,
  paddingInline: space[12],
  paddingBlock: '7px 8px',
  paddingBlockEnd: `calc(${space[8]} + env(safe-area-inset-bottom))`,
  borderBlockStart: line,
  background: vars.surface.panel,
});

globalStyle(`${fields} form > div`, { paddingInline: 0 });
