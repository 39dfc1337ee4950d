import { formatMoment, readMoment, type OffsetAt } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { NoValue } from '../NoValue/NoValue';
import { localOffset } from './localOffset';
import * as styles from './Timestamp.css';

export interface TimestampProps extends Omit<
  ComponentPropsWithRef<'time'>,
  'children' | 'className' | 'dateTime' | 'title'
> {
  /** The server's value, or milliseconds since 1970. */
  moment: string | number | undefined;
  /** Defaults to the browser's time zone. */
  offsetAt?: OffsetAt;
  /** Shows only the time, for recent events such as the trades beside the order book. */
  isTimeOnly?: boolean;
}

const Day = ({ text }: { text: string }) => {
  const [day, month, year] = text.split('-');
  const hyphen = <span className={styles.hyphen}>-</span>;
  return (
    <span className={styles.part}>
      {day}
      {hyphen}
      {month}
      {hyphen}
      {year}
    </span>
  );
};

/** When something happened: in local time, with the UTC value on hover. */
export const Timestamp = ({ moment, offsetAt = localOffset, isTimeOnly = false, ...rest }: TimestampProps) => {
  const at = readMoment(moment);
  const texts = formatMoment(at, offsetAt);
  if (at === undefined || texts === undefined) return <NoValue>Time not available</NoValue>;
  const [day = '', time] = texts.local.split(' ');
  return (
    <time {...rest} dateTime={new Date(at).toISOString()} title={texts.utc} className={styles.root}>
      {!isTimeOnly && (
        <>
          <Day text={day} />{' '}
        </>
      )}
      <span className={styles.part}>{time}</span>
    </time>
  );
};
