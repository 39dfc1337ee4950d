import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { breakpoint, measure, radius, space, typography, weight } from '../../packages/ui/src/tokens/scale';

export const facts = style({ display: 'grid' });

export const fact = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.line.subtle}` },
  },
  '@media': {
    [`(min-width: ${breakpoint.tablet})`]: { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: space[24] },
  },
});

export const term = style({ ...typography[14], fontWeight: weight.medium });

export const meaning = style({ ...typography[14], color: vars.text.secondary, maxInlineSize: measure });

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  ...typography[14],
  color: vars.tone.accent.text,
});

export const key = style({
  paddingInline: space[4],
  border: `1px solid ${vars.line.strong}`,
  borderRadius: radius[4],
  fontFamily: 'inherit',
  ...typography[12],
  color: vars.text.primary,
});
