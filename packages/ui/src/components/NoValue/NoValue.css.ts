import { style } from '@vanilla-extract/css';
import { weight } from '../../tokens/scale';
import { vars } from '../../theme/contract.css';

/** Quieter than the values around it. */
export const dash = style({ color: vars.text.secondary, fontWeight: weight.regular });
