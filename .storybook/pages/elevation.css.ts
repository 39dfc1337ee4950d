import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { radius, space, typography } from '../../packages/ui/src/tokens/scale';

export const stage = style({ display: 'grid', gap: space[32], paddingBlockEnd: space[32] });

const card = style({
  display: 'grid',
  gap: space[2],
  padding: space[16],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  ...typography[14],
});

export const level = styleVariants({
  flat: [card, { background: vars.surface.panel }],
  floating: [
    card,
    { background: vars.surface.overlay, borderColor: vars.line.strong, boxShadow: vars.elevation.floating },
  ],
  dialog: [card, { background: vars.surface.overlay, borderColor: vars.line.strong, boxShadow: vars.elevation.dialog }],
});
