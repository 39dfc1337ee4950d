import { hasPassed, secondsLeft } from '@exchange/domain';

type Stop = () => void;

export interface CountdownClock {
  deadline: number;
  now: () => number;
  /** Timers sleep with their page, so we check the clock when it wakes. */
  onWake: (look: () => void) => Stop;
}

export interface CountdownStore {
  secondsLeft: () => number;
  /** Called every second. */
  subscribe: (listener: () => void) => Stop;
  /** Called once when the deadline has passed. */
  onDone: (listener: () => void) => Stop;
}

/** Milliseconds until the displayed second ends. */
const untilNext = (deadline: number, now: number): number => deadline - now - (secondsLeft(deadline, now) - 1) * 1000;

/** Compares a deadline with the clock instead of counting ticks, so that a sleeping page loses no time. */
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
