import { serverWording } from '@exchange/domain';
import type { Handlers, TraderHandlers } from '../../contract/handlers';
import type { AccountCore } from './core';
import { placeOf } from './places';
import { refusals } from './refusals';
import { said } from './said';

export const checkSessionHandlers = ({ stores, clock }: AccountCore): Handlers => ({
  checkSession: async ({ parameters: { token } }) =>
    (await stores.sessions.find(token, clock())) ? { message: serverWording.sessionKept } : refusals.loggedOut,
});

export const logoutHandlers = ({ stores, clock }: AccountCore): TraderHandlers => ({
  logout: async ({ trader: { uniqueId, session }, request }) => {
    const at = clock();
    await stores.sessions.end(session, at);
    await stores.audit.note('logged out', { at, uniqueId, address: placeOf(request).address });
    return { message: said.loggedOut };
  },
});
