import { cleanups, type Cleanup } from '@exchange/domain';
import { tell, type Says, type EmittingMachine } from './tell';
import { rememberSent, type Remembered } from '../flows/rememberSent';
import { useRunningApp, type RunningApp } from './runningApp';
import { useStored } from './useStored';
import type { Running } from '../flows/runningFlows';

interface FlowActor<Event extends { type: string }> extends EmittingMachine<Event> {
  start: () => unknown;
  stop: () => unknown;
  subscribe: (listener: () => void) => unknown;
}

type Remember = <Sent>(remembered: Remembered<Sent>) => void;

/** How a flow is created and connected. */
export interface FlowPlan<Actor extends FlowActor<Event>, Event extends { type: string }> {
  /** The machine's actor, connected to the exchange but not started yet. */
  create: (app: RunningApp) => Actor;
  /** Messages to its trader, on any screen. */
  says: Says<Event>;
  /**
   * Connects it to everything else: lists to refresh, other flows, the live connection. Its own listeners end with the
   * actor.
   */
  join?: (actor: Actor, app: RunningApp, onStop: (cleanup: Cleanup) => void) => void;
  /** The part of it that survives a reload. */
  remembers?: (actor: Actor, remember: Remember) => void;
}

export interface Flow<Actor> {
  /** This application's actor for the current trader. */
  of: (app: RunningApp) => Actor;
}

/**
 * A flow that outlives its screens. Its actor starts when it is first read, once per application, and runs until its
 * trader leaves: then it is stopped and removed, and the next read starts another one.
 */
export const keepFlow = <Actor extends FlowActor<Event>, Event extends { type: string }>(
  plan: FlowPlan<Actor, Event>,
): Flow<Actor> => {
  const start = (app: RunningApp): Running<Actor> => {
    const { session, tab, toasts } = app.services;
    const actor = plan.create(app);
    const atEnd: Cleanup[] = [tell(actor, plan.says, toasts)];
    const onStop = (cleanup: Cleanup) => void atEnd.push(cleanup);
    plan.join?.(actor, app, onStop);
    actor.start();
    plan.remembers?.(actor, (remembered) => {
      onStop(rememberSent(remembered, { session, tab, follow: (look) => void actor.subscribe(look) }));
    });
    onStop(() => actor.stop());
    return { actor, stop: cleanups(atEnd) };
  };
  return { of: (app) => app.services.flows.take(plan, () => start(app)) };
};

/** A flow's actor for a screen. It is replaced as soon as its trader has left. */
export const useFlow = <Actor>(flow: Flow<Actor>): Actor => {
  const app = useRunningApp();
  return useStored(app.services.flows.subscribe, () => flow.of(app));
};
