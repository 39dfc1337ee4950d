import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';

const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  // The arrow would give it a baseline one pixel off the figures beside it.
  verticalAlign: 'top',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-stale]': { color: vars.text.secondary } },
});

export const change = styleVariants({
  up: [root, { color: vars.tone.buy.text }],
  down: [root, { color: vars.tone.sell.text }],
  flat: [root, { color: vars.text.secondary }],
});
