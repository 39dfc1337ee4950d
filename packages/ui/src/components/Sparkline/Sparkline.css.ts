import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Half of the line is outside the square at its extremes. */
const root = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

export const line = styleVariants({
  up: [root, { color: vars.tone.buy.text }],
  down: [root, { color: vars.tone.sell.text }],
  flat: [root, { color: vars.text.secondary }],
});

export const stroke = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: '1.5px',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  // Whatever the square is stretched to.
  vectorEffect: 'non-scaling-stroke',
});

export const area = style({ fill: 'currentcolor', opacity: 0.1 });
