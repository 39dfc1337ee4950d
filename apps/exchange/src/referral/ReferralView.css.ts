import { measure, screenFrom, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const lead = style({ maxInlineSize: measure, color: vars.text.primary, ...typography[14] });

/** What the documented sentence leaves open. */
export const terms = style({
  maxInlineSize: measure,
  paddingBlockStart: space[8],
  color: vars.text.secondary,
  ...typography[12],
});

export const ways = style({
  display: 'grid',
  gap: space[16],
  paddingBlockStart: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBlockStart: space[16] });

export const notice = style({ paddingBlockStart: space[16] });

export const earnings = style({ display: 'grid', gap: space[16] });

export const welcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  rowGap: space[4],
  overflowWrap: 'anywhere',
  ...typography[13],
});

/** Aligns the table's text with the text above. */
export const table = style({ '@media': { [screenFrom('tablet')]: { marginInline: `-${space[12]}` } } });

/** Names and addresses can be one long word. */
export const breaking = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
