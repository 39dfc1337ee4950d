import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './Countdown.css';
import { useCountdown, type CountdownOptions } from './useCountdown';

export interface CountdownProps extends CountdownOptions {
  /** Formats the time left. */
  format?: (left: string) => string;
}

const asItIs = (left: string): string => left;

/** The time left until an action is available again, or happens automatically. */
export const Countdown = ({ format = asItIs, ...options }: CountdownProps) => {
  const { left, isAnnounced } = useCountdown(options);
  const text = format(left);
  return (
    <span className={styles.root}>
      <span role="timer">{text}</span>
      <span role="status" className={visuallyHidden}>
        {isAnnounced && text}
      </span>
    </span>
  );
};
