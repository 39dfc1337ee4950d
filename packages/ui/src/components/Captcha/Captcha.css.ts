import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, space } from '../../tokens/scale';
import { captchaSize } from './drawCaptcha';

export const root = style({ position: 'relative', display: 'grid', gap: space[8], minInlineSize: 0 });

export const picture = style({
  inlineSize: captchaSize.width,
  blockSize: 'auto',
  aspectRatio: `${captchaSize.width} / ${captchaSize.height}`,
  borderRadius: radius[4],
  background: vars.surface.raised,
  color: vars.text.primary,
});

export const digits = style({ fontVariantNumeric: 'tabular-nums' });
