import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';

export const anchor = style({ position: 'relative' });

/** The chevron overlaps the end of the input, so that pressing it presses the input. */
export const input = style({
  cursor: 'default',
  selectors: { '&&': { paddingInlineEnd: space[32] }, '&:focus': { cursor: 'text' } },
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[12],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.text.secondary,
  pointerEvents: 'none',
  selectors: {
    '[data-size="small"] > &': { insetInlineEnd: space[8] },
    'input:disabled ~ &': { color: vars.text.disabled },
  },
});

export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 'min(240px, var(--radix-popover-content-available-width))',
  maxInlineSize: 'var(--radix-popover-content-available-width)',
  // Limited even before it is positioned, or it couldn't scroll to the chosen option.
  maxBlockSize: 'min(320px, var(--radix-popover-content-available-height, 320px))',
  overflow: 'hidden',
});

export const list = style({ padding: space[4], overflowY: 'auto', overscrollBehavior: 'contain' });

export const words = style({ flex: 1, minInlineSize: 0 });

export const detail = style({
  display: 'block',
  paddingBlockEnd: space[6],
  marginBlockStart: `-${space[4]}`,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  ...typography[12],
  fontVariantNumeric: 'tabular-nums',
});

export const none = style({ padding: space[12], color: vars.text.secondary, ...typography[14] });
