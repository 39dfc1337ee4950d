import { localDay, type OffsetAt } from '@exchange/domain';
import { onPageWake } from '@exchange/ui';
import { useStored } from '../../shared/services/useStored';

/** How long after midnight the date may still be yesterday's. */
const checkMs = 1_000;

/** Timers stop while the page sleeps, so the clock is checked again when it wakes. */
const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, checkMs);
  const sleep = onPageWake(listener);
  return () => {
    clearInterval(timer);
    sleep();
  };
};

/** Today's date in the trader's time zone. It changes at midnight. */
export const useToday = (now: () => number, offsetAt: OffsetAt): string =>
  useStored(subscribe, () => localDay(now(), offsetAt));
