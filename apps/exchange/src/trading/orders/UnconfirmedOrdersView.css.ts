import { screenBelow, space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({ display: 'inline-flex', color: vars.tone.warning.text });

/** Where the header has no room for words the number stands for them; the button is still called by all of them. */
export const words = style({ whiteSpace: 'nowrap' });

globalStyle(`${words} > span`, {
  '@media': { [screenBelow('desk')]: { display: 'none' } },
});

export const content = style({ ...typography[13], display: 'grid', gap: space[12] });

export const list = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });

export const order = style({ display: 'grid', gap: space[8] });

export const what = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const total = style({
  margin: 0,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const known = style({ margin: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

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
