import { isDay } from '@exchange/domain';

/**
 * The calendar library uses local dates, the product days as text. They are converted here only, at noon, which exists
 * on every day in every time zone, so that no time zone shifts a day.
 */
export const dateOf = (day: string): Date | undefined => {
  if (!isDay(day)) return undefined;
  const noon = new Date(2000, 0, 1, 12);
  // The constructor would read years up to 99 as years of the last century.
  noon.setFullYear(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
  return noon;
};

const padded = (part: number, length: number): string => String(part).padStart(length, '0');

export const dayOf = (date: Date): string =>
  [padded(date.getFullYear(), 4), padded(date.getMonth() + 1, 2), padded(date.getDate(), 2)].join('-');
