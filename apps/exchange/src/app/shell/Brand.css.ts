import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '32px',
  ...typography[16],
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

export const mark = style({ inlineSize: '20px', blockSize: '20px', flexShrink: 0 });

export const near = style({ stroke: vars.text.primary });

export const far = style({ stroke: vars.tone.accent.solid });
