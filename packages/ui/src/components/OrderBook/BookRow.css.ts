import type { BookSide } from '@exchange/domain';
import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { radius, space } from '../../tokens/scale';

/** Price, amount and total, of equal width in every row. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr)',
  columnGap: space[8],
  paddingInline: space[8],
});

/** Above bar and digits, on the outer edge of the last marked row. */
const edge = (width: string): StyleRule => ({
  selectors: { '&[data-last]::after': { boxShadow: `inset 0 ${width} ${vars.line.strong}` } },
});

const line = style([
  columns,
  {
    position: 'relative',
    contain: 'size layout style',
    blockSize: '20px',
    lineHeight: '20px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-blank]': { visibility: 'hidden' },
      '&[data-marked]': { background: vars.surface.raised },
      '[data-pickable] > * &': { cursor: 'pointer' },
      '&[data-last]::after': { content: '""', position: 'absolute', inset: 0, pointerEvents: 'none' },
      '[role="grid"]:focus-visible &[data-last]::after': {
        outline: `2px solid ${vars.focus.ring}`,
        outlineOffset: '-2px',
      },
      // Marks the trader's own orders: small, at the edge, the same on both sides.
      '&[data-own]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: '4px',
        inlineSize: '3px',
        background: vars.tone.accent.text,
      },
    },
  },
]);

export const row = styleVariants({
  asks: [line, edge('1px 0')],
  bids: [line, edge('-1px 0')],
} satisfies Record<BookSide, (string | StyleRule)[]>);

/** Grows from the outer edge by scaling, which needs no layout. */
const depthBar = style({
  position: 'absolute',
  insetBlock: '1px 0',
  insetInline: 0,
  transform: 'scaleX(0)',
  transformOrigin: 'right',
  pointerEvents: 'none',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: 'left' },
    '[data-stale] &': { opacity: 0.4 },
  },
});

export const bar = styleVariants({
  asks: [depthBar, { background: vars.tone.sell.surface }],
  bids: [depthBar, { background: vars.tone.buy.surface }],
} satisfies Record<BookSide, (string | StyleRule)[]>);

/** Writing into a cell only lays out that cell. */
const text = style({
  position: 'relative',
  blockSize: '20px',
  contain: 'size layout style',
  selectors: { '[data-stale] &': { color: vars.text.secondary } },
});

export const zeros = style({ color: vars.text.secondary });

const fade = () => keyframes({ from: { opacity: 1 } });

/** Two identical animations, because an animation only restarts under another name. */
const fades = { 0: fade(), 1: fade() };

export const cell = styleVariants({
  price: [
    text,
    {
      selectors: {
        [`${line}[data-side="asks"] > &`]: { color: vars.tone.sell.text },
        [`${line}[data-side="bids"] > &`]: { color: vars.tone.buy.text },
        [`[data-stale] ${line} > &`]: { color: vars.text.secondary },
        // Pads prices that are shortened more, to align their points.
        '&[data-pad]::after': { content: 'attr(data-pad)', visibility: 'hidden' },
      },
    },
  ],
  amount: [
    text,
    {
      // The flash is between the bar and the digits, and wider than the digits.
      color: vars.text.primary,
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          zIndex: layer.behind,
          insetBlock: '2px',
          insetInline: `calc(-1 * ${space[4]})`,
          borderRadius: radius[4],
          background: vars.tone.neutral.line,
          opacity: 0,
        },
        '&[data-flash="0"]::before': { animation: `${fades[0]} ${motion.flash} ${easing}` },
        '&[data-flash="1"]::before': { animation: `${fades[1]} ${motion.flash} ${easing}` },
        '[data-stale] &': { color: vars.text.secondary },
      },
    },
  ],
  total: [text, { color: vars.text.primary }],
} satisfies Record<string, (string | StyleRule)[]>);
