import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';

export const icon = style({ display: 'flex', flexShrink: 0, color: vars.text.secondary });

export const words = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  minInlineSize: 0,
  paddingBlock: space[6],
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const hint = style({
  flexShrink: 0,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

/** Reserves its space, so that the hints of all lines are aligned. */
export const mark = style({ display: 'flex', flexShrink: 0, inlineSize: '16px', color: vars.tone.accent.text });
