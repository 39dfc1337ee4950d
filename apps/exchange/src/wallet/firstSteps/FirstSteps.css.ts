import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const wide = '(width >= 720px)';
const narrow = '(width < 720px)';

/** Its columns follow the card's own width, not the window's. */
export const place = style({ containerType: 'inline-size' });

export const steps = style({
  display: 'grid',
  gap: space[8],
  '@container': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[48] } },
});

/** On a phone its link is beside its title: the coins begin on the first screen. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[16],
  minInlineSize: 0,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Links and ticks of all columns stand on one line, however long the text above them is.
      gridTemplateRows: 'auto 1fr auto',
      rowGap: space[4],
    },
  },
});

export const title = style({ ...typography[14], fontWeight: weight.medium });

export const opens = style({
  ...typography[13],
  color: vars.text.secondary,
  gridColumn: '1 / -1',
  order: 1,
  // Once it is done, a phone has no room for what it was for.
  '@container': {
    [narrow]: { selectors: { '[data-done] > &': { display: 'none' } } },
    [wide]: { order: 0 },
  },
});

/** As tall with a link as with a tick, so that nothing moves when the wallet has loaded. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '24px',
  ...typography[13],
  color: vars.text.secondary,
});

export const tick = style({ display: 'inline-flex', color: vars.tone.success.text });
