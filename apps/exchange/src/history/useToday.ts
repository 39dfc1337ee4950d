import { localDay } from '@exchange/domain';
import { onPageWake, useClock } from '@exchange/ui';
import { useServices } from '#shared/services/services.ts';
import { useStored } from '#shared/services/useStored.ts';

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

/** Today's date by the screen's clock. It changes at midnight. */
export const useToday = (): string => {
  const { now } = useServices();
  const { offsetAt } = useClock();
  return useStored(subscribe, () => localDay(now(), offsetAt));
};
