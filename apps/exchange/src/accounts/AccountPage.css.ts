import { screenFrom, space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** One column in the middle, with space above it if there is room. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  inlineSize: '100%',
  maxInlineSize: `calc(420px + 2 * ${space[16]})`,
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: space[24],
  '@media': { [screenFrom('tablet')]: { paddingBlock: space[64] } },
});

export const intro = style({ display: 'grid', gap: space[8] });

export const quiet = style({ color: vars.text.secondary, overflowWrap: 'anywhere', textWrap: 'pretty' });
