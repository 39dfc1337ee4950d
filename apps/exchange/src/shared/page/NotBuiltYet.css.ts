import { vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const sentence = style({ color: vars.text.secondary });
