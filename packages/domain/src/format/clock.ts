import { formatMoment, formatOffset, readMoment, type OffsetAt } from './moment';

export type ClockKind = 'utc' | 'local';

/** The one clock of a screen: whatever shows a time or takes a day follows it. */
export interface Clock {
  kind: ClockKind;
  /** For headers. A local zone may have two offsets in one table, so they don't name one. */
  zone: 'UTC' | 'local';
  offsetAt: OffsetAt;
  /** `10-03-2026 00:35:07`; undefined if it isn't a time. */
  show: (moment: unknown) => string | undefined;
  /** `09-03-2026 19:05:07 UTC`, or `10-03-2026 00:35:07 UTC+05:30` */
  showWithZone: (moment: unknown) => string | undefined;
  /** The same moment by the other clock, with its zone. */
  showOther: (moment: unknown) => string | undefined;
}

const atUtc: OffsetAt = () => 0;

const inUtc = (value: unknown): string | undefined => {
  const text = formatMoment(value, atUtc);
  return text === undefined ? undefined : `${text} UTC`;
};

const inZone =
  (offsetAt: OffsetAt) =>
  (value: unknown): string | undefined => {
    const moment = readMoment(value);
    return moment === undefined ? undefined : `${formatMoment(moment, offsetAt)} ${formatOffset(offsetAt(moment))}`;
  };

export const createClock = (kind: ClockKind, localOffset: OffsetAt): Clock => {
  const inLocal = inZone(localOffset);
  const [zone, offsetAt, showWithZone, showOther] =
    kind === 'utc' ? (['UTC', atUtc, inUtc, inLocal] as const) : (['local', localOffset, inLocal, inUtc] as const);
  return { kind, zone, offsetAt, show: (moment) => formatMoment(moment, offsetAt), showWithZone, showOther };
};
