import { radius, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const size = '72px';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `${size} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[12],
});

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
  overflow: 'hidden',
  borderRadius: radius[8],
  background: vars.surface.raised,
  color: vars.text.secondary,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[8],
  ...typography[13],
  color: vars.text.secondary,
});
