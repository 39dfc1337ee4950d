import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], whiteSpace: 'nowrap' });

const round = style({ flex: 'none', inlineSize: '6px', blockSize: '6px', borderRadius: '50%' });

/** Uses the text colour of the tone, which is visible on every surface. */
export const dot = styleVariants(vars.tone, ({ text }) => [round, { background: text }]);
