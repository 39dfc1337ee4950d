import type { Resolution, TimeFrame } from '@exchange/domain';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** The length of a bar. A month counts as its longest. */
export const barSeconds: Readonly<Record<Resolution, number>> = {
  '1': minute,
  '3': 3 * minute,
  '5': 5 * minute,
  '15': 15 * minute,
  '30': 30 * minute,
  '60': hour,
  '120': 2 * hour,
  '240': 4 * hour,
  '1D': day,
  '1W': 7 * day,
  M: 31 * day,
};

interface Frame {
  seconds: number;
  /** Shows the frame in a few hundred bars, at a resolution servers keep that far back. */
  resolution: Resolution;
  words: string;
}

export const frames: Readonly<Record<TimeFrame, Frame>> = {
  '5y': { seconds: 5 * year, resolution: '1W', words: '5 years' },
  '1y': { seconds: year, resolution: '1D', words: '1 year' },
  '6m': { seconds: 183 * day, resolution: '240', words: '6 months' },
  '3m': { seconds: 92 * day, resolution: '120', words: '3 months' },
  '1m': { seconds: 31 * day, resolution: '30', words: '1 month' },
  '5d': { seconds: 5 * day, resolution: '15', words: '5 days' },
  '1d': { seconds: day, resolution: '1', words: '1 day' },
};

/** Bars per request. */
export const barsAtOnce = 500;

/** How far a device's clock may be wrong in either direction. */
export const clockSlack = day;

/** The start of a range with about this many bars. */
export const barsBefore = (resolution: Resolution, to: number, count = barsAtOnce): number =>
  Math.max(0, to - count * barSeconds[resolution]);
