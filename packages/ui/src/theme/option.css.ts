import { style } from '@vanilla-extract/css';
import { radius, space, target, typography } from '../tokens/scale';
import { vars } from './contract.css';

/**
 * A line of a menu or a list of options. Radix marks the one under the pointer or reached by arrow keys as highlighted.
 */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '32px',
  paddingInline: space[8],
  borderRadius: radius[4],
  ...typography[14],
  color: vars.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted], &[aria-selected="true"][data-active]': { background: vars.surface.raised },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: `calc(${target.touch} + ${space[12]})` },
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted], &[aria-selected="true"][data-active]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
