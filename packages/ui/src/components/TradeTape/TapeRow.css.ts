import type { Side } from '@exchange/domain';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, space } from '../../tokens/scale';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(82px, 1fr) minmax(76px, 1fr)',
  columnGap: space[4],
  blockSize: '20px',
  paddingInline: space[8],
  lineHeight: '20px',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '[data-pickable] &': { cursor: 'pointer' } },
  '@media': { '(hover: hover)': { selectors: { '[data-pickable] &:hover': { background: vars.surface.raised } } } },
});

export const time = style({ color: vars.text.secondary, textAlign: 'start' });

const anyPrice = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[2] });

const coloured = (color: string): (string | StyleRule)[] => [
  anyPrice,
  { color, selectors: { '[data-stale] &': { color: vars.text.secondary } } },
];

export const price = styleVariants({
  buy: coloured(vars.tone.buy.text),
  sell: coloured(vars.tone.sell.text),
} satisfies Record<Side, (string | StyleRule)[]>);

export const pickable = style({
  padding: 0,
  border: 0,
  borderRadius: radius[4],
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  cursor: 'pointer',
});
