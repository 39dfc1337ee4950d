import { style } from '@vanilla-extract/css';
import { density, vars } from '../../theme/contract.css';

/** Messages have the same font size as the lines they replace. */
export const frame = style({ fontSize: density.fontSize, lineHeight: density.lineHeight });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: density.rowHeight,
  paddingInline: density.inset,
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  whiteSpace: 'nowrap',
  selectors: { '&[data-last]': { borderBlockEndColor: 'transparent' } },
});

/** The content may fill the line. */
export const content = style({ flex: 1, minInlineSize: 0 });
