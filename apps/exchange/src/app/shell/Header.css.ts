import { breakpoint, space, typography, vars } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';

const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  '@media': { [`(min-width: ${breakpoint.tablet})`]: { paddingInline: space[24] } },
});

export const size = styleVariants({
  public: [root, { blockSize: '56px' }],
  trading: [
    root,
    { minBlockSize: '48px' },
    // On a phone the pair takes a line of its own below.
    {
      '@media': {
        [`not all and (min-width: ${breakpoint.tablet})`]: { flexWrap: 'wrap', rowGap: 0, paddingBlock: space[4] },
      },
    },
  ],
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [`(min-width: ${breakpoint.tablet})`]: { gap: space[8] } },
});

export const visitor = style({ ...typography[13], color: vars.text.secondary, whiteSpace: 'nowrap' });
