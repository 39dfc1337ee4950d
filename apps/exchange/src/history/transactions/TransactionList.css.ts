import { space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[12], minInlineSize: 0 });

export const table = style({ minInlineSize: 0 });

/**
 * Phones have no room for the transaction, nor for its header or placeholder. It is in the details of a
 * row.
 */
globalStyle(`${table} tr:has(> :nth-child(6)) > :nth-child(5)`, {
  '@container': { '(width < 700px)': { display: 'none !important' } },
});

/** Always takes up space, so that nothing moves when a note appears. */
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '20px',
  color: vars.text.secondary,
  ...typography[13],
});

export const stale = style({ color: vars.tone.warning.text });

export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  color: vars.tone.danger.text,
  ...typography[13],
});
