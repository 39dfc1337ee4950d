import { formatDay, isDay } from '@exchange/domain';

/** `YYYY-MM-DD`, or with a time `YYYY-MM-DDTHH:mm`. Texts compare correctly and have no time zone to go wrong. */
interface DateParts {
  day: string;
  /** Empty if there is none. */
  time: string;
}

const between = String.raw`\s*[-/.\s]\s*`;

const dayPatterns = [
  new RegExp(String.raw`^(?<day>\d{1,2})${between}(?<month>\d{1,2})${between}(?<year>\d{4})`),
  new RegExp(String.raw`^(?<year>\d{4})${between}(?<month>\d{1,2})${between}(?<day>\d{1,2})`),
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})/,
];

const timePattern = /^(\d{1,2})\s*[:.]?\s*(\d{2})$/;

const two = (digits: string): string => digits.padStart(2, '0');

/** Reads `HH:mm` from what people type: `5:30`, `05.30`, `0530`. */
export const readTime = (typed: string): string | undefined => {
  const [, hours = '', minutes = ''] = timePattern.exec(typed.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${two(hours)}:${minutes}`;
};

const readDay = (typed: string): { day: string; rest: string } | undefined => {
  for (const pattern of dayPatterns) {
    const match = pattern.exec(typed);
    const { year = '', month = '', day = '' } = match?.groups ?? {};
    const read = `${year}-${two(month)}-${two(day)}`;
    if (match !== null && isDay(read)) return { day: read, rest: typed.slice(match[0].length).replace(/^[\s,T]+/, '') };
  }
  return undefined;
};

const read = (typed: string, hasTime: boolean): string | undefined => {
  const found = readDay(typed.trim());
  if (found === undefined) return undefined;
  if (!hasTime) return found.rest === '' ? found.day : undefined;
  const time = readTime(found.rest);
  return time === undefined ? undefined : `${found.day}T${time}`;
};

/** Reads what people type as a value; anything else stays as it is, for a rule to reject. */
export const readTyped = (typed: string, hasTime: boolean): string => {
  if (typed.trim() === '') return '';
  return read(typed, hasTime) ?? typed;
};

/** Splits a value into day and time, each empty if missing. */
export const partsOf = (value: string): DateParts => {
  const [day = '', time = ''] = value.split('T');
  return isDay(day) ? { day, time: readTime(time) ?? '' } : { day: '', time: '' };
};

const isValue = (value: string): boolean => {
  const { day, time } = partsOf(value);
  return value === day || value === `${day}T${time}`;
};

/** Displays a value as `DD-MM-YYYY HH:mm`; text that isn't a value stays as typed. */
export const showValue = (value: string): string => {
  if (value === '' || !isValue(value)) return value;
  const { day, time } = partsOf(value);
  return `${formatDay(day)}${time === '' ? '' : ` ${time}`}`;
};

interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

const clamp = (value: string, { min, max }: Bounds): string => {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : value;
};

/** The value after a day is picked. The time stays, or becomes midnight, and is moved within the bounds. */
export const withDay = (value: string, day: string, hasTime: boolean, bounds: Bounds): string => {
  if (!hasTime) return day;
  const { time } = partsOf(value);
  return clamp(`${day}T${time === '' ? '00:00' : time}`, bounds);
};

/** The times allowed on the first and last day, in words. */
export const timeNote = (value: string, { min = '', max = '' }: Bounds): string | undefined => {
  const { day } = partsOf(value);
  if (day === '') return undefined;
  const [first, last] = [partsOf(min), partsOf(max)];
  const notes = [
    first.day === day && first.time !== '' ? `from ${first.time}` : '',
    last.day === day && last.time !== '' ? `until ${last.time}` : '',
  ].filter((note) => note !== '');
  return notes.length > 0 ? notes.join(' ') : undefined;
};
