import { space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The panel follows the width of its row, not of the window. */
export const place = style({ containerType: 'inline-size', color: vars.text.primary, ...typography[14] });

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
