import { createVar, globalStyle, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { controlHeight, space, target, typography } from '../../tokens/scale';
import type { ControlSize } from '../Field/controlSizes';

const coarse = '(pointer: coarse)';

const heights: Record<ControlSize, string> = {
  small: controlHeight[28],
  medium: controlHeight[36],
  large: controlHeight[44],
};

/** What stands after a figure, inside the box. */
export const unitRoom = createVar();

export const frame = style({ position: 'relative', isolation: 'isolate', vars: { [unitRoom]: space[64] } });

/**
 * With its label inside. If there is no room for the label beside the figure, they wrap, and the line of the label is
 * outside the box, which shows only one.
 */
export const labelled = styleVariants(heights, (blockSize) => [
  frame,
  {
    flexWrap: 'wrap-reverse',
    alignContent: 'flex-end',
    blockSize,
    overflow: 'hidden',
    vars: { [unitRoom]: space[48] },
    '@media': { [coarse]: { minBlockSize: target.touch } },
  },
]);

/** The figure, and what stands after it. In letters of the size of the figure, which its width is measured in. */
export const content = style({
  '@media': { [coarse]: { fontSize: typography[16].fontSize } },
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
});

export const figure = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

const fade = keyframes({ from: { opacity: 1 } });

/** Flashes behind a figure that was adjusted, and fades. */
export const flash = style({
  position: 'absolute',
  zIndex: layer.behind,
  inset: 0,
  borderRadius: 'inherit',
  background: vars.tone.warning.surface,
  opacity: 0,
  animation: `${fade} ${motion.flash} ${easing}`,
});

const beside = style({
  flex: '0 999 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  ...typography[12],
  color: vars.text.secondary,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'none',
});

/** Figures are aligned to the end, so the note uses the empty start of the box and shrinks for a long figure. */
export const note = styleVariants({
  small: [beside, { paddingInlineStart: space[8] }],
  medium: [beside, { paddingInlineStart: space[12] }],
  large: [beside, { paddingInlineStart: space[12] }],
} satisfies Record<ControlSize, (string | StyleRule)[]>);

export const label = style({
  paddingInlineStart: space[4],
  color: vars.text.secondary,
  fontSize: typography[11].fontSize,
  whiteSpace: 'nowrap',
  cursor: 'text',
  userSelect: 'none',
});

const insideLabelled = `:is(${labelled.small}, ${labelled.medium}, ${labelled.large}) >`;

globalStyle(`${insideLabelled} :is(${label}, ${content})`, {
  display: 'flex',
  alignItems: 'center',
  blockSize: 'calc(100% - 2px)',
  lineHeight: 1,
});

/** Less than elsewhere, as three of them share a row. */
globalStyle(`${insideLabelled} ${content} > ${figure}`, { paddingInline: `${space[4]} ${space[6]}` });

export const unit = style({ selectors: { '&:not(:last-child)': { marginInlineEnd: space[4] } } });

export const end = styleVariants({ small: {}, medium: {}, large: {} } satisfies Record<ControlSize, StyleRule>);

// A small button is as tall as the small box, so it has to leave the border free.
globalStyle(`${end.small} button`, { blockSize: target.pointer });
