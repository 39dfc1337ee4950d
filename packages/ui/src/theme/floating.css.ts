import { keyframes, style } from '@vanilla-extract/css';
import { easing } from '../tokens/motion';
import { layer } from '../tokens/layer';
import { radius, space } from '../tokens/scale';
import { motion, vars } from './contract.css';

const come = keyframes({ from: { opacity: 0, transform: `translateY(-${space[4]})` } });
const go = keyframes({ to: { opacity: 0 } });

/** A floating layer next to its trigger: menus, lists, calendars. It fades with the `data-state` that Radix sets. */
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
