import { radius, screenBelow, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The word with its form, and a preview of an email beside it. */
export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlockStart: space[4],
  '@media': {
    [`${screenFrom('tablet')} and ${screenBelow('desk')}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const label = style({ ...typography[13], color: vars.text.secondary });

export const chosen = style({ ...typography[16], fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBlockStart: space[12] });

export const example = style({ display: 'grid', gap: space[8], margin: 0, minInlineSize: 0 });

export const caption = style({ ...typography[13], color: vars.text.secondary });

export const mail = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.page,
  ...typography[14],
});

export const from = style({
  ...typography[13],
  color: vars.text.secondary,
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  overflowWrap: 'anywhere',
});

export const line = style({ overflowWrap: 'anywhere' });

export const word = style({ fontWeight: weight.strong });
