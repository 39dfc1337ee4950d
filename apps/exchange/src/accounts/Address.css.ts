import { vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Stands out of the sentence around it, and breaks rather than being cut. */
export const root = style({ color: vars.text.primary, fontWeight: weight.medium, overflowWrap: 'anywhere' });
