import { space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const asset = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const none = style({ color: vars.text.secondary, whiteSpace: 'nowrap' });

/** Day and time on separate lines: a row has three of them. */
export const moment = style({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const table = style({ minInlineSize: 0 });

globalStyle(`${moment} time`, {
  '@container': { '(width >= 1024px)': { display: 'inline-grid', ...typography[12] } },
});
