import { vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Set apart from the sentence around it; wraps rather than being cut off. */
export const root = style({ color: vars.text.primary, fontWeight: weight.medium, overflowWrap: 'anywhere' });
