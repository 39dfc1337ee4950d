import { space, typography } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** On wider screens, figures stay near their labels. */
export const facts = style({ maxInlineSize: '360px' });

export const detail = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

const desk = style({});

export const table = { desk, tablet: undefined, phone: undefined } as const;

/** Eleven columns fit into the frame: in the letters of the trading panels, with the time below its day. */
globalStyle(`${desk} table`, typography[12]);
globalStyle(`${desk} > * > * > table > tbody > tr > td > time`, {
  display: 'inline-grid',
  fontVariantNumeric: 'tabular-nums',
});
