import { addDays, isDay, type DayRange } from '@exchange/domain';

/** The range after one more click: the first day starts it, the second ends it, the third starts over. */
export const extendRange = ({ from, to }: DayRange, picked: string): DayRange => {
  if (!isDay(from) || isDay(to)) return { from: picked, to: '' };
  return picked < from ? { from: picked, to: from } : { from, to: picked };
};

/** The range if it ended on the day under the pointer. */
export const previewRange = ({ from, to }: DayRange, pointed: string): DayRange | undefined =>
  isDay(from) && !isDay(to) && isDay(pointed) ? extendRange({ from, to }, pointed) : undefined;

export const lastDays = (today: string, count: number): DayRange => ({ from: addDays(today, -count), to: today });

export const isSameRange = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

export const noRange: DayRange = { from: '', to: '' };
