import { keyframes, style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { space } from '../../tokens/scale';
import { inset } from '../Table/Table.css';

const appear = keyframes({ from: { opacity: 0 } });

/** No line divides a row from the panel that belongs to it. */
export const detail = style({
  paddingBlock: `${space[4]} ${space[16]}`,
  paddingInline: inset,
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  animation: `${appear} ${motion.gentle} ${easing}`,
  selectors: { 'tr:last-child &': { borderBlockEndColor: 'transparent' } },
});
