import { layer, radius, space, typography, vars } from '@exchange/ui';
import { fallbackVar, style } from '@vanilla-extract/css';
import { roomBelow } from '#shared/page/room.css.ts';

/**
 * Floats over the end of the window, as it comes and goes with the connection and must move nothing. It stays in the
 * page while everything is fine: screen readers don't announce text in an element that was only just added.
 */
export const strip = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: space[8],
  insetBlockEnd: `calc(${space[8]} + ${fallbackVar(roomBelow, '0px')})`,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const words = style({
  ...typography[13],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: '32px',
  paddingInline: space[12],
  border: `1px solid ${vars.tone.warning.line}`,
  borderRadius: radius[8],
  background: vars.tone.warning.surface,
  color: vars.tone.warning.text,
  boxShadow: vars.elevation.floating,
  pointerEvents: 'auto',
});
