import { screenBelow, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', alignItems: 'center', gap: space[2] });

/** On a phone these are in the page menu. */
export const onlyWide = style({
  display: 'contents',
  '@media': { [screenBelow('tablet')]: { display: 'none' } },
});
