import { screenFrom, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The frame of every page except the trading screens: one centred column with the same gutters. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: `calc(1152px + 2 * ${space[24]})`,
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: space[24],
  '@media': { [screenFrom('tablet')]: { paddingInline: space[24], paddingBlock: space[32] } },
});
