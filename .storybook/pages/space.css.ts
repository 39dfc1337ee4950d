import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { space, typography } from '../../packages/ui/src/tokens/scale';

/** A column of fixed width, so that the names beside it line up. */
export const sample = style({ display: 'flex', alignItems: 'center', flex: 'none', inlineSize: 80 });

export const bar = style({ blockSize: 16, background: vars.tone.accent.solid });

export const box = style({ inlineSize: 64, border: `1px solid ${vars.line.control}`, background: vars.surface.raised });

export const densities = style({
  display: 'grid',
  gap: space[24],
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const caption = style({
  ...typography[12],
  color: vars.text.secondary,
  textAlign: 'start',
  paddingBlockEnd: space[8],
});
