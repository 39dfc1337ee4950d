import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { countdownText, isTold } from './countdownTexts';
import { createCountdown } from './createCountdown';
import { onPageWake } from './onPageWake';

export interface CountdownOptions {
  /** The deadline, in milliseconds since 1970. */
  deadline: number;
  now?: (() => number) | undefined;
  /** Called once per deadline, even if the page was asleep when it passed. */
  onDone?: (() => void) | undefined;
}

export interface TimeLeft {
  /** `0:42` */
  left: string;
  /** Worth announcing now: every minute, at thirty and at ten seconds. */
  isAnnounced: boolean;
}

/** For a countdown inside another control, such as a button that is available again at its end. */
export const useCountdown = ({ deadline, now = Date.now, onDone }: CountdownOptions): TimeLeft => {
  const countdown = useMemo(() => createCountdown({ deadline, now, onWake: onPageWake }), [deadline, now]);
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft, countdown.secondsLeft);
  const tellDone = useEffectEvent(() => onDone?.());
  useEffect(() => countdown.onDone(() => tellDone()), [countdown]);
  return { left: countdownText(seconds), isAnnounced: isTold(seconds) };
};
