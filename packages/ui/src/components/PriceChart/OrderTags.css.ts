import type { Side } from '@exchange/domain';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { radius, space, typography } from '../../tokens/scale';
import { tagHeight } from './orderTags';

/** The plot between the tags stays free for the pointer. */
export const tags = style({ position: 'absolute', zIndex: layer.sticky, insetBlockStart: 0 });

const outlined = (color: string): (string | StyleRule)[] => [
  {
    position: 'absolute',
    insetInlineEnd: space[4],
    display: 'flex',
    alignItems: 'center',
    blockSize: tagHeight,
    paddingInlineStart: space[6],
    border: `1px solid ${color}`,
    borderRadius: radius[4],
    background: vars.surface.panel,
    color,
    ...typography[11],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
];

export const tag = styleVariants({
  buy: outlined(vars.tone.buy.text),
  sell: outlined(vars.tone.sell.text),
} satisfies Record<Side, (string | StyleRule)[]>);

export const cancel = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: tagHeight,
  blockSize: tagHeight,
  padding: 0,
  border: 0,
  borderRadius: radius[4],
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  // Too small for a finger; the list below has a button for it.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
