import { readMoment } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { NoValue } from '../NoValue/NoValue';
import { useClock } from './useClock';
import * as styles from './Timestamp.css';

export interface TimestampProps extends Omit<
  ComponentPropsWithRef<'time'>,
  'children' | 'className' | 'dateTime' | 'title'
> {
  /** The server's value, or milliseconds since 1970. */
  moment: string | number | undefined;
  /** Shows only the time, for recent events such as the trades beside the order book. */
  isTimeOnly?: boolean;
  /** Says the zone after the time, where no header does. */
  namesZone?: boolean;
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

/** When something happened, by the screen's clock; on hover by the other one. */
export const Timestamp = ({ moment, isTimeOnly = false, namesZone = false, ...rest }: TimestampProps) => {
  const clock = useClock();
  const at = readMoment(moment);
  const text = clock.showWithZone(at);
  if (at === undefined || text === undefined) return <NoValue />;
  const [day = '', time, zone] = text.split(' ');
  return (
    <time {...rest} dateTime={new Date(at).toISOString()} title={clock.showOther(at)} className={styles.root}>
      {!isTimeOnly && (
        <>
          <Day text={day} />{' '}
        </>
      )}
      <span className={styles.part}>
        {time}
        {namesZone && ` ${zone}`}
      </span>
    </time>
  );
};
