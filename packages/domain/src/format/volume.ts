import { multiply } from '../money/arithmetic';
import { isBelow } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import { round } from '../money/rounding';
import { showExactly, showFigure } from './figure';
import type { Glance } from './usd';

const scales = [
  { unit: '1', letter: '' },
  { unit: '0.001', letter: 'K' },
  { unit: '0.000001', letter: 'M' },
  { unit: '0.000000001', letter: 'B' },
] as const;

const largest = { unit: '0.000000000001', letter: 'T' } as const;

/** `1.23M`. Volumes are not negative. */
export const formatVolume = (volume: DecimalText): Glance => {
  // Rounded before the comparison, so that 999,999 is 1.00M and not 1,000.00K.
  const { unit, letter } =
    scales.find((scale) => isBelow(round(multiply(volume, scale.unit), 2, 'nearest'), '1000')) ?? largest;
  return { text: showFigure(multiply(volume, unit), 2, 'nearest').text + letter, full: showExactly(volume) };
};
