import { keyframes, style } from '@vanilla-extract/css';
import { floating } from '../../theme/floating.css';
import { motion } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { radius, space, typography } from '../../tokens/scale';

const come = keyframes({ from: { opacity: 0 } });

export const root = style([
  floating,
  {
    maxInlineSize: `min(240px, var(--radix-tooltip-content-available-width))`,
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: radius[4],
    ...typography[12],
    overflowWrap: 'anywhere',
    selectors: { '&[data-state="delayed-open"]': { animation: `${come} ${motion.quick} ${easing}` } },
  },
]);
