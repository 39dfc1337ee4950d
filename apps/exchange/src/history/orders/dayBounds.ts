import { dayMs, localDay, utcDay, type DayRange, type OffsetAt } from '@exchange/domain';

/**
 * The first moment of a calendar day. Clocks may change during the day or right at midnight, so the offsets before and
 * after it are both tried.
 */
const startOf = (midnight: number, offsetAt: OffsetAt): number => {
  const day = utcDay(midnight);
  const starts = [midnight - dayMs, midnight + dayMs].map((moment) => midnight - offsetAt(moment) * 60_000);
  return Math.min(...starts.filter((start) => localDay(start, offsetAt) >= day));
};

/** There are no earlier orders, and not every server can read earlier moments. */
const firstMoment = 0;

const momentText = (moment: number): string => new Date(Math.max(firstMoment, moment)).toISOString();

export interface MomentRange {
  from: string;
  /** The first moment after it. */
  to: string;
}

/** From the start of the first day to the end of the last one, by the screen's clock. */
export const momentsOf = ({ from, to }: DayRange, offsetAt: OffsetAt): MomentRange => ({
  from: momentText(startOf(Date.parse(from), offsetAt)),
  to: momentText(startOf(Date.parse(to) + dayMs, offsetAt)),
});
