import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { measure, radius, space, typography, weight } from '../../tokens/scale';

export const item = style({
  // Leaves room for the focus ring of the question.
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  // Keeps a question that a link jumps to clear of the page's sticky header.
  scrollMarginBlockStart: space[64],
});

export const trigger = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  inlineSize: '100%',
  paddingBlock: space[8],
  paddingInline: 0,
  border: 0,
  borderRadius: radius[4],
  background: 'none',
  color: vars.text.primary,
  ...typography[14],
  fontWeight: weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `color ${motion.quick} ${easing}`,
  selectors: {
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([data-disabled])': { color: vars.tone.accent.text } } },
  },
});

/** As tall as the first line of the question. */
export const arrow = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: typography[14].lineHeight,
  color: vars.text.secondary,
  transition: `transform ${motion.gentle} ${easing}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
});

const come = keyframes({ from: { opacity: 0, transform: `translateY(-${space[4]})` } });

export const content = style({
  paddingBlock: `${space[4]} ${space[12]}`,
  paddingInlineEnd: space[32],
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  selectors: { '&[data-state="open"]': { animation: `${come} ${motion.gentle} ${easing}` } },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

// Tables may use the full width; lines of text stop at a readable length.
globalStyle(`${words} > :is(p, ul, ol)`, { maxInlineSize: measure });
