import { radius, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[12], inlineSize: '320px', maxInlineSize: '100%' });

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const title = style({ margin: 0, ...typography[16], fontWeight: weight.strong });

export const lead = style({ margin: 0, ...typography[13], color: vars.text.secondary });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const prompt = style({ margin: 0 });

export const sums = style({ display: 'grid', gap: space[4], margin: 0, fontVariantNumeric: 'tabular-nums' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const label = style({ color: vars.text.secondary });

export const outcome = style({ ...typography[13], minBlockSize: typography[13].lineHeight, overflowWrap: 'anywhere' });

export const doubt = style({
  margin: 0,
  padding: space[12],
  borderRadius: radius[4],
  background: vars.tone.warning.surface,
});

export const failure = style({ margin: 0, color: vars.tone.danger.text });

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] });
