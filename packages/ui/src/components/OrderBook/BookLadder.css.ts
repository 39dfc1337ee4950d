import type { BookSide } from '@exchange/domain';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, space, target, typography } from '../../tokens/scale';

export const root = style({ display: 'grid', alignContent: 'start', gap: space[8], minInlineSize: 0 });

const levels = style({ display: 'grid', minBlockSize: `calc(5 * ${target.touch})` });

/** The best of both are next to each other, also if there are fewer. */
export const side = styleVariants({
  asks: [levels, { alignContent: 'end' }],
  bids: [levels, { alignContent: 'start' }],
} satisfies Record<BookSide, (string | StyleRule)[]>);

const press = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minBlockSize: target.touch,
  minInlineSize: 0,
  borderRadius: radius[4],
  background: 'none',
  color: vars.text.secondary,
  fontFamily: 'inherit',
  ...typography[11],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

export const level = style([press, { padding: 0, border: 0 }]);

export const price = styleVariants({
  asks: { color: vars.tone.sell.text },
  bids: { color: vars.tone.buy.text },
} satisfies Record<BookSide, StyleRule>);

export const chips = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] });

/** The name above the price. */
export const chip = style([
  press,
  {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    paddingBlock: space[2],
    paddingInline: space[8],
    border: `1px solid ${vars.line.control}`,
    textAlign: 'start',
    lineHeight: '14px',
  },
]);
