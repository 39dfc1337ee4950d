import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';

/** Draws the focus ring of the scroll container, whose own ring would be hidden by the sticky header. */
export const frame = style({
  position: 'relative',
  selectors: {
    '&[data-scrolls="panel"]': { blockSize: '100%' },
    '&:has(> :focus-visible)::after': {
      content: '',
      position: 'absolute',
      zIndex: layer.sticky,
      inset: 0,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-2px',
      pointerEvents: 'none',
    },
  },
});

globalStyle(`${frame} > :focus-visible`, { outline: 'none' });

const appear = keyframes({ from: { opacity: 0 } });
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/** Appears after a moment, so that fast refreshes don't flicker. It overlaps the edge and takes no space. */
export const refreshLine = style({
  position: 'absolute',
  zIndex: layer.sticky,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '2px',
  overflow: 'hidden',
  background: vars.line.subtle,
  pointerEvents: 'none',
  animation: `${appear} ${motion.gentle} ${easing} calc(2 * ${motion.gentle}) backwards`,
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      inlineSize: '25%',
      blockSize: '100%',
      background: vars.tone.accent.line,
      // With reduced motion the animation is over at once and ends out of view, leaving only the line.
      transform: 'translateX(-100%)',
      animation: `${pass} calc(8 * ${motion.gentle}) linear infinite`,
    },
  },
});
