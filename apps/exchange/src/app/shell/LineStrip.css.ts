import { layer, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const stripHeight = '28px';

/**
 * Stays in the page while everything is fine: screen readers don't announce text in an element that was only just
 * added.
 */
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
