import type { BookSide } from '@exchange/domain';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';

/** A stacking context for what is behind the digits. */
export const side = style({ position: 'relative', flex: 'none', isolation: 'isolate' });

const sentence = style({
  position: 'absolute',
  insetInline: 0,
  paddingInline: space[8],
  color: vars.text.secondary,
  textAlign: 'center',
});

/** Next to the middle, where the best order would be. */
export const empty = styleVariants({
  asks: [sentence, { insetBlockEnd: space[24] }],
  bids: [sentence, { insetBlockStart: space[24] }],
} satisfies Record<BookSide, (string | StyleRule)[]>);
