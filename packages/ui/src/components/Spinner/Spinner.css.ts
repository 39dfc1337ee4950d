import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import type { IconSize } from '../Icon/iconNames';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const root = style({ display: 'inline-flex', flexShrink: 0, verticalAlign: 'middle' });

/** A turn takes five times as long as a fade. It doesn't spin if reduced motion is on. */
const ring = style({
  border: '2px solid color-mix(in srgb, currentcolor 25%, transparent)',
  borderBlockStartColor: 'currentcolor',
  borderRadius: '50%',
  animation: `${turn} calc(${motion.gentle} * 5) linear infinite, ${appear} ${motion.gentle} ${easing}`,
});

export const size = styleVariants({
  12: [ring, { inlineSize: '12px', blockSize: '12px' }],
  16: [ring, { inlineSize: '16px', blockSize: '16px' }],
  20: [ring, { inlineSize: '20px', blockSize: '20px' }],
} satisfies Record<IconSize, (string | StyleRule)[]>);
