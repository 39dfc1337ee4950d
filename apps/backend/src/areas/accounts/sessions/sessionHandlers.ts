import { serverWording, successTexts } from '@exchange/domain';
import type { Handlers, Trader, TraderHandlers } from '#contract/handlers';
import { together, type AccountCore, type Stores } from '#identity/core';
import { eventOf } from '#identity/caller';
import { deviceToTell, placeOf, type Place } from '#identity/stores/places';
import { refusals } from '#identity/refusals';
import type { OpenSession } from '#identity/stores/sessions';

export const checkSessionHandlers = ({ stores, clock }: AccountCore): Handlers => ({
  checkSession: async ({ parameters: { token } }) => {
    const isCheckToken = sessionId.test(token);
    const isHeld = isCheckToken
      ? (await stores.sessions.held([token], clock())).has(token)
      : (await stores.sessions.find(token, clock())) !== undefined;
    return isHeld ? { message: serverWording.sessionKept } : refusals.loggedOut;
  },
});

const toAnswer = ({ createdAt, lastSeenAt, device, ...session }: OpenSession, current: string) => ({
  ...session,
  device: deviceToTell(device),
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent: session.id === current,
});

interface Ending {
  trader: Trader;
  place: Place;
  /** Returns how many ended. */
  end: (sessions: Stores['sessions'], at: Date) => Promise<number>;
}

const endSessions = (core: AccountCore, { trader, place, end }: Ending): Promise<void> =>
  together(core, async ({ sessions, audit }) => {
    const at = core.clock();
    const count = await end(sessions, at);
    if (count === 0) return;
    await audit.note('sessions ended', { ...eventOf({ trader, place }, at), details: { count: String(count) } });
  });

const sessionId = /^[\da-f]{64}$/;

/** Lists and ends a trader's own sessions, never anyone else's. */
export const ownSessionHandlers = (core: AccountCore): TraderHandlers => ({
  logout: async ({ trader, request }) => {
    const at = core.clock();
    await core.stores.sessions.end(trader.session, at);
    await core.stores.audit.note('logged out', eventOf({ trader, place: placeOf(request) }, at));
    return { message: successTexts.accounts.loggedOut };
  },
  sessions: async ({ trader: { uniqueId, session } }) => {
    const held = await core.stores.sessions.ofTrader(uniqueId, core.clock());
    return { data: held.map((one) => toAnswer(one, session)) };
  },
  endSession: async ({ trader, body: { session_id: id }, request }) => {
    if (sessionId.test(id))
      await endSessions(core, {
        trader,
        place: placeOf(request),
        end: (sessions, at) => sessions.endOwn(trader.uniqueId, id, at),
      });
    return { message: successTexts.accounts.sessionEnded };
  },
  endOtherSessions: async ({ trader, request }) => {
    await endSessions(core, {
      trader,
      place: placeOf(request),
      end: (sessions, at) => sessions.endAll(trader.uniqueId, at, trader.session),
    });
    return { message: successTexts.accounts.othersSignedOut };
  },
});
