import { space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const line = `1px solid ${vars.line.subtle}`;

/** What the trading header leaves of the window. */
const height = 'calc(100dvh - 49px)';

const panel = style({ minInlineSize: 0, minBlockSize: 0, overflow: 'hidden' });

/** On a low window the page is scrolled rather than anything cut off. */
const columns = style({ display: 'grid', minBlockSize: height, background: vars.surface.panel });

export const desk = style([columns, { gridTemplateColumns: 'minmax(0, 1fr) 300px 240px' }]);

export const tablet = style([columns, { gridTemplateColumns: 'minmax(0, 1fr) 300px' }]);

/** The chart takes what the forms and the lists leave. */
export const main = style([panel, { display: 'grid', gridTemplateRows: 'minmax(240px, 1fr) auto 260px' }]);

export const chart = style([panel, { borderBlockEnd: line }]);

export const forms = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderBlockEnd: line,
  },
]);

export const form = style({
  minInlineSize: 0,
  padding: space[12],
  selectors: { '& + &': { borderInlineStart: line } },
});

export const lists = style([panel, { overflow: 'auto' }]);

const column = style([panel, { borderInlineStart: line, position: 'relative' }]);

export const book = column;

export const tape = column;

/** As high as the columns beside it, however much there is to scroll. */
export const fill = style({ position: 'absolute', inset: 0, overflow: 'auto' });

export const tabs = style({ paddingInline: space[8] });

export const phone = style({ display: 'flex', flexDirection: 'column', paddingBlockEnd: space[64] });

export const phoneChart = style({ blockSize: '320px' });

export const phoneTape = style({ blockSize: '480px' });

export const tabletTape = style({ blockSize: '700px' });

/** Within reach of both thumbs, over whatever is scrolled below. */
export const thumbs = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  paddingInline: space[16],
  paddingBlock: space[8],
  paddingBlockEnd: `max(${space[8]}, env(safe-area-inset-bottom))`,
  borderBlockStart: line,
  background: vars.surface.panel,
});
