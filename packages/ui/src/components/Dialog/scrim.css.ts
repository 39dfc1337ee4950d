import { keyframes, style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';

const fade = keyframes({ from: { opacity: 0 } });
const go = keyframes({ to: { opacity: 0 } });

/** Covers the page and contains the overlay. Both fade together, so that neither outlasts the other. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  background: vars.surface.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fade} ${motion.gentle} ${easing}` },
    '&[data-state="closed"]': { animation: `${go} ${motion.quick} ${easing} forwards` },
  },
});
