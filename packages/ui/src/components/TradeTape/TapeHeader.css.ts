import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typography } from '../../tokens/scale';
import { row } from './TapeRow.css';

export const header = style([row, { fontSize: typography[11].fontSize, color: vars.text.secondary }]);

/** With its zone it is a little wider than the times, and ends in the empty part of the next column. */
export const time = style({ textAlign: 'start' });
