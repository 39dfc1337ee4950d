import { keyframes, style } from '@vanilla-extract/css';
import { option as line } from '../../theme/option.css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { controlHeight, radius, screenFrom, space, target, typography, weight } from '../../tokens/scale';
import { scrim } from '../Dialog/scrim.css';

const wide = screenFrom('tablet');

/** On a phone it fills the width of the screen and the height above the keyboard. */
export const place = style([
  scrim,
  {
    display: 'grid',
    placeItems: 'start center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [wide]: { paddingBlockStart: '12dvh', paddingInline: space[16] } },
  },
]);

const come = keyframes({ from: { opacity: 0, transform: `translateY(-${space[8]})` } });
const go = keyframes({ to: { opacity: 0 } });

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.elevation.dialog,
  paddingBlockStart: 'env(safe-area-inset-top)',
  ...typography[14],
  selectors: {
    '&[data-state="open"]': { animation: `${come} ${motion.gentle} ${easing}` },
    '&[data-state="closed"]': { animation: `${go} ${motion.quick} ${easing} forwards` },
  },
  '@media': {
    [wide]: {
      maxInlineSize: '560px',
      border: `1px solid ${vars.line.subtle}`,
      borderRadius: radius[8],
      paddingBlockStart: 0,
      overflow: 'hidden',
    },
  },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: controlHeight[44],
  paddingInline: `${space[12]} ${space[8]}`,
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  color: vars.text.secondary,
});

/** It has focus as long as the menu is open, so a line below the text shows it instead of a focus ring. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  minBlockSize: controlHeight[44],
  border: 0,
  padding: 0,
  background: 'transparent',
  color: vars.text.primary,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.text.secondary, opacity: 1 } },
  '@media': { '(pointer: coarse)': { fontSize: typography[16].fontSize } },
});

export const list = style({
  maxBlockSize: 'min(400px, 48dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  scrollPaddingBlock: space[4],
});

export const group = style({ selectors: { '& + &': { paddingBlockStart: space[8] } } });

export const groupLabel = style({
  ...typography[12],
  paddingBlock: `${space[6]} ${space[4]}`,
  paddingInline: space[8],
  color: vars.text.secondary,
});

export const option = style([line, { paddingBlock: space[4] }]);

export const start = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.pointer,
  color: vars.text.secondary,
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const end = style({
  flex: 'none',
  ...typography[12],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const match = style({ background: 'transparent', color: vars.tone.accent.text, fontWeight: weight.strong });

export const empty = style({
  paddingBlock: space[32],
  paddingInline: space[16],
  color: vars.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
