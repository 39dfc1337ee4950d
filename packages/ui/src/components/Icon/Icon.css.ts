import { style, styleVariants } from '@vanilla-extract/css';
import type { IconSize } from './iconNames';

const root = style({
  display: 'inline-block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: '-0.15em',
  selectors: { '&[data-filled]': { fill: 'currentcolor' } },
});

const sides: Record<IconSize, string> = { 12: '12px', 16: '16px', 20: '20px' };

export const size = styleVariants(sides, (side) => [root, { inlineSize: side, blockSize: side }]);
