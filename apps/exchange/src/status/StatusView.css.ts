import { screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[4],
});

/** Keeps its line while it isn't known. The icon has the colour, the words don't need it. */
const sentenceRoot = style({ display: 'flex', gap: space[8], alignItems: 'center', minBlockSize: '26px' });

export const sentence = styleVariants({
  fine: [sentenceRoot, { color: vars.tone.success.text }],
  neutral: [sentenceRoot, { color: vars.text.secondary }],
  wrong: [sentenceRoot, { color: vars.tone.warning.text }],
});

export const words = style({ ...typography[16], fontWeight: weight.medium, color: vars.text.primary });

export const refreshed = style({ ...typography[13], color: vars.text.secondary });

/** Both lists beside each other: neither needs the whole width. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [screenFrom('desk')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', columnGap: space[48] },
  },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
