import { controlHeight, screenFrom, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const tablet = screenFrom('tablet');

/** Stacked on a phone, otherwise in a line that may wrap. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[12],
  minInlineSize: 0,
  '@media': { [tablet]: { display: 'flex', flex: 1, flexWrap: 'wrap', columnGap: space[16] } },
});

export const dates = style({ gridColumn: '1 / -1', '@media': { [tablet]: { inlineSize: '232px' } } });

export const currency = style({ '@media': { [tablet]: { inlineSize: '136px' } } });

export const side = style({ gridColumn: '1 / -1', '@media': { [tablet]: { inlineSize: '176px' } } });

/** As high as the controls beside them. */
export const switchAndReset = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  minBlockSize: controlHeight[36],
});
