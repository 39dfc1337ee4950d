import { style } from '@vanilla-extract/css';
import { density, motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { radius, space, target } from '../../tokens/scale';
import { inset, narrowest } from './Table.css';

/** The whole cell is the target. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  inlineSize: `calc(100% + 2 * ${inset})`,
  minBlockSize: `calc(${density.controlHeight} - 1px)`,
  marginInline: `calc(-1 * ${inset})`,
  paddingInline: inset,
  paddingBlock: 0,
  border: 0,
  borderRadius: radius[4],
  background: 'none',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  transition: `color ${motion.quick} ${easing}`,
  selectors: {
    '&[data-align="end"]': { flexDirection: 'row-reverse' },
    '&[data-direction]': { color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: vars.text.primary } } },
    '(pointer: coarse)': { minBlockSize: target.touch },
  },
  '@container': { [narrowest]: { gap: space[2] } },
});

/** Always reserves its space, so that nothing moves when it appears. */
export const arrow = style({
  display: 'inline-flex',
  transition: `opacity ${motion.quick} ${easing}`,
  selectors: {
    [`${button}:not([data-direction]) &`]: { opacity: 0 },
    [`${button}:not([data-direction]):is(:hover, :focus-visible) &`]: { opacity: 1 },
  },
});
