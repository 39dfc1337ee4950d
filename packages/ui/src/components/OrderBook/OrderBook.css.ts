import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';

export const choices = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const groups = style({ display: 'flex', alignItems: 'center', gap: space[8], color: vars.text.secondary });

export const select = style({ inlineSize: '64px' });
