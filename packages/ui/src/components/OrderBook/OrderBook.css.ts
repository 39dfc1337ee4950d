import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography, weight } from '../../tokens/scale';

/** Fills its place; 300 pixels are enough. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.surface.panel,
  ...typography[12],
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '36px',
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
});

export const title = style({ fontWeight: weight.medium });

export const groups = style({ display: 'flex', alignItems: 'center', gap: space[8], color: vars.text.secondary });

export const select = style({ inlineSize: '64px' });
