import { radius, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The form with its summary beside it, or below it if there is less room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  paddingBlockStart: space[16],
  '@media': {
    [screenFrom('desk')]: { gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)', columnGap: space[48] },
  },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxInlineSize: '420px',
});

export const lead = style({ margin: 0, color: vars.text.secondary, textWrap: 'pretty', ...typography[14] });

export const amount = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const notice = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.panel,
  maxInlineSize: '560px',
});

export const done = style([notice, { marginBlockStart: space[16] }]);

export const warning = style([done, { borderColor: vars.tone.warning.line, background: vars.tone.warning.surface }]);

export const title = style({ margin: 0, ...typography[14], fontWeight: weight.strong });

export const text = style({ margin: 0, ...typography[14], textWrap: 'pretty', fontVariantNumeric: 'tabular-nums' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  columnGap: space[12],
});

export const confirmation = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const summary = style({ display: 'grid', gap: space[4], margin: 0, fontVariantNumeric: 'tabular-nums' });

export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[12] });

export const label = style({ color: vars.text.secondary });

export const value = style({ margin: 0, marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' });
