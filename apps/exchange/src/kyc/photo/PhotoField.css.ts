import { radius, screenBelow, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** In a row of photos their parts are in line, whatever the length of a label. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[8],
  '@media': { [screenFrom('narrow')]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
});

export const choice = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] });

export const label = style({ ...typography[13], fontWeight: weight.medium, color: vars.text.primary });

export const guide = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  // Three in a row leave no room beside the drawing.
  '@media': { [`${screenFrom('narrow')} and ${screenBelow('desk')}`]: { gridTemplateColumns: '128px' } },
});

export const tip = style({ ...typography[13], color: vars.text.secondary });

export const preparing = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });

/** Hidden until there is something to say, which is then announced. */
export const verdict = style({ selectors: { '&:empty': { display: 'none' } } });

export const concerns = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
  padding: space[12],
  border: `1px solid ${vars.tone.warning.line}`,
  borderRadius: radius[8],
  ...typography[13],
  color: vars.text.primary,
});

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: typography[13].lineHeight,
  color: vars.tone.warning.text,
});

export const words = style({ display: 'grid', rowGap: space[8] });

export const title = style({ fontWeight: weight.strong });

export const list = style({ display: 'grid', rowGap: space[4], margin: 0, padding: 0, listStyle: 'none' });

export const todo = style({ color: vars.text.secondary });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
