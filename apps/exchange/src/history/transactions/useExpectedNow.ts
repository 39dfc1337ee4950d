import { expectedTimeChangesAt } from '@exchange/domain';
import { onPageWake } from '@exchange/ui';
import { useCallback, useSyncExternalStore } from 'react';

type Now = () => number;

/** Timers sleep with their page, so that the clock is compared when it wakes as well. */
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

/** A moment at which expected times are what they are now. It becomes another one as soon as they may have changed. */
export const useExpectedNow = (now: Now): number => {
  const follow = useCallback((look: () => void) => followDays(now, look), [now]);
  const changesAt = () => expectedTimeChangesAt(now());
  return useSyncExternalStore(follow, changesAt, changesAt) - 1;
};
