import { createListeners } from '@exchange/domain';
import { whenTraderLeaves, type SessionActor } from '../session/session';

/** A running actor that must be stopped. */
export interface Running<Actor> {
  actor: Actor;
  stop: () => void;
}

/** Flows that run as long as the application does, whichever screen is shown. */
export interface RunningFlows {
  /** The flow running under this key, started if there is none. */
  take: <Actor>(key: object, start: () => Running<Actor>) => Actor;
  /** Called when all flows have been stopped, because their trader left. */
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
      // The key decides the actor's type, which a map can't express.
      if (known !== undefined) return known.actor as Actor;
      const started = start();
      running.set(key, started);
      return started.actor;
    },
    subscribe,
  };
};
