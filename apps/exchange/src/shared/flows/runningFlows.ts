import { createListeners } from '@exchange/domain';
import { whenTraderLeaves, type SessionActor } from '../session/session';

/** Something that was started and has to be stopped. */
export interface Running<Actor> {
  actor: Actor;
  stop: () => void;
}

/** What runs for as long as the application does, whichever screen is shown. */
export interface RunningFlows {
  /** What runs under this key, started now where nothing does. */
  take: <Actor>(key: object, start: () => Running<Actor>) => Actor;
  /** Told when everything was stopped, because its trader left. */
  subscribe: (listener: () => void) => () => void;
}

export const createRunningFlows = (session: SessionActor): RunningFlows => {
  const running = new Map<object, Running<unknown>>();
  const { notify, subscribe } = createListeners();
  whenTraderLeaves(session, () => {
    const left = [...running.values()];
    running.clear();
    for (const { stop } of left) stop();
    notify();
  });
  return {
    take: <Actor>(key: object, start: () => Running<Actor>): Actor => {
      const known = running.get(key);
      // What runs under a key was started by whoever has the key.
      if (known !== undefined) return known.actor as Actor;
      const started = start();
      running.set(key, started);
      return started.actor;
    },
    subscribe,
  };
};
