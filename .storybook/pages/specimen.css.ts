import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { breakpoint, radius, space, typography, weight } from '../../packages/ui/src/tokens/scale';

export const bothThemes = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [`(min-width: ${breakpoint.desk})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[24] },
  },
});

export const themePanel = style({
  padding: space[16],
  overflow: 'clip',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.page,
  color: vars.text.primary,
});

export const themeName = style({ ...typography[12], color: vars.text.secondary, marginBlockEnd: space[12] });

/** Rows divided by hairlines. */
export const rows = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[8],
  paddingBlock: space[12],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.line.subtle}` },
  },
});

export const name = style({ ...typography[13], fontWeight: weight.medium });

export const note = style({ ...typography[12], color: vars.text.secondary });

export const label = style({ display: 'grid', flex: '1 1 160px', minInlineSize: 0 });

export const figure = style({
  ...typography[12],
  color: vars.text.secondary,
  textAlign: 'end',
  marginInlineStart: 'auto',
});
