import { divideDown, formatMoment, isPositive, multiply, type DailyLimit, type OffsetAt } from '@exchange/domain';

/** `02:00`, the local time when the day ends. */
export const localTime = (moment: number, offsetAt: OffsetAt): string =>
  formatMoment(moment, offsetAt)?.local.slice('DD-MM-YYYY '.length, -':ss'.length) ?? '';

/** From 0 to 100, for a bar. */
export const usedPercent = ({ used, maximum, isReached }: DailyLimit): number =>
  isReached || !isPositive(maximum) ? 100 : Number(divideDown(multiply(used, '100'), maximum, 2));
