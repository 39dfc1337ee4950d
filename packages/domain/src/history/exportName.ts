import { readMoment } from '../format/moment';
import { utcDay } from '../format/utcDay';
import type { DayRange } from '../validation/dates';

export type ExportKind = 'orders' | 'trades' | 'deposits' | 'withdrawals' | 'rewards';

interface ExportNaming {
  kind: ExportKind | 'portfolio' | 'statement';
  /** `filtered`, `all` or a coin. */
  part: string;
  /** Undefined if there are no rows. */
  days: DayRange | undefined;
  madeAt: number;
}

/** The UTC days of the oldest and the newest row, since the times in the file are in UTC. */
export const daysOf = (times: readonly string[]): DayRange | undefined => {
  const moments = times.map(readMoment).filter((moment) => moment !== undefined);
  const [first, ...others] = moments;
  if (first === undefined) return undefined;
  const range = others.reduce(({ from, to }, moment) => ({ from: Math.min(from, moment), to: Math.max(to, moment) }), {
    from: first,
    to: first,
  });
  return { from: utcDay(range.from), to: utcDay(range.to) };
};

/** `deposits_XDC_2026-10-24_to_2026-11-23_made_2026-11-23T1204Z.csv`: no colons, because Windows allows none. */
export const exportName = ({ kind, part, days, madeAt }: ExportNaming): string => {
  const made = `${new Date(madeAt).toISOString().slice(0, 16).replace(':', '')}Z`;
  const covered = days === undefined ? 'empty' : `${days.from}_to_${days.to}`;
  return `${[kind, part.replace(/[^\w-]+/g, '-'), covered, 'made', made].join('_')}.csv`;
};
