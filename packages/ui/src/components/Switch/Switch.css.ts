import { style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { space } from '../../tokens/scale';

export const track = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: space[32],
  blockSize: '18px',
  padding: space[2],
  border: `1px solid ${vars.line.control}`,
  borderRadius: '9px',
  background: vars.surface.page,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${easing}, border-color ${motion.quick} ${easing}`,
  selectors: {
    // The target is larger than what is visible.
    '&::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[6]}) 0` },
    '&[data-state="checked"]': { background: vars.tone.accent.solid, borderColor: vars.tone.accent.solid },
    '&[aria-invalid="true"]': { borderColor: vars.tone.danger.text },
    '&[data-disabled]': { borderColor: vars.line.strong, background: vars.surface.raised, cursor: 'not-allowed' },
  },
});

/** Drawn as a border, which high-contrast modes keep, unlike backgrounds. */
export const thumb = style({
  border: `6px solid ${vars.line.control}`,
  borderRadius: '50%',
  transition: `transform ${motion.quick} ${easing}`,
  selectors: {
    '&[data-state="checked"]': { borderColor: vars.tone.accent.onSolid, transform: 'translateX(14px)' },
    '[data-disabled] > &': { borderColor: vars.text.disabled },
  },
});
