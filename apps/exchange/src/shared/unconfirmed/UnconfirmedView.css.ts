import { screenBelow, space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({ display: 'inline-flex', color: vars.tone.warning.text });

/** If the header has no room for the words only the number is shown; the button's name still has all of them. */
export const words = style({ whiteSpace: 'nowrap' });

globalStyle(`${words} > span`, {
  '@media': { [screenBelow('desk')]: { display: 'none' } },
});

export const kinds = style({ ...typography[13], display: 'grid', gap: space[16] });

export const kind = style({
  selectors: {
    '& + &': { paddingBlockStart: space[16], borderBlockStart: `1px solid ${vars.line.subtle}` },
  },
});
