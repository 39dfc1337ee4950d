import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';

export const root = style({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const notice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: vars.tone.warning.text,
});
