import { screenBelow, space, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({ color: vars.text.secondary, textWrap: 'pretty' });

/** Where the eye is after a sentence. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

/** A thumb finds what is wide. */
globalStyle(`${actions} > *`, { '@media': { [screenBelow('tablet')]: { flexGrow: 1 } } });
