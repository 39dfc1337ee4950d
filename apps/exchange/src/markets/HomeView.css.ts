import { controlHeight, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';
import { frame } from '#shared/page/frame.css.ts';

const tablet = screenFrom('tablet');

export const page = style([frame, { gap: space[24], '@media': { [tablet]: { gap: space[32] } } }]);

export const intro = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': { [tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const heading = style({
  ...typography[20],
  fontWeight: weight.strong,
  outline: 'none',
  textWrap: 'balance',
  '@media': { [tablet]: typography[28] },
});

export const swap = style({ ...typography[14], color: vars.text.secondary });

export const entrances = style({ display: 'flex', gap: space[8], flexShrink: 0 });

export const market = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[8],
});

export const title = style({ ...typography[16], fontWeight: weight.strong });

/** As high as the field that arrives later. */
export const search = style({
  inlineSize: '100%',
  blockSize: controlHeight[36],
  '@media': { [tablet]: { inlineSize: '240px', marginInlineStart: 'auto' } },
});
