import { style } from '@vanilla-extract/css';
import { density, vars } from '../../packages/ui/src/theme/contract.css';

export const table = style({ inlineSize: '100%', fontSize: density.fontSize, lineHeight: density.lineHeight });

export const cell = style({
  blockSize: density.rowHeight,
  paddingInline: density.inset,
  borderBlock: `1px solid ${vars.line.subtle}`,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
