import type { DecimalText } from '../money/decimalText';
import { decimalsOf } from '../money/rounding';
import { showFigure } from './figure';

/** A rate with all its decimals. */
export const formatRate = (percent: DecimalText): string => `${showFigure(percent, decimalsOf(percent), 'down').text}%`;
