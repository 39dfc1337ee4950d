import { screenBelow, screenFrom, space, typography, vars } from '@exchange/ui';
import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { button, share } from '#entities/orders/cells.css.ts';

const tablet = screenFrom('tablet');

/** As high as its container. If that has no fixed height it is as high as its rows, and the page scrolls. */
export const root = style({
  blockSize: '100%',
  minInlineSize: 0,
  background: vars.surface.panel,
  color: vars.text.primary,
  ...typography[12],
});

globalStyle(`${root} > *`, { display: 'flex', flexDirection: 'column', blockSize: '100%' });
globalStyle(`${root} > * > [role="tabpanel"][data-state="active"]`, {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
});

/** The tabs, and the tools for the chosen tab's list. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  flexShrink: 0,
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
});

/** The panel already has the line below the tabs. */
export const tabs = style({ marginBlockEnd: '-1px', minInlineSize: 0 });

/** As high as the tools beside them, whether or not there are any. */
globalStyle(`${tabs} [role="tab"]`, { blockSize: '36px' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[4],
  minBlockSize: '36px',
  minInlineSize: 0,
  flexGrow: 1,
  justifyContent: 'space-between',
  paddingBlock: space[4],
  '@media': { [tablet]: { justifyContent: 'flex-end', paddingBlock: 0 } },
});

export const stale = style({ color: vars.tone.warning.text, selectors: { '&:empty': { display: 'none' } } });

/** Fills the rest of the panel, and scrolls. */
export const table = style({
  flexGrow: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  // Aligns cards with the tabs.
  paddingInline: space[4],
  '@media': { [tablet]: { paddingInline: 0 } },
});

/** What is left to the other columns by the order's own price. */
export const sharedWidth = createVar();

export const trades = style([table, { vars: { [sharedWidth]: '1' } }]);

globalStyle(`${trades} th`, { '@container': { '(width >= 1024px)': { vars: { [sharedWidth]: '0.907' } } } });

/** However narrow the panel is, Cancel stays in reach; rows scroll below it. */
export const orders = style([table]);

const inRows = (rule: StyleRule): StyleRule => ({ '@container': { '(width >= 640px)': rule } });

globalStyle(`${orders} :is(td[data-flush], th:last-child)`, inRows({ position: 'sticky', insetInlineEnd: 0 }));
globalStyle(`${orders} td[data-flush]`, inRows({ background: vars.surface.panel }));
globalStyle(`${orders} [data-cut] td[data-flush]`, inRows({ borderInlineStart: `1px solid ${vars.line.strong}` }));
globalStyle(`${orders} tbody tr:hover > td[data-flush]`, inRows({ background: vars.surface.raised }));

export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  flexShrink: 0,
  padding: space[4],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});

/** On a phone a row has two lines and is as high as two fingers are wide. */
export const lines = style({ display: 'inline-grid', alignContent: 'center', minBlockSize: '51px', rowGap: space[2] });

export const second = style({ color: vars.text.secondary, ...typography[11] });

/** The page's gutters, whatever the distance between columns. */
const edges = `:has(> div > div > table ${lines})`;
globalStyle(`${table}${edges}`, { paddingInline: 0 });
globalStyle(`${table}${edges} :is(th, td):first-child`, { paddingInlineStart: space[12] });
globalStyle(`${table}${edges} :is(th, td):last-child`, { paddingInlineEnd: space[12] });

/** Here a row has no room for what only keeps columns in place. */
globalStyle(`${second} ${share}`, { minInlineSize: 0, paddingInlineStart: space[6] });
globalStyle(`${table}${edges} ${button}`, { minInlineSize: 0 });

const phone = { [screenBelow('tablet')]: { paddingInline: space[12] } };
globalStyle(head, { '@media': phone });
