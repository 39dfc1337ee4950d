import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { space } from '../../packages/ui/src/tokens/scale';

/** A column of fixed width, so that the names beside it line up. */
export const sample = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none', inlineSize: 80 });

export const set = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  columnGap: space[32],
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
});

export const drawings = style({ display: 'flex', alignItems: 'center', gap: space[12], flex: 'none' });

export const coins = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' });
