import { createVar, style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { radius, space, target, typography, weight } from '../../tokens/scale';

const cellSize = createVar();

export const root = style({
  vars: { [cellSize]: '36px' },
  '@media': {
    // Big enough for a finger, if seven fit across the screen.
    '(pointer: coarse)': { vars: { [cellSize]: `min(44px, (100vw - ${space[48]}) / 7)` } },
  },
});

export const months = style({ display: 'flex', gap: space[24] });

/** The arrows are on either side of the caption, with the grid below. */
export const month = style({
  display: 'grid',
  gridTemplateColumns: `${cellSize} 1fr ${cellSize}`,
  alignItems: 'center',
  justifyItems: 'center',
  rowGap: space[4],
  inlineSize: `calc(${cellSize} * 7)`,
});

export const caption = style({ gridColumn: 2, gridRow: 1, ...typography[14] });

export const captionLabel = style({ fontWeight: weight.medium });

const pointed = {
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:disabled, [aria-disabled])': { background: vars.surface.raised } } },
  },
} as const;

const bare = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    border: 0,
    borderRadius: radius[4],
    background: 'transparent',
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${easing}`,
    selectors: { '&:focus-visible': { position: 'relative', zIndex: layer.ring, outlineOffset: '-2px' } },
  },
  pointed,
]);

const step = style([
  bare,
  {
    gridRow: 1,
    inlineSize: '28px',
    blockSize: '28px',
    padding: 0,
    color: vars.text.secondary,
    selectors: { '&[aria-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' } },
    '@media': { '(pointer: coarse)': { inlineSize: cellSize, blockSize: cellSize } },
  },
]);

export const previous = style([step, { gridColumn: 1 }]);

export const next = style([step, { gridColumn: 3 }]);

export const dropdowns = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const dropdown = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

/** A native select, because nothing picks one of a hundred years faster on a phone. */
export const select = style([
  bare,
  {
    appearance: 'none',
    blockSize: '28px',
    paddingInline: `${space[6]} 20px`,
    fontWeight: weight.medium,
    '@media': { '(pointer: coarse)': { blockSize: target.touch, fontSize: typography[16].fontSize } },
  },
]);

export const selectChevron = style({
  display: 'flex',
  position: 'absolute',
  insetInlineEnd: space[4],
  color: vars.text.secondary,
  pointerEvents: 'none',
});

export const grid = style({
  gridColumn: '1 / -1',
  borderCollapse: 'separate',
  borderSpacing: `0 ${space[2]}`,
  tableLayout: 'fixed',
  inlineSize: '100%',
});

export const weekday = style({
  blockSize: '28px',
  ...typography[12],
  color: vars.text.secondary,
  fontWeight: weight.regular,
  textAlign: 'center',
});

export const day = style({
  blockSize: cellSize,
  textAlign: 'center',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});

// The state of a day is set on its cell, and styled on the button inside.
export const outside = style({});
export const disabled = style({});
export const today = style({});
export const selected = style({});
export const middle = style({});
export const preview = style({});
export const rangeStart = style({});
export const rangeEnd = style({});

const startCorners = (corner: string) => ({ borderStartStartRadius: corner, borderEndStartRadius: corner });
const endCorners = (corner: string) => ({ borderStartEndRadius: corner, borderEndEndRadius: corner });

export const dayButton = style([
  bare,
  {
    position: 'relative',
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    ...typography[14],
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${outside} > &`]: { color: vars.text.secondary },
      [`${today} > &`]: { color: vars.tone.accent.text, fontWeight: weight.strong },
      // A dot, so that today isn't marked by colour alone.
      [`${today} > &::after`]: {
        content: '',
        position: 'absolute',
        insetBlockEnd: space[4],
        inlineSize: space[4],
        blockSize: space[4],
        borderRadius: '50%',
        background: 'currentcolor',
      },
      [`${disabled} > &`]: { color: vars.text.disabled, cursor: 'not-allowed' },
      [`${preview} > &`]: { borderRadius: 0, background: vars.surface.raised },
      [`${middle} > &`]: { borderRadius: 0, background: vars.tone.accent.surface },
      [`:is(${middle}, ${preview}):first-child > &`]: startCorners(radius[4]),
      [`:is(${middle}, ${preview}):last-child > &`]: endCorners(radius[4]),
      [`${selected}:not(${middle}) > &`]: {
        background: vars.tone.accent.solid,
        color: vars.tone.accent.onSolid,
        fontWeight: weight.medium,
      },
      [`${selected}:not(${middle}) > &:focus-visible`]: { outlineOffset: '1px' },
      [`${rangeStart}:not(${rangeEnd}) > &`]: endCorners('0'),
      [`${rangeEnd}:not(${rangeStart}) > &`]: startCorners('0'),
    },
  },
]);
