import type { OffsetAt } from '@exchange/domain';

/** The browser's time zone. */
export const localOffset: OffsetAt = (moment) => -new Date(moment).getTimezoneOffset();
