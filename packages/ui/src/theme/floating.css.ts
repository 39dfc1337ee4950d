import { keyframes, style } from '@vanilla-extract/css';
import { easing } from '../tokens/motion';
import { layer } from '../tokens/layer';
import { radius, space } from '../tokens/scale';
import { motion, vars } from './contract.css';

const come = keyframes({ from: { opacity: 0, transform: `translateY(-${space[4]})` } });
const go = keyframes({ to: { opacity: 0 } });

/** A sheet that floats beside what opened it: menus, lists, calendars. Comes and goes by the `data-state` Radix gives it. */
export const floating = style({
  zIndex: layer.floating,
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.elevation.floating,
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${come} ${motion.gentle} ${easing}` },
    '&[data-state="closed"]': { animation: `${go} ${motion.quick} ${easing}` },
  },
});
