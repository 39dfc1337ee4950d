import { keyframes, style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { radius } from '../../tokens/scale';

const appear = keyframes({ from: { opacity: 0 } });

/** It comes gently, so that what loads at once does not flicker, and then rests: a pulse draws the eye to nothing. */
export const root = style({
  display: 'inline-block',
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '0.8em',
  verticalAlign: 'middle',
  borderRadius: radius[4],
  background: vars.tone.neutral.solid,
  animation: `${appear} ${motion.gentle} ${easing}`,
});
