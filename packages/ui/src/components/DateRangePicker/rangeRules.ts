import { historyRange, isDay, type DayRange } from '@exchange/domain';
import { isSameRange, noRange } from '../Calendar/ranges';
import { showValue } from '../DatePicker/dateTexts';

export const isWhole = ({ from, to }: DayRange): boolean => isDay(from) && isDay(to);

/** `21-10-2026 – 20-11-2026` */
export const showRange = ({ from, to }: DayRange): string => `${showValue(from)} – ${showValue(to)}`;

/** The error of a range, keyed by the day at fault. */
export const rangeErrors = (today: string, range: DayRange): Partial<Record<keyof DayRange, string>> => {
  const message = historyRange(today)(range);
  if (message === undefined) return {};
  return !isDay(range.from) || range.from > today ? { from: message } : { to: message };
};

/** The first month to show, so that the range ends in the last one shown. */
export const firstMonth = ({ from, to }: DayRange, today: string, months: number): string => {
  const last = [to, from].find(isDay) ?? today;
  const monthsSinceZero = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1 - (months - 1);
  const year = String(Math.floor(monthsSinceZero / 12)).padStart(4, '0');
  return `${year}-${String((monthsSinceZero % 12) + 1).padStart(2, '0')}-01`;
};

export const isNoRange = (range: DayRange): boolean => isSameRange(range, noRange);
