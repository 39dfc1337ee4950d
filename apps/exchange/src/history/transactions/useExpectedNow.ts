import { expectedTimeChangesAt } from '@exchange/domain';
import { onPageWake } from '@exchange/ui';
import { useCallback } from 'react';
import { useStored } from '../../shared/services/useStored';

type Now = () => number;

/** Timers stop while the page sleeps, so the clock is checked again when it wakes. */
const followDays = (now: Now, look: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = () => {
    clearTimeout(timer);
    look();
    timer = setTimeout(lookAgain, expectedTimeChangesAt(now()) - now());
  };
  lookAgain();
  const sleep = onPageWake(lookAgain);
  return () => {
    clearTimeout(timer);
    sleep();
  };
};

/** The current time for calculating expected times. It changes only when they may have changed. */
export const useExpectedNow = (now: Now): number => {
  const follow = useCallback((look: () => void) => followDays(now, look), [now]);
  return useStored(follow, () => expectedTimeChangesAt(now())) - 1;
};
