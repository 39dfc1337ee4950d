import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  color: vars.tone.danger.text,
  overflowWrap: 'anywhere',
});

/** As tall as the first line of the text beside it, whatever the font size. */
export const icon = style({ display: 'flex', flex: 'none', alignItems: 'center', blockSize: '1lh' });
