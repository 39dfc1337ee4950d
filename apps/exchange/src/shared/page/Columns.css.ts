import { screenFrom, space } from '@exchange/ui';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

/** A 420 px form inside its card, with its frame. */
const cardWidth = '470px';

const gap = { tablet: space[32], desk: space[64] } as const;

const columns = style({
  // For `besideForm`.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
});

export const first = styleVariants({
  form: [
    columns,
    {
      gridTemplateColumns: `minmax(0, ${cardWidth})`,
      '@media': {
        [screenFrom('tablet')]: {
          gridTemplateColumns: `minmax(0, ${cardWidth}) minmax(200px, 1fr)`,
          columnGap: gap.tablet,
        },
        [screenFrom('desk')]: { columnGap: gap.desk },
      },
    },
  ],
  facts: [
    columns,
    { '@media': { [screenFrom('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[24] } } },
  ],
  table: [
    columns,
    {
      '@media': {
        [screenFrom('desk')]: { gridTemplateColumns: 'minmax(0, 760px) minmax(200px, 1fr)', columnGap: gap.desk },
      },
    },
  ],
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });

const inView: StyleRule = {
  '@media': { [screenFrom('tablet')]: { position: 'sticky', insetBlockStart: space[24] } },
};

/** Stays in view beside a long form. */
export const aside = style([column, inView]);

/** A part of the form that belongs beside it, and stays between its fields on a phone. */
export const besideForm = style({
  '@media': {
    [screenFrom('tablet')]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${cardWidth} + ${gap.tablet})`,
      insetInlineEnd: 0,
    },
    [screenFrom('desk')]: { insetInlineStart: `calc(${cardWidth} + ${gap.desk})` },
  },
});

export const besideFormInView = style([column, inView]);
