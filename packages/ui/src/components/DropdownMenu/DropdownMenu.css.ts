import { style } from '@vanilla-extract/css';
import { floating } from '../../theme/floating.css';
import { option } from '../../theme/option.css';
import { vars } from '../../theme/contract.css';
import { radius, space, typography } from '../../tokens/scale';

export const menu = style([
  floating,
  {
    minInlineSize: `max(180px, var(--radix-dropdown-menu-trigger-width))`,
    maxInlineSize: `min(320px, var(--radix-dropdown-menu-content-available-width))`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[4],
  },
]);

export const item = style([option, { paddingBlock: space[4] }]);

/** Before the label: an icon, or a check mark. The width is fixed, so that labels line up. */
export const start = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[16],
  color: vars.text.secondary,
  selectors: { [`${item}[data-disabled] &`]: { color: 'inherit' } },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const chosen = style({ display: 'block', color: vars.tone.accent.text });

export const dot = style({
  display: 'block',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: radius[4],
  background: 'currentcolor',
});

export const label = style({
  ...typography[12],
  paddingBlock: `${space[6]} ${space[4]}`,
  paddingInline: space[8],
  color: vars.text.secondary,
});

export const separator = style({
  blockSize: '1px',
  marginBlock: space[4],
  marginInline: `-${space[4]}`,
  background: vars.line.subtle,
});
