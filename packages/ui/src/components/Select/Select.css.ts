import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, target } from '../../tokens/scale';
import type { ControlSize } from '../Field/controlSizes';

const isRinged = '&:focus-visible, &[data-state="open"]';

const root = style({
  gap: space[8],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    [isRinged]: {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
    '&[data-placeholder]:not(:disabled)': { color: vars.text.secondary },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: `calc(${target.touch} + ${space[2]})` } },
});

export const trigger = styleVariants({
  small: [root, { paddingInline: space[8] }],
  medium: [root, { paddingInline: space[12] }],
  large: [root, { paddingInline: space[12] }],
} satisfies Record<ControlSize, (string | StyleRule)[]>);

export const value = style({ flex: 1, minInlineSize: 0 });

export const chosen = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const chosenLabel = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const picture = style({
  display: 'flex',
  color: vars.text.secondary,
  selectors: { ':disabled > &': { color: 'inherit' } },
});

export const list = style({
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxInlineSize: 'min(420px, var(--radix-select-content-available-width))',
  maxBlockSize: 'min(320px, var(--radix-select-content-available-height))',
  overflow: 'hidden',
});

/** Radix hides the scrollbar, but a list that goes on should look like one. */
export const viewport = style({ padding: space[4], selectors: { '&&': { scrollbarWidth: 'thin' } } });
