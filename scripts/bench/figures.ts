import type { Aim, Unit } from './bench';
import type { Comparison, Summary } from './statistics';

const decimals = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const whole = decimals(0);
const hundredths = decimals(2);

/** Of other units nobody needs a part. */
const finer: Partial<Record<Unit, Intl.NumberFormat>> = { score: decimals(3) };

const numberOf = (value: number, unit: Unit): string => (finer[unit] ?? whole).format(value);

export const figure = (value: number, unit: Unit): string => `${numberOf(value, unit)} ${unit}`;

/** `1,012 ms (980 to 1,090)`; extremes that are the figure itself go without saying. */
export const summary = ({ median, least, greatest }: Summary, unit: Unit): string =>
  least === greatest
    ? figure(median, unit)
    : `${figure(median, unit)} (${numberOf(least, unit)} to ${numberOf(greatest, unit)})`;

/** There is none to a peer of nothing. */
export const ratio = ({ ratioOfMedians, medianRatio, runs }: Comparison): string => {
  if (!Number.isFinite(ratioOfMedians)) return '–';
  const ofMedians = hundredths.format(ratioOfMedians);
  return runs === 1 ? ofMedians : `${ofMedians} (pairwise ${hundredths.format(medianRatio)})`;
};

const meets = {
  'at most': (value: number, aim: number) => value <= aim,
  'at least': (value: number, aim: number) => value >= aim,
};

/** Judged by what was measured, before it is rounded for reading. */
export const verdict = (aim: Aim | undefined, unit: Unit, { ratioOfMedians, ours }: Comparison): string => {
  if (!aim) return 'none';
  const isMet = 'ratio' in aim ? meets[aim.is](ratioOfMedians, aim.ratio) : meets[aim.is](ours.median, aim.ours);
  const wished = 'ratio' in aim ? String(aim.ratio) : figure(aim.ours, unit);
  return `${aim.is} ${wished}: ${isMet ? 'met' : 'missed'}`;
};
