import { isDay } from './utcDay';

/** Minutes east of UTC at a point in time, since a place can have several over the year. */
export type OffsetAt = (moment: number) => number;

const wireMoment = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const lastMoment = 8_640_000_000_000_000;

const parse = (text: string): number => {
  const match = wireMoment.exec(text);
  if (match === null || !isDay(text.slice(0, 10))) return NaN;
  const hasZone = match[1] !== undefined || text.length === 'YYYY-MM-DD'.length;
  // Engines only agree on three decimals of a second.
  const iso = text.replace(' ', 'T').replace(/(\.\d{3})\d+/, '$1');
  return Date.parse(hasZone ? iso : `${iso}Z`);
};

/** Milliseconds since 1970. Text without a zone is UTC. */
export const readMoment = (value: unknown): number | undefined => {
  const moment = typeof value === 'string' ? parse(value) : value;
  return typeof moment === 'number' && Math.abs(moment) <= lastMoment ? moment : undefined;
};

const two = (part: number): string => String(part).padStart(2, '0');

const showAt = (moment: number, minutesEast: number): string => {
  const shifted = new Date(moment + minutesEast * 60_000);
  const day = [two(shifted.getUTCDate()), two(shifted.getUTCMonth() + 1), String(shifted.getUTCFullYear())].join('-');
  const time = [shifted.getUTCHours(), shifted.getUTCMinutes(), shifted.getUTCSeconds()].map(two).join(':');
  return `${day} ${time}`;
};

/** `DD-MM-YYYY HH:mm:ss` */
export const formatMoment = (value: unknown, offsetAt: OffsetAt): string | undefined => {
  const moment = readMoment(value);
  return moment === undefined ? undefined : showAt(moment, offsetAt(moment));
};

/** `UTC+05:30` */
export const formatOffset = (minutesEast: number): string => {
  const minutes = Math.abs(minutesEast);
  return `UTC${minutesEast < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
