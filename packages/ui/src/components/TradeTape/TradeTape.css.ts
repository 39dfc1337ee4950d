import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typography } from '../../tokens/scale';

export const stale = style({ ...typography[11], color: vars.tone.warning.text, textAlign: 'end' });

export const placeholders = style({ flex: 1, minBlockSize: 0, overflow: 'hidden' });
