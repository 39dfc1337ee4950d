import { formatOffset } from '../format/moment';
import { requestTexts } from '../messages/requests';

export interface SupportHours {
  /** `09:00-17:00 India Standard Time (UTC+05:30)` */
  text: string;
  /** The same hours where the reader is: `03:30-11:30 in your time zone (UTC+00:00)`. */
  forReader: string;
}

interface Circumstances {
  /** As in `Asia/Kolkata`. */
  zone: string;
  /** Offsets can change with the season. */
  at: number;
  /** The reader's own offset at that time. */
  readerMinutesEast: number;
}

const dayMinutes = 24 * 60;

const two = (part: number): string => String(part).padStart(2, '0');

const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const partOf = (zone: string, at: number, timeZoneName: 'long' | 'longOffset'): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** `GMT+05:30`, or `GMT` alone. */
const minutesEastOf = (zone: string, at: number): number => {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d{2}):(\d{2})$/.exec(partOf(zone, at, 'longOffset')) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const shifted = (hours: string, minutes: number): string =>
  hours.replaceAll(/(\d{2}):(\d{2})/g, (_, hour: string, minute: string) => {
    const moved = Number(hour) * 60 + Number(minute) + minutes;
    return clock(((moved % dayMinutes) + dayMinutes) % dayMinutes);
  });

/** The documented hours, and where they apply. */
export const supportHours = ({ zone, at, readerMinutesEast }: Circumstances): SupportHours => {
  const minutesEast = minutesEastOf(zone, at);
  const hours = requestTexts.supportHours;
  return {
    text: `${hours} ${partOf(zone, at, 'long')} (${formatOffset(minutesEast)})`,
    forReader: `${shifted(hours, readerMinutesEast - minutesEast)} in your time zone (${formatOffset(readerMinutesEast)})`,
  };
};
