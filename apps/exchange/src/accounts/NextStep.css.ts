import { screenBelow, space, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({ color: vars.text.secondary, textWrap: 'pretty' });

/** Directly below the sentence. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

/** Full width, easy to reach with a thumb. */
globalStyle(`${actions} > *`, { '@media': { [screenBelow('tablet')]: { flexGrow: 1 } } });
