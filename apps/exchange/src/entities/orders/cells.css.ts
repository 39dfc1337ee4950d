import { space, vars, weight } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** As wide as the longest usual unit, so that the figures before it line up. */
export const unit = style({
  display: 'inline-block',
  minInlineSize: '36px',
  paddingInlineStart: space[4],
  textAlign: 'start',
  color: vars.text.secondary,
  // Units only line up in a column.
  selectors: { 'dd &': { minInlineSize: 0 } },
});

const sideWord = style({ fontWeight: weight.medium });

export const side = {
  buy: `${sideWord} ${style({ color: vars.tone.buy.text })}`,
  sell: `${sideWord} ${style({ color: vars.tone.sell.text })}`,
};

export const pair = style({ fontWeight: weight.medium, color: vars.text.primary });

/** Beside the filled amount; wide enough for 100%. */
export const share = style({
  display: 'inline-block',
  minInlineSize: '34px',
  textAlign: 'end',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

/** A figure stays on one line with its unit, even in a card. */
export const together = style({ whiteSpace: 'nowrap' });

/** The row stays as high as the others: the button extends over its edges. */
export const button = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  // Wide enough for its text while running, so that nothing moves.
  minInlineSize: '76px',
  marginBlock: '-1px',
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@container': { '(width < 640px)': { marginInlineEnd: 0 } },
});

/** In a card its text ends where the figures end. */
globalStyle(`${button} > button`, { '@container': { '(width < 640px)': { paddingInlineEnd: space[2] } } });

/** The panel would cut off a focus ring around it. */
globalStyle(`${button} > button:focus-visible`, { outlineOffset: '-2px' });
