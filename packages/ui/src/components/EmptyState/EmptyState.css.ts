import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  paddingBlock: space[32],
  paddingInline: space[16],
  textAlign: 'center',
});

export const words = style({ display: 'grid', gap: space[2], maxInlineSize: '420px' });

export const text = style({ color: vars.text.primary, textWrap: 'balance' });

export const more = style({ ...typography[13], color: vars.text.secondary, textWrap: 'balance' });
