import { dayMs } from '../format/utcDay';

/** Revoked stakes are returned after this many days at the latest. */
export const stakeReturnDays = 7;

/** The same day of the month, in UTC, or the last day if the month is too short. */
export const termEnd = (start: number, months: number): number => {
  const end = new Date(start);
  const dayOfMonth = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  return end.setUTCDate(Math.min(dayOfMonth, lastDay));
};

/** Expects two moments at the same time of day. */
export const daysBetween = (from: number, to: number): number => (to - from) / dayMs;

export const returnsBy = (revokedAt: number, days = stakeReturnDays): number => revokedAt + days * dayMs;
