import { pairOf } from '@exchange/domain';
import { expect, it } from 'vitest';
import { sweepFigures, sweepWords } from './sweepTexts';

const pair = pairOf('ETH-USDT');
const sweep = { sum: '1.50001', total: '3616.9650005', average: '2411.293924707168' };

it('rounds the average to the decimals of the pair, and keeps the sum exact', () => {
  const { average, sum } = sweepFigures(sweep, 'asks', pair);
  expect(average.text).toBe('2,411.29');
  expect(sum).toBe('1.50001');
});

it('never shows a total below what a buyer pays or above what a seller gets', () => {
  expect(sweepFigures(sweep, 'asks', pair).total.text).toBe('3,616.965001');
  expect(sweepFigures(sweep, 'bids', pair).total.text).toBe('3,616.965000');
});

it('puts it all into one sentence for screen readers', () => {
  expect(sweepWords(sweep, 'bids', pair)).toBe('Up to here 1.50001 ETH for 3,616.965000 USDT, on average 2,411.29');
});
