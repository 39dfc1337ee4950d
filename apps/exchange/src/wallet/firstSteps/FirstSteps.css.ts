import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Its columns follow the card's own width, not the window's. */
export const place = style({ containerType: 'inline-size' });

export const steps = style({
  display: 'grid',
  gap: space[16],
  '@container': {
    '(width >= 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[48] },
  },
});

export const step = style({
  display: 'grid',
  // Links and ticks of all columns stand on one line, however long the text above them is.
  gridTemplateRows: 'auto 1fr auto',
  gap: space[4],
  minInlineSize: 0,
});

export const title = style({ ...typography[14], fontWeight: weight.medium });

export const opens = style({ ...typography[13], color: vars.text.secondary });

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
