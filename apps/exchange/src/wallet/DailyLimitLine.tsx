import {
  dailyLimitText,
  nextUtcDay,
  roundUp,
  showExactly,
  divideDown,
  formatMoment,
  isPositive,
  multiply,
  type DailyLimit,
  type OffsetAt,
} from '@exchange/domain';
import { Icon, localOffset, ProgressBar, Skeleton, useCountdown } from '@exchange/ui';
import { useState } from 'react';
import { dailyLimitTexts as texts } from './texts';
import * as styles from './WalletView.css';

/** `02:00`, the local time when the day ends. */
export const localTime = (moment: number, offsetAt: OffsetAt): string =>
  formatMoment(moment, offsetAt)?.slice('DD-MM-YYYY '.length, -':ss'.length) ?? '';

/** From 0 to 100, for a bar. */
export const usedPercent = ({ used, maximum, isReached }: DailyLimit): number =>
  isReached || !isPositive(maximum) ? 100 : Number(divideDown(multiply(used, '100'), maximum, 2));

interface DailyLimitLineProps {
  /** Undefined while it loads. */
  limit: DailyLimit | undefined;
  /** Called when the day is over: its used amount no longer counts. */
  onDayEnd: () => void;
  now?: (() => number) | undefined;
  /** Defaults to the browser's time zone. */
  offsetAt?: OffsetAt | undefined;
}

/** As high as the bar that replaces it. */
const barHeight = '4px';

const inXdc = (figure: string): string => showExactly(roundUp(figure, 2));

const Used = ({ limit }: { limit: DailyLimit }) => (
  <>
    <p role="status" data-reached={limit.isReached ? '' : undefined} className={styles.limitText}>
      {limit.isReached && <Icon name="error" />}
      {dailyLimitText(limit, inXdc)}
    </p>
    <ProgressBar
      label={texts.used}
      isLabelHidden
      value={usedPercent(limit)}
      tone={limit.isReached ? 'danger' : 'accent'}
    />
  </>
);

/** How much of the day's limit is used, and when the day ends. */
export const DailyLimitLine = ({ limit, onDayEnd, now = Date.now, offsetAt = localOffset }: DailyLimitLineProps) => {
  const [end, setEnd] = useState(() => nextUtcDay(now()));
  useCountdown({
    deadline: end,
    now,
    onDone: () => {
      setEnd(nextUtcDay(now()));
      onDayEnd();
    },
  });
  return (
    <div className={styles.limit}>
      {limit === undefined ? (
        <>
          <p className={styles.limitText}>
            <Skeleton width="240px" />
          </p>
          <Skeleton height={barHeight} />
        </>
      ) : (
        <Used limit={limit} />
      )}
      <p className={styles.quiet}>
        {texts.unit} {texts.resets(localTime(end, offsetAt))}
      </p>
    </div>
  );
};
