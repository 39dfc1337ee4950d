import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography, weight } from '../../tokens/scale';

export const root = style({ display: 'grid', gap: space[6], minInlineSize: 0, fontVariantNumeric: 'normal' });

export const labels = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  ...typography[13],
});

export const label = style({ color: vars.text.primary, fontWeight: weight.medium });

export const optional = style({ color: vars.text.secondary, fontWeight: weight.regular });

export const aside = style({ color: vars.text.secondary, textAlign: 'end' });

export const note = style({
  ...typography[12],
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const hint = style({ color: vars.text.secondary });

export const error = style({ display: 'flex', alignItems: 'flex-start', gap: space[6], color: vars.tone.danger.text });

/** As high as the first line of words beside it. */
export const errorIcon = style({ display: 'flex', alignItems: 'center', blockSize: typography[12].lineHeight });
