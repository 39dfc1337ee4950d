import { dayMs } from '../format/utcDay';
import { serviceFigures } from '../info/serviceFigures';

/** Until when the funds of an account that is closed at this moment can be withdrawn. */
export const withdrawableUntil = (closedAt: number): number => closedAt + serviceFigures.closureDays * dayMs;
