import { space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** One order, one swap: what it is, what we know, what can be done. */
export const item = style({ display: 'grid', gap: space[8] });

export const what = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const secondary = style({ margin: 0, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const known = style({ margin: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
