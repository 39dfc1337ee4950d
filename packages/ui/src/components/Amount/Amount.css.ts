import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typography, weight } from '../../tokens/scale';

export const root = style({ display: 'inline-block', maxInlineSize: '100%', fontVariantNumeric: 'tabular-nums' });

/** No digit is ever cut off: a figure too wide for its container wraps. */
globalStyle(`${root} > :first-child`, { whiteSpace: 'normal', overflowWrap: 'break-word' });

export const unit = style({ color: vars.text.secondary, fontWeight: weight.regular });

export const worth = style({
  display: 'block',
  ...typography[12],
  color: vars.text.secondary,
  fontWeight: weight.regular,
});
