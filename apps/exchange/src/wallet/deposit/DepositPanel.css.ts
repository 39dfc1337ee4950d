import { space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The panel follows its row's width, not the window's. */
export const place = style({ containerType: 'inline-size', color: vars.text.primary, ...typography[14] });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  // On a desk what has arrived is beside the address, so that both are in view.
  '@container': {
    '(width >= 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', columnGap: space[48] },
  },
});
