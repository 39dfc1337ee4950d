import { screenBelow, space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({ display: 'inline-flex', color: vars.tone.warning.text });

/** Where the header has no room for words the number stands for them; the button is still called by all of them. */
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
