import { isDay, type DayRange } from '@exchange/domain';
import { addDays } from './dayTexts';

/** The range after one more day is picked: the first begins it, the second ends it, the third begins another. */
export const extendRange = ({ from, to }: DayRange, picked: string): DayRange => {
  if (!isDay(from) || isDay(to)) return { from: picked, to: '' };
  return picked < from ? { from: picked, to: from } : { from, to: picked };
};

/** What would become the range, were the day pointed at picked to end it. */
export const previewRange = ({ from, to }: DayRange, pointed: string): DayRange | undefined =>
  isDay(from) && !isDay(to) && isDay(pointed) ? extendRange({ from, to }, pointed) : undefined;

export const lastDays = (today: string, count: number): DayRange => ({ from: addDays(today, -count), to: today });

export const isSameRange = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

export const noRange: DayRange = { from: '', to: '' };
