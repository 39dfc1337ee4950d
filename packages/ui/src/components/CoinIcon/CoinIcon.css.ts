import { style, styleVariants } from '@vanilla-extract/css';
import { coinColours, coinMark } from '../../tokens/coins';
import type { CoinIconSize } from './coinIconSizes';

const root = style({ display: 'inline-block', flex: 'none', verticalAlign: 'middle' });

const sides: Record<CoinIconSize, string> = { 16: '16px', 20: '20px', 24: '24px', 32: '32px' };

export const size = styleVariants(sides, (side) => [root, { inlineSize: side, blockSize: side }]);

export const disc = styleVariants(coinColours, (fill) => ({ fill }));

export const mark = style({
  fill: 'none',
  stroke: coinMark,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
