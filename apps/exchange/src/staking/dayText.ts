import { formatMoment } from '@exchange/domain';
import { localOffset } from '@exchange/ui';

/** `DD-MM-YYYY`, local time. */
export const dayText = (moment: number): string => formatMoment(moment, localOffset)?.local.slice(0, 10) ?? '';
