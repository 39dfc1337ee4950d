import { measure, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';
import { touchArea } from '#shared/page/touch.css.ts';

export const event = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[2],
  minInlineSize: 0,
});

export const detail = style({
  ...typography[13],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

export const codeFirst = style({ maxInlineSize: measure, paddingBlockEnd: space[16] });

/** Takes the focus once the last rows have loaded and the button for more is gone. */
export const foot = style([
  touchArea,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[8],
    paddingBlockStart: space[16],
    outline: 'none',
    ...typography[13],
    color: vars.text.secondary,
  },
]);
