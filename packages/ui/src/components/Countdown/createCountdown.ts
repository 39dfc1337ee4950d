import { hasPassed, secondsLeft } from '@exchange/domain';

type Stop = () => void;

export interface CountdownClock {
  deadline: number;
  now: () => number;
  /** A timer sleeps with its page: whoever wakes it has the clock looked at. */
  onWake: (look: () => void) => Stop;
}

export interface CountdownStore {
  secondsLeft: () => number;
  /** Told when the second shown has passed. */
  subscribe: (listener: () => void) => Stop;
  /** Told when the deadline has passed: once, however often it is asked for. */
  onDone: (listener: () => void) => Stop;
}

/** Until the second that is shown is over. */
const untilNext = (deadline: number, now: number): number => deadline - now - (secondsLeft(deadline, now) - 1) * 1000;

/** Compares a deadline with the clock. It counts nothing, so that there is nothing to lose while a page sleeps. */
export const createCountdown = ({ deadline, now, onWake }: CountdownClock): CountdownStore => {
  const follow = (look: () => void): Stop => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAgain = () => {
      clearTimeout(timer);
      look();
      if (!hasPassed(deadline, now())) timer = setTimeout(lookAgain, untilNext(deadline, now()));
    };
    const sleep = onWake(lookAgain);
    lookAgain();
    return () => {
      clearTimeout(timer);
      sleep();
    };
  };

  let isTold = false;
  return {
    secondsLeft: () => secondsLeft(deadline, now()),
    subscribe: follow,
    onDone: (listener) =>
      follow(() => {
        if (isTold || !hasPassed(deadline, now())) return;
        isTold = true;
        listener();
      }),
  };
};
