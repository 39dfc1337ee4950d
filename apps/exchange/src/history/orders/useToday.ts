import { localDay, type OffsetAt } from '@exchange/domain';
import { onPageWake } from '@exchange/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** How long after midnight it may still be yesterday. */
const checkMs = 1_000;

/** Timers sleep with the page: once it wakes, it looks at the clock at once. */
const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, checkMs);
  const sleep = onPageWake(listener);
  return () => {
    clearInterval(timer);
    sleep();
  };
};

/** The day it is where the trader is, also after midnight. */
export const useToday = (now: () => number, offsetAt: OffsetAt): string => {
  const today = useCallback(() => localDay(now(), offsetAt), [now, offsetAt]);
  return useSyncExternalStore(subscribe, today, today);
};
