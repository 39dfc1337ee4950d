import { layer, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const stripHeight = '28px';

/** It stays there while nothing is wrong: what is said in a place that was not there before is not read out. */
export const strip = style({ position: 'sticky', insetBlockStart: 0, zIndex: layer.sticky });

export const words = style({
  ...typography[13],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: stripHeight,
  paddingInline: space[16],
  background: vars.tone.warning.surface,
  color: vars.tone.warning.text,
  borderBlockEnd: `1px solid ${vars.tone.warning.line}`,
});
