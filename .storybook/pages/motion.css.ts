import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion, vars } from '../../packages/ui/src/theme/contract.css';
import { easing } from '../../packages/ui/src/tokens/motion';
import { radius, space } from '../../packages/ui/src/tokens/scale';

export const play = style({ marginBlockEnd: space[16] });

const fadeIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const fromAccent = keyframes({ from: { background: vars.tone.accent.solid } });
const fromFlash = keyframes({ from: { background: vars.tone.buy.line } });

const box = style({
  flex: 'none',
  inlineSize: 80,
  blockSize: 36,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: radius[4],
  background: vars.surface.raised,
});

export const sample = styleVariants({
  quick: [box, { animation: `${fromAccent} ${motion.quick} ${easing}` }],
  gentle: [box, { animation: `${fadeIn} ${motion.gentle} ${easing}` }],
  flash: [box, { animation: `${fromFlash} ${motion.flash} ${easing}` }],
});
