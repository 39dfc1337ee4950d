import { measure, screenFrom, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const desk = screenFrom('desk');

/** The contents beside the text, or above it if there is no room. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [desk]: { gridTemplateColumns: `240px minmax(0, calc(${measure} * 16 / 14))`, columnGap: space[64] },
  },
});

/** One line that scrolls where it is above the text, so that the text begins on the first screen. */
export const contents = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  alignSelf: 'start',
  '@media': { [desk]: { position: 'sticky', insetBlockStart: space[24], overflow: 'visible' } },
});

export const list = style({
  display: 'flex',
  columnGap: space[16],
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  ...typography[14],
  '@media': {
    [desk]: {
      display: 'block',
      paddingInlineStart: space[16],
      borderInlineStart: `1px solid ${vars.line.subtle}`,
      whiteSpace: 'normal',
    },
  },
});

export const item = style({ paddingBlock: space[6] });

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
  minInlineSize: 0,
  ...typography[16],
  '@media': { [desk]: { gridColumn: 2 } },
});
