import { breakpoint, space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The footer ends the page however little stands above it. */
export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const content = style({ flexGrow: 1, outline: 'none' });

export const loading = style({
  paddingInline: space[16],
  paddingBlock: space[24],
  color: vars.text.secondary,
  '@media': { [`(min-width: ${breakpoint.tablet})`]: { paddingInline: space[24], paddingBlock: space[32] } },
});
