import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { breakpoint, measure, radius, space, typography } from '../../packages/ui/src/tokens/scale';

export const comparisons = style({ display: 'grid', gap: space[24] });

export const comparison = style({
  display: 'grid',
  gap: space[8],
  '@media': { [`(min-width: ${breakpoint.tablet})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const side = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space[12],
  padding: space[16],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.panel,
  ...typography[14],
});

export const well = style([side, { borderColor: vars.tone.success.line }]);

export const badly = style([side, { color: vars.text.secondary }]);

export const mark = style({ display: 'flex', alignItems: 'center', blockSize: typography[14].lineHeight });

export const goodMark = style([mark, { color: vars.tone.success.text }]);

export const badMark = style([mark, { color: vars.tone.danger.text }]);

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const why = style({
  gridColumn: '1 / -1',
  maxInlineSize: measure,
  ...typography[13],
  color: vars.text.secondary,
});
