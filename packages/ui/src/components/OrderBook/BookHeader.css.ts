import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { typography } from '../../tokens/scale';
import { columns } from './BookRow.css';

export const group = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  background: vars.surface.panel,
});

export const header = style([
  columns,
  {
    ...typography[11],
    blockSize: '20px',
    lineHeight: '20px',
    color: vars.text.secondary,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
]);
