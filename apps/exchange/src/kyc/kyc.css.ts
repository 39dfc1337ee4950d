import { screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  textWrap: 'pretty',
});

export const text = style({ margin: 0 });

export const secondary = style({ margin: 0, color: vars.text.secondary, ...typography[13] });

export const strong = style({ margin: 0, fontWeight: weight.strong, outline: 'none' });

/** At the end of the reading line on a desktop, full width for thumbs on a phone. */
export const actions = style({
  display: 'grid',
  '@media': { [screenFrom('tablet')]: { display: 'flex', justifyContent: 'flex-end' } },
});

/** A label beside its value, or above it on a phone. */
export const facts = style({ display: 'grid', gap: space[12], margin: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[16],
  '@media': { [screenFrom('tablet')]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
});

export const name = style({ color: vars.text.secondary });

export const value = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

export const step = style({ display: 'grid', gap: space[8] });

/** Disabled while the form is being sent. It has no visual style. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const heading = style({ margin: 0, paddingBlockStart: space[8], ...typography[14], fontWeight: weight.strong });
