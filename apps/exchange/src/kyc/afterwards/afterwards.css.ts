import { radius, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: space[4], margin: 0 });

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius[8],
  background: vars.surface.raised,
  color: vars.text.secondary,
});

/** The whole picture, so that the trader sees what was sent. */
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const note = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: space[8],
  textAlign: 'center',
  ...typography[12],
});

export const caption = style({ ...typography[12], color: vars.text.secondary });
