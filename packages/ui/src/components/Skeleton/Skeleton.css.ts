import { keyframes, style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { radius } from '../../tokens/scale';

const appear = keyframes({ from: { opacity: 0 } });

/** Fades in, so that fast loading doesn't flicker, then stays still: a pulse would attract attention for nothing. */
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
