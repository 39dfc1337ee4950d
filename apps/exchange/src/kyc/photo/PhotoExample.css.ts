import { vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const drawing = style({
  inlineSize: '96px',
  blockSize: '76px',
  fill: 'none',
  stroke: vars.text.secondary,
  strokeWidth: 2,
});
