import { space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[12], minInlineSize: 0 });

/** On a phone a row is its coin, amount, status and time; the transaction stands in what it opens to. */
export const table = style({ minInlineSize: 0 });

globalStyle(`${table} tbody tr > td:has([data-transaction])`, {
  '@container': { '(width < 640px)': { display: 'none !important' } },
});

/** A tablet has no room for it either: its title goes with it. */
globalStyle(`${table} tr:has(> :nth-child(6)) > :nth-child(5)`, {
  '@container': { '(width >= 640px) and (width < 800px)': { display: 'none' } },
});

/** Keeps its room, so that nothing moves when it comes. */
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
