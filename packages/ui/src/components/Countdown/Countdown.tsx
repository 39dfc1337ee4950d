import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './Countdown.css';
import { countdownText, isTold } from './countdownTexts';
import { createCountdown } from './createCountdown';
import { onPageWake } from './onPageWake';

export interface CountdownProps {
  /** The deadline, in milliseconds since 1970. */
  deadline: number;
  now?: () => number;
  /** Called once per deadline, even if the page was asleep when it passed. */
  onDone?: (() => void) | undefined;
  /** Formats the time left. */
  format?: (left: string) => string;
}

const asItIs = (left: string): string => left;

/** The time left until an action is available again, or happens automatically. */
export const Countdown = ({ deadline, now = Date.now, onDone, format = asItIs }: CountdownProps) => {
  const countdown = useMemo(() => createCountdown({ deadline, now, onWake: onPageWake }), [deadline, now]);
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft, countdown.secondsLeft);
  const tellDone = useEffectEvent(() => onDone?.());
  useEffect(() => countdown.onDone(() => tellDone()), [countdown]);
  const text = format(countdownText(seconds));
  return (
    <span className={styles.root}>
      <span role="timer">{text}</span>
      <span role="status" className={visuallyHidden}>
        {isTold(seconds) && text}
      </span>
    </span>
  );
};
