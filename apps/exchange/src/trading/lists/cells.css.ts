import { space, vars, weight } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** As wide as the longest of the usual ones, so that the figures before it end at one line. */
export const unit = style({
  display: 'inline-block',
  minInlineSize: '36px',
  paddingInlineStart: space[4],
  textAlign: 'start',
  color: vars.text.secondary,
  // Only in a column do units stand under each other.
  selectors: { 'dd &': { minInlineSize: 0 } },
});

const sideWord = style({ fontWeight: weight.medium });

export const side = {
  buy: `${sideWord} ${style({ color: vars.tone.buy.text })}`,
  sell: `${sideWord} ${style({ color: vars.tone.sell.text })}`,
};

export const pair = style({ fontWeight: weight.medium, color: vars.text.primary });

/** Beside what was filled; wide enough for 100%. */
export const share = style({
  display: 'inline-block',
  minInlineSize: '40px',
  textAlign: 'end',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

/** A figure and what belongs to it are one thing, also where a row is a card. */
export const together = style({ whiteSpace: 'nowrap' });

/** A row stays as high as the others: the button reaches over its edges. */
export const button = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  // Wide enough for what it reads while it runs, so that nothing moves then.
  minInlineSize: '76px',
  marginBlock: '-1px',
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@container': { '(width < 640px)': { marginInlineEnd: 0 } },
});

/** In a card its words end where the figures end. */
globalStyle(`${button} > button`, { '@container': { '(width < 640px)': { paddingInlineEnd: space[2] } } });

/** The panel would cut a ring around it. */
globalStyle(`${button} > button:focus-visible`, { outlineOffset: '-2px' });
