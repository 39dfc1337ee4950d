import { space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space[16],
  rowGap: space[6],
  alignItems: 'baseline',
  ...typography[13],
});

export const label = style({ color: vars.text.secondary });

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
