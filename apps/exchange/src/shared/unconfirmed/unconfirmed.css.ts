import { space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** One order or swap: what it is, what we know, what can be done. */
export const item = style({ display: 'grid', gap: space[8] });

export const what = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const secondary = style({ margin: 0, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const known = style({ margin: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** All items of one kind, with the state of the search for them below. */
export const content = style({ display: 'grid', gap: space[12] });

export const list = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });

export const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});

export const checked = style({ margin: 0, color: vars.text.secondary });
