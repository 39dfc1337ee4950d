import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, space, typography, weight } from '../../tokens/scale';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  gap: space[2],
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  // Doesn't make the line of text taller.
  marginBlock: '-2px',
  verticalAlign: 'middle',
});

/** Single letters get a square key. */
export const key = style({
  minInlineSize: '20px',
  paddingInline: space[4],
  border: `1px solid ${vars.line.strong}`,
  borderRadius: radius[4],
  background: vars.surface.panel,
  color: vars.text.secondary,
  fontFamily: 'inherit',
  fontWeight: weight.medium,
  ...typography[11],
  lineHeight: '18px',
  textAlign: 'center',
});
