import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography, weight } from '../../tokens/scale';
import { root as figure } from '../Figure/Figure.css';
import { arrow, button } from './SortHeader.css';
import { inset, tableWidth } from './Table.css';
import type { TableWidth } from './tableVariants';

/** Before the value of a card; where rows are rows, the header of the column stands for it. */
export const label = style({
  display: 'none',
  flexShrink: 0,
  color: vars.text.secondary,
  textAlign: 'start',
  ...typography[13],
});

const below = { 480: style({}), 640: style({}), 768: style({}), 1024: style({}) } satisfies Record<TableWidth, string>;

/** A table whose rows are cards where it is narrower than so many pixels: nothing is away then, and nothing is scrolled. */
export const cardsBelow = below;

/** As `visuallyHidden`, and only where rows are cards. */
const hidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const body = ' > tbody > tr';

/** A line of header and value; what has no header to show, buttons for instance, begins at the start. */
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

/** What sorts stays within reach; the other headers are only told. */
const rules: Record<string, StyleRule> = {
  '': { display: 'block' },
  ' > thead': { display: 'block' },
  ' > thead:not(:has(button))': hidden,
  ' > thead > tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[16],
    paddingInline: inset,
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
  // A cell without anything to press has no line, as where a row cannot be ended.
  [`${body} > td:empty`]: { display: 'none' },
  // What is only told takes a pixel, and at the edge of the card it would be something to scroll to.
  [`${body} > td:not(:has(a, button))`]: { overflowX: 'clip' },
  [`${body} > [data-title]`]: {
    order: -1,
    gridRow: '1',
    gridColumn: '1',
    fontWeight: weight.medium,
    textAlign: 'start',
  },
  // What stands without a header is there to be pressed, and keeps clear of the lines above it.
  [`${body} > td:not([data-flush], [colspan]):not(:has(> ${label}))`]: { paddingBlockStart: space[8] },
  [`${body} > [data-title] > ${label}`]: { display: 'none' },
  [`${body} > [data-flush]`]: {
    gridRow: '1',
    gridColumn: 'auto',
    alignSelf: 'center',
    marginBlock: `-${space[4]}`,
    marginInlineStart: space[8],
  },
  // The button is higher than its line: a ring around it would cross the words below.
  [`${body} > [data-flush] button:focus-visible`]: { outlineOffset: '-2px' },
  [` ${label}`]: { display: 'block' },
  // However long an amount is, none of it may be cut off.
  [`${body} > td ${figure}`]: { whiteSpace: 'normal' },
  // A card has no column of figures whose points could stand under each other.
  ' [data-room]::after': { content: 'none' },
};

/** On a phone cards begin where the rest of the page begins, and their lines need all of its width. */
const flushOnPhones: StyleRule = { vars: { [inset]: '0px' } };

for (const [pixels, name] of Object.entries(below)) {
  // Also against the rule for what is scrolled sideways, which a card never is.
  globalStyle(`${name}${name}${name}`, { '@container': { [`${tableWidth} (width < 480px)`]: flushOnPhones } });
  for (const [selector, rule] of Object.entries(rules)) {
    globalStyle(`${name}${name}${selector}`, { '@container': { [`${tableWidth} (width < ${pixels}px)`]: rule } });
  }
}
