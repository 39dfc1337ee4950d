import type { Aim, Unit } from './bench';
import type { Comparison, Summary } from './statistics';

const decimals = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const whole = decimals(0);
const hundredths = decimals(2);

/** Other units are shown as whole numbers. */
const finer: Partial<Record<Unit, Intl.NumberFormat>> = { score: decimals(3) };

const numberOf = (value: number, unit: Unit): string => (finer[unit] ?? whole).format(value);

export const figure = (value: number, unit: Unit): string => `${numberOf(value, unit)} ${unit}`;

/** `1,012 ms (980 to 1,090)`, without a range if lowest and highest are the same. */
export const summary = ({ figure: value, least, greatest }: Summary, unit: Unit): string =>
  least === greatest
    ? figure(value, unit)
    : `${figure(value, unit)} (${numberOf(least, unit)} to ${numberOf(greatest, unit)})`;

/** A dash if the peer's figure is zero. */
export const ratio = ({ ratio: compared, medianRatio, runs }: Comparison): string => {
  if (!Number.isFinite(compared)) return '–';
  const text = hundredths.format(compared);
  return runs === 1 ? text : `${text} (pairwise ${hundredths.format(medianRatio)})`;
};

const meets = {
  'at most': (value: number, aim: number) => value <= aim,
  'at least': (value: number, aim: number) => value >= aim,
};

/** Judged by the measured figures, before they are rounded for display. */
export const verdict = (aim: Aim | undefined, unit: Unit, { ratio, ours }: Comparison): string => {
  if (!aim) return 'none';
  const isMet = 'ratio' in aim ? meets[aim.is](ratio, aim.ratio) : meets[aim.is](ours.figure, aim.ours);
  const wished = 'ratio' in aim ? String(aim.ratio) : figure(aim.ours, unit);
  return `${aim.is} ${wished}: ${isMet ? 'met' : 'missed'}`;
};
