import { space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const asset = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const none = style({ color: vars.text.secondary, whiteSpace: 'nowrap' });

/** Day and time on separate lines: a row has three of them. */
export const moment = style({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });

export const table = style({ minInlineSize: 0 });

/** Thirteen columns fit into the frame if the long headers take two lines. */
globalStyle(`${table} thead th`, { '@container': { '(width >= 1024px)': { whiteSpace: 'normal' } } });

globalStyle(`${moment} time`, {
  '@container': { '(width >= 1024px)': { display: 'inline-grid', ...typography[12] } },
});

/** Shown where rows are two lines. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  maxInlineSize: '420px',
  paddingBlockEnd: space[16],
  '@container': { '(width >= 1024px)': { display: 'none' } },
});

/** In a row of two lines no header says what the time is. */
export const cardWord = style({ '@container': { '(width >= 1024px)': { display: 'none' } } });
