import type { Cleanup } from '@exchange/domain';
import type { Session, sessionMachine } from '@exchange/machines';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

/** Send it `login.completed` after a login, `logout.requested` to log out. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Who is signed in, as screens see it. `unknown` until the exchange has been asked. */
export type SessionView = { kind: 'unknown' | 'visitor'; trader?: never } | { kind: 'trader'; trader: Session };

export type SessionKind = SessionView['kind'];

export const sessionView = ({ value, context }: SnapshotFrom<typeof sessionMachine>): SessionView => {
  if (context.session) return { kind: 'trader', trader: context.session };
  return { kind: value === 'unknown' ? 'unknown' : 'visitor' };
};

/** The trader who is logged in now, for code outside React. */
export const traderNow = (session: SessionActor): string | undefined => session.getSnapshot().context.session?.uniqueId;

/** Calls back with the first known trader, who may already be there. */
export const onceTraderIsKnown = (session: SessionActor, tell: (trader: string) => void): (() => void) => {
  const known = traderNow(session);
  if (known !== undefined) {
    tell(known);
    return () => undefined;
  }
  const following = session.subscribe(() => {
    const trader = traderNow(session);
    if (trader === undefined) return;
    following.unsubscribe();
    tell(trader);
  });
  return () => following.unsubscribe();
};

/** Calls back when the logged-in trader leaves, even if another one follows immediately. */
export const whenTraderLeaves = (session: SessionActor, tell: () => void): (() => void) => {
  let known = traderNow(session);
  const following = session.subscribe(() => {
    const before = known;
    known = traderNow(session);
    if (before !== undefined && before !== known) tell();
  });
  return () => following.unsubscribe();
};

/** Runs for each trader who signs in, until that trader leaves. Nothing runs for visitors. */
export const whileTraderIsIn = (session: SessionActor, run: (userId: string) => Cleanup): void => {
  let known: string | undefined;
  let stop: Cleanup | undefined;
  const look = () => {
    const trader = traderNow(session);
    if (trader === known) return;
    known = trader;
    stop?.();
    stop = trader === undefined ? undefined : run(trader);
  };
  session.subscribe(look);
  look();
};

export const isSameView = (one: SessionView, other: SessionView): boolean =>
  one.kind === other.kind && one.trader === other.trader;
