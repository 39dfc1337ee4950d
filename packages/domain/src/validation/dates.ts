import { isDay } from '../format/utcDay';
import { serviceFigures } from '../info/serviceFigures';
import { fieldTexts } from '../messages/fields';
import { allOf, type Rule } from './rule';
import { required } from './text';

/** Calendar days in the format of date fields, `2026-03-02`, which can be compared as text. */
export interface DayRange {
  from: string;
  to: string;
}

const { minimumAge } = serviceFigures;

/** No one has lived this long; such a year is a typo. */
const maximumAge = 150;

const day: Rule = (value) => (isDay(value) ? undefined : fieldTexts.day);

const yearsBefore = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years)}${today.slice(4)}`;

export const dateOfBirth = (today: string): Rule =>
  allOf(required, day, (value) => {
    if (value > yearsBefore(today, minimumAge)) return fieldTexts.underage;
    return value > yearsBefore(today, maximumAge) ? undefined : fieldTexts.day;
  });

export const historyRange =
  (today: string): Rule<DayRange> =>
  ({ from, to }) => {
    if (!isDay(from) || !isDay(to)) return fieldTexts.day;
    if (from > today || to > today) return fieldTexts.rangeInFuture;
    return from > to ? fieldTexts.rangeReversed : undefined;
  };
