import type { Aim, Unit } from './bench';
import type { Comparison, Summary } from './statistics';

const decimals = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const whole = decimals(0);
const hundredths = decimals(2);

export const figure = (value: number, unit: Unit): string => `${whole.format(value)} ${unit}`;

/** `1,012 ms (980 to 1,090)`; extremes that are the figure itself go without saying. */
export const summary = ({ median, least, greatest }: Summary, unit: Unit): string =>
  least === greatest
    ? figure(median, unit)
    : `${figure(median, unit)} (${whole.format(least)} to ${whole.format(greatest)})`;

export const ratio = ({ ratioOfMedians, medianRatio, runs }: Comparison): string =>
  runs === 1
    ? hundredths.format(ratioOfMedians)
    : `${hundredths.format(ratioOfMedians)} (pairwise ${hundredths.format(medianRatio)})`;

const meets = {
  'at most': (value: number, aim: number) => value <= aim,
  'at least': (value: number, aim: number) => value >= aim,
};

/** Judged by the measured ratio itself, before it is rounded for reading. */
export const verdict = (aim: Aim | undefined, { ratioOfMedians }: Comparison): string => {
  if (!aim) return 'none';
  const { is, ratio: wished } = aim;
  return `${is} ${wished}: ${meets[is](ratioOfMedians, wished) ? 'met' : 'missed'}`;
};
