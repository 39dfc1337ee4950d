import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.subtle}` } },
});

/** Below the entries, apart from them. */
export const wait = style({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});

/** With a form among its lines. */
export const edited = style({ gap: space[12] });

/** A removed entry keeps its row's height, so that nothing moves below the pointer. */
export const removed = style({ minBlockSize: '76px', alignContent: 'center' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const label = style({ minInlineSize: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  gap: space[4],
  marginInlineEnd: `-${space[8]}`,
  marginInlineStart: 'auto',
});

export const place = style({ ...typography[13], color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const placeholder = style({ display: 'grid', gap: space[8], paddingBlock: space[12] });

export const savedAs = style({ ...typography[14], color: vars.text.secondary });

export const saving = style({ display: 'grid', gap: space[8] });
