import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { paper } from '../../tokens/paper';
import { radius } from '../../tokens/scale';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'content-box',
  maxInlineSize: 'calc(100% - 2px)',
  aspectRatio: '1',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[4],
  overflow: 'clip',
  background: paper.sheet,
  // High-contrast modes would invert the code.
  forcedColorAdjust: 'none',
  verticalAlign: 'top',
});

export const picture = style({ blockSize: 'auto' });
