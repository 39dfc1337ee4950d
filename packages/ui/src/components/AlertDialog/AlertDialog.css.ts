import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';

/** As high as one line at all times, so that no button moves when something fails. */
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  minBlockSize: typography[13].lineHeight,
  ...typography[13],
  color: vars.tone.danger.text,
  overflowWrap: 'anywhere',
});

export const errorIcon = style({ display: 'flex', alignItems: 'center', blockSize: typography[13].lineHeight });
