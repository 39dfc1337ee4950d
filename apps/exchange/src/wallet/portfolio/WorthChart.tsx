import { formatUsd, type DecimalText } from '@exchange/domain';
import { useState, type PointerEvent } from 'react';
import type { WorthOfDay } from './portfolio';
import * as styles from './portfolio.css';
import { portfolioTexts as texts } from './texts';

interface WorthChartProps {
  days: readonly WorthOfDay[];
}

/** Only where something is drawn may a figure be inexact. */
const drawn = (figure: DecimalText): number => Number(figure);

const height = 100;

interface Scale {
  low: number;
  high: number;
}

/** With room above and below; a single figure is in the middle. */
const scaleOf = (days: readonly WorthOfDay[]): Scale => {
  const figures = days.flatMap(({ worth, cost }) => [drawn(worth), drawn(cost)]);
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const room = high === low ? Math.max(high, 1) / 10 : (high - low) / 10;
  return { low: low - room, high: high + room };
};

const lineOf = (days: readonly WorthOfDay[], of: (day: WorthOfDay) => DecimalText, { low, high }: Scale): string => {
  const y = (day: WorthOfDay): string => (height * (1 - (drawn(of(day)) - low) / (high - low))).toFixed(2);
  const [first] = days;
  // One day is drawn as a level line.
  if (days.length === 1 && first) return `M0 ${y(first)}H100`;
  return days
    .map((day, at) => `${at === 0 ? 'M' : 'L'}${((100 * at) / (days.length - 1)).toFixed(2)} ${y(day)}`)
    .join('');
};

const worthOf = ({ worth }: WorthOfDay): DecimalText => worth;
const costOf = ({ cost }: WorthOfDay): DecimalText => cost;

/** `27-11-2026`, as elsewhere. */
const shownDay = (day: string): string => day.split('-').toReversed().join('-');

const Readout = ({ day: { day, worth, cost } }: { day: WorthOfDay }) => (
  <div className={styles.readout}>
    <dl className={styles.readoutFigures}>
      <div className={styles.readoutPart}>
        <dt className={styles.worthKey}>{texts.worth}</dt>
        <dd className={styles.figure}>{formatUsd(worth).text}</dd>
      </div>
      <div className={styles.readoutPart}>
        <dt className={styles.costKey}>{texts.cost}</dt>
        <dd className={styles.figure}>{formatUsd(cost).text}</dd>
      </div>
    </dl>
    <span className={styles.readoutDay}>{shownDay(day)}</span>
  </div>
);

/** The worth of all coins day by day, against what they cost. */
export const WorthChart = ({ days }: WorthChartProps) => {
  const [pointed, setPointed] = useState<number>();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return <p className={styles.empty}>{texts.empty}</p>;
  const scale = scaleOf(days);
  const at = pointed === undefined ? days.length - 1 : Math.min(pointed, days.length - 1);
  const shown = days[at] ?? last;
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.round(((clientX - left) / width) * (days.length - 1))));
  };
  return (
    <div className={styles.chart}>
      <Readout day={shown} />
      <div
        role="img"
        aria-label={texts.summary(
          shownDay(first.day),
          formatUsd(first.worth).text,
          shownDay(last.day),
          formatUsd(last.worth).text,
        )}
        className={styles.plot}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        <svg viewBox={`0 0 100 ${String(height)}`} preserveAspectRatio="none" className={styles.drawing} aria-hidden>
          <path d={lineOf(days, costOf, scale)} className={styles.costLine} />
          <path d={lineOf(days, worthOf, scale)} className={styles.worthLine} />
        </svg>
        {pointed !== undefined && days.length > 1 && (
          <span className={styles.pointer} style={{ insetInlineStart: `${String((100 * at) / (days.length - 1))}%` }} />
        )}
      </div>
      <div className={styles.axis} aria-hidden>
        <span>{shownDay(first.day)}</span>
        {days.length > 1 && <span>{shownDay(last.day)}</span>}
      </div>
    </div>
  );
};
