import { formatMoment } from '@exchange/domain';

/** '06-12-2020 05:30:00 UTC' */
export const utc = (at: number): string => `${formatMoment(at, () => 0) ?? ''} UTC`;
