import type { OffsetAt } from '@exchange/domain';

/** The browser's time zone, the default of `Timestamp`. */
export const localOffset: OffsetAt = (moment) => -new Date(moment).getTimezoneOffset();
