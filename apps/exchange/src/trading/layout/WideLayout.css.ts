import { layer, screenBelow, space, vars } from '@exchange/ui';
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { roomBelow, tradingHeaderHeight } from '#shared/page/room.css.ts';
import type { SizedPanel } from '#shared/settings/panelSizes.ts';
import { firstSizesIn, sizeProperty, type SplitWidth } from './panelLimits';

const border = `1px solid ${vars.line.subtle}`;

const firstSizes = firstSizesIn(0);

/** What a notice covers, which scrolls into view. */
const covered = fallbackVar(roomBelow, '0px');

const sizeOf = (panel: SizedPanel): string => `var(${sizeProperty(panel)}, ${firstSizes[panel]}px)`;

/** The areas of the screen; between two side by side is a divider of a pixel. */
const columns: Record<SplitWidth, string> = {
  desk: `[main] minmax(0, 1fr) [book-line] 1px [book] ${sizeOf('book')} [tape-line] 1px [tape] ${sizeOf('tape')}`,
  tablet: `[main] minmax(0, 1fr) [book-line] 1px [book] ${sizeOf('book')}`,
};

/** An upright tablet: chart and book share a row, and everything below has the whole width. */
const upright = screenBelow('desk');

/** The chart gets what the forms and the lists leave. */
const rows = (lists: string): string => `[top] minmax(160px, 1fr) [forms] auto [lists] ${lists} [end]`;

const anyFrame = style({
  display: 'grid',
  gridTemplateRows: rows(sizeOf('lists')),
  blockSize: `calc(100dvh - ${tradingHeaderHeight})`,
  // In a lower window the page scrolls, and nothing is cut off.
  minBlockSize: '460px',
  background: vars.surface.panel,
  // As high as the tabs.
  selectors: { '&[data-folded]': { gridTemplateRows: rows(`calc(37px + ${covered})`) } },
});

export const frame = styleVariants(columns, (gridTemplateColumns) => [anyFrame, { gridTemplateColumns }]);

const panel = style({ minInlineSize: 0, minBlockSize: 0, overflow: 'hidden', isolation: 'isolate' });

const across = { '@media': { [upright]: { gridColumn: '1 / -1' } } } as const;

/** Its content is as high as last given, and would otherwise keep it from shrinking. */
export const chart = style([panel, { gridArea: 'top / main', contain: 'size' }]);

export const forms = style([panel, { gridArea: 'forms / main', ...across }]);

/** Below the divider, which is drawn on its edge. */
export const lists = style([
  panel,
  { gridArea: 'lists / main', overflow: 'auto', paddingBlockEnd: covered, ...across },
]);

const aside = style([panel, { position: 'relative', gridRow: 'top / end' }]);

const besideChart = { '@media': { [upright]: { gridRow: 'top' } } } as const;

export const column = {
  book: style([aside, { gridColumn: 'book', ...besideChart }]),
  tape: style([aside, { gridColumn: 'tape' }]),
};

const divider = style({ display: 'grid', gridRow: 'top / end', zIndex: layer.sticky });

export const line = {
  lists: style({ gridArea: 'lists / main', alignSelf: 'start', zIndex: layer.sticky, ...across }),
  book: style([divider, { gridColumn: 'book-line', ...besideChart }]),
  tape: style([divider, { gridColumn: 'tape-line' }]),
} satisfies Record<SizedPanel, string>;

/** As high as the columns beside it, however long its content is. */
export const fill = style({ position: 'absolute', inset: `0 0 ${covered}`, display: 'flex', flexDirection: 'column' });

/** All 15 levels a side and the price between them. */
const bookHeight = '708px';

/** Height to spare goes to the pairs. */
export const book = style({
  flex: '1 1 0',
  minBlockSize: 0,
  selectors: { '&[data-shares]': { flex: `0 1 ${bookHeight}` } },
});

export const pairs = style({ flex: '1 0 0', minBlockSize: 0, borderBlockStart: border });

export const views = style({ blockSize: '100%' });

globalStyle(`${views} > *`, { display: 'flex', flexDirection: 'column', blockSize: '100%' });
globalStyle(`${views} > * > [role="tabpanel"][data-state="active"]`, { flexGrow: 1, minBlockSize: 0 });

export const tabs = style({ flexShrink: 0, paddingInline: space[8] });

globalStyle(`${tabs} [role="tab"]`, { blockSize: '36px' });
