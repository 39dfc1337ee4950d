import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography, weight } from '../../tokens/scale';
import { root as figure } from '../Figure/Figure.css';
import { arrow, button } from './SortHeader.css';
import { inset, tableWidth } from './Table.css';
import type { TableWidth } from './tableVariants';

/** Before the value in a card; in rows the column header does its job. */
export const label = style({
  display: 'none',
  flexShrink: 0,
  color: vars.text.secondary,
  textAlign: 'start',
  ...typography[13],
});

const below = { 480: style({}), 640: style({}), 768: style({}), 864: style({}), 1024: style({}) } satisfies Record<
  TableWidth,
  string
>;

/** Turns rows into cards if the table is narrower than this, so that nothing is hidden or scrolls sideways. */
export const cardsBelow = below;

/** Like `visuallyHidden`, but only if rows are cards. */
const hidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const body = ' > tbody > tr';

/** A line of header and value. Without a header, as for buttons, the content begins at the start of the line. */
const line: StyleRule = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-start',
  gap: space[16],
  gridColumn: '1 / -1',
  blockSize: 'auto',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'end',
};

const card: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  rowGap: space[4],
  paddingBlock: space[12],
  paddingInline: inset,
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
};

/** Headers that sort stay visible; the others are kept for screen readers. */
const rules: Record<string, StyleRule> = {
  '': { display: 'block' },
  ' > thead': { display: 'block' },
  ' > thead:not(:has(button))': hidden,
  ' > thead > tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[12],
    // The buttons reach a little further than their headers.
    paddingInline: `${inset} calc(${inset} + ${space[4]})`,
    borderBlockEnd: `1px solid ${vars.line.subtle}`,
  },
  ' > thead > tr > th': {
    position: 'static',
    display: 'block',
    inlineSize: 'auto !important',
    blockSize: 'auto',
    padding: 0,
    border: 0,
  },
  ' > thead > tr > th:not(:has(button))': hidden,
  [` ${button}`]: {
    inlineSize: 'auto',
    marginInline: `-${space[4]}`,
    paddingInline: space[4],
    flexDirection: 'row',
  },
  [` ${arrow}${arrow}`]: { opacity: 1 },
  ' > tbody': { display: 'block' },
  [body]: card,
  [`${body}:is(:last-child, [data-expanded])`]: { borderBlockEndColor: 'transparent' },
  [`${body}:has(> [colspan])`]: { display: 'block', padding: 0, border: 0 },
  [`${body} > :is(td, th)`]: line,
  [`${body} > :has(> ${label})`]: { justifyContent: 'space-between' },
  [`${body} > [colspan]`]: { display: 'block', textAlign: 'start' },
  // An empty cell has no line, as in a row without an action.
  [`${body} > td:empty`]: { display: 'none' },
  // Visually hidden content is a pixel wide, which would make the card scroll at its edge.
  [`${body} > td:not(:has(a, button))`]: { overflowX: 'clip' },
  [`${body} > [data-title]`]: {
    order: -1,
    gridRow: '1',
    gridColumn: '1',
    fontWeight: weight.medium,
    textAlign: 'start',
  },
  // Cells without a header contain controls, and need space above.
  [`${body} > td:not([data-flush], [colspan]):not(:has(> ${label}))`]: { paddingBlockStart: space[8] },
  [`${body} > [data-title] > ${label}`]: { display: 'none' },
  [`${body} > [data-flush]`]: {
    gridRow: '1',
    gridColumn: 'auto',
    alignSelf: 'center',
    marginBlock: `-${space[4]}`,
    marginInlineStart: space[8],
  },
  // The button is taller than its line, so a normal focus ring would cross the text below.
  [`${body} > [data-flush] button:focus-visible`]: { outlineOffset: '-2px' },
  [` ${label}`]: { display: 'block' },
  // Long amounts wrap rather than being cut off.
  [`${body} > td ${figure}`]: { whiteSpace: 'normal' },
  // Cards have no columns in which decimal points need aligning.
  ' [data-room]::after': { content: 'none' },
};

/** On a phone cards line up with the page and use its full width. */
const flushOnPhones: StyleRule = { vars: { [inset]: '0px' } };

for (const [pixels, name] of Object.entries(below)) {
  // Specific enough to override the rule for tables that scroll sideways, which cards never do.
  globalStyle(`${name}${name}${name}`, { '@container': { [`${tableWidth} (width < 480px)`]: flushOnPhones } });
  for (const [selector, rule] of Object.entries(rules)) {
    globalStyle(`${name}${name}${selector}`, { '@container': { [`${tableWidth} (width < ${pixels}px)`]: rule } });
  }
}

/** Cards of two lines. */
export const lines = style({});

const placed = `${body} > :is(td, th)[data-place]`;

const place = (gridRow: string, gridColumn: string, rest: StyleRule = {}): StyleRule => ({
  gridRow,
  gridColumn,
  alignSelf: 'center',
  ...rest,
});

const opens = 'button[aria-expanded]';

const quiet: StyleRule = { color: vars.text.secondary, textAlign: 'start', ...typography[13] };

const linesRules: Record<string, StyleRule> = {
  [body]: {
    position: 'relative',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, max-content) auto',
    alignContent: 'center',
    columnGap: space[8],
    rowGap: space[2],
    minBlockSize: '64px',
    paddingBlock: space[8],
  },
  // What isn't in the two lines is in the details.
  [`${body} > :is(td, th):not([data-place], [data-flush], [colspan])`]: { display: 'none' },
  [placed]: { display: 'block', position: 'static', padding: 0 },
  [`${placed} > ${label}`]: { display: 'none' },
  [`${placed}[data-place="title"]`]: place('1', '1'),
  [`${placed}[data-place="aside"]`]: place('1', '2', quiet),
  [`${placed}[data-place="figure"]`]: place('1', '3', { textAlign: 'end' }),
  [`${placed}[data-place="note"]`]: place('2', '1 / 3', quiet),
  [`${placed}[data-place="state"]`]: place('2', '3', { textAlign: 'end' }),
  [`${body} > td[data-flush]`]: {
    position: 'static',
    gridRow: '1 / 3',
    gridColumn: '4',
    marginBlock: 0,
    marginInlineStart: 0,
  },
  // The whole row opens its details. Other actions are taken by their buttons alone.
  [`${body} > td[data-flush] ${opens}::after`]: { content: '', position: 'absolute', inset: 0 },
  [`${body} > td[data-flush] ${opens}`]: { position: 'static' },
  [`${body}:has(> td[data-flush] ${opens})`]: { cursor: 'pointer' },
};

for (const [pixels, name] of Object.entries(below))
  for (const [selector, rule] of Object.entries(linesRules))
    globalStyle(`${name}${name}${lines}${selector}`, {
      '@container': { [`${tableWidth} (width < ${pixels}px)`]: rule },
    });
