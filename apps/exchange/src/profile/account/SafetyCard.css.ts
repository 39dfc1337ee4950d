import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space[16] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[2],
});

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: typography[14].lineHeight,
  color: vars.text.secondary,
  selectors: { '&[data-done]': { color: vars.tone.success.text } },
});

export const circle = style({
  inlineSize: '14px',
  blockSize: '14px',
  margin: '1px',
  border: `1px solid ${vars.line.control}`,
  borderRadius: '50%',
});

export const name = style({ ...typography[14], fontWeight: weight.medium });

export const why = style({ gridColumn: 2, color: vars.text.secondary, ...typography[13] });
