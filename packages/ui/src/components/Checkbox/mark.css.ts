import { style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { space } from '../../tokens/scale';

/** The square or circle. The target is larger than what is visible. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: space[16],
  blockSize: space[16],
  padding: 0,
  border: `1px solid ${vars.line.control}`,
  background: vars.surface.page,
  color: vars.tone.accent.onSolid,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${easing}, border-color ${motion.quick} ${easing}`,
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[6]})` },
    '&[data-state="checked"]': { background: vars.tone.accent.solid, borderColor: vars.tone.accent.solid },
    '[aria-invalid="true"] &:not([data-state="checked"]), &[aria-invalid="true"]:not([data-state="checked"])': {
      borderColor: vars.tone.danger.text,
    },
    '&[data-disabled]': {
      borderColor: vars.line.strong,
      background: vars.surface.raised,
      color: vars.text.secondary,
      cursor: 'not-allowed',
    },
  },
});
