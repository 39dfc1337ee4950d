import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { breakpoint, measure, space, typography, weight } from '../../packages/ui/src/tokens/scale';

export const page = style({
  maxInlineSize: 1120,
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: space[32],
  '@media': { [`(min-width: ${breakpoint.tablet})`]: { paddingInline: space[48], paddingBlock: space[48] } },
});

export const title = style({ ...typography[28], fontWeight: weight.strong, letterSpacing: '-0.01em' });

export const lead = style({
  ...typography[16],
  maxInlineSize: measure,
  marginBlockStart: space[8],
  color: vars.text.secondary,
});

export const section = style({ marginBlockStart: space[48] });

export const sectionTitle = style({
  ...typography[20],
  fontWeight: weight.strong,
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
});

export const sectionIntro = style({
  ...typography[14],
  maxInlineSize: measure,
  marginBlockStart: space[12],
  color: vars.text.secondary,
});

export const sectionBody = style({ marginBlockStart: space[24] });
