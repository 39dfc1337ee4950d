import type { Cleanup } from '@exchange/domain';
import type { Session, sessionMachine } from '@exchange/machines';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

/** Told of a login by `login.completed`, of a logout by `logout.requested`. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** What the screens know of who is here. Until the exchange has looked, it is `unknown`. */
export type SessionView = { kind: 'unknown' | 'visitor'; trader?: never } | { kind: 'trader'; trader: Session };

export type SessionKind = SessionView['kind'];

export const sessionView = ({ value, context }: SnapshotFrom<typeof sessionMachine>): SessionView => {
  if (context.session) return { kind: 'trader', trader: context.session };
  return { kind: value === 'unknown' ? 'unknown' : 'visitor' };
};

/** Who is logged in at this moment, for what is not drawn. */
export const traderNow = (session: SessionActor): string | undefined => session.getSnapshot().context.session?.uniqueId;

/** Told of the first trader who is known to be here, who may be already. */
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

/** Told when whoever was logged in is so no more, also where somebody else is at once. */
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
