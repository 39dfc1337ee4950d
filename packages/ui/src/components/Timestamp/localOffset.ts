import type { OffsetAt } from '@exchange/domain';

/** The browser's time zone, in which a `Timestamp` says its time. */
export const localOffset: OffsetAt = (moment) => -new Date(moment).getTimezoneOffset();
