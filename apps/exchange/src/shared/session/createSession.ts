import type { ExchangeClient } from '@exchange/api';
import { isFailure, isTwoFactorOn, type Result } from '@exchange/domain';
import { sessionMachine, type Session, type TokenCheck } from '@exchange/machines';
import { createActor, fromPromise } from 'xstate';
import type { SessionActor } from './session';
import type { CookieJar } from '../storage/cookies';
import type { DeviceStore } from '../storage/deviceStore';
import { readStoredSession, storedToken, storeSession, wipeSession } from './storedSession';

export interface SessionDeps {
  client: Pick<ExchangeClient, 'accounts'>;
  device: DeviceStore;
  jar: CookieJar;
  idleTimeoutMs: number;
  now: () => number;
}

type TwoFactorStatus = Result<{ isTwoFactorOn: boolean }>;

/** Gives the session machine its effects: this device's storage and the calls to the exchange. */
export const createSession = ({ client, device, jar, idleTimeoutMs, now }: SessionDeps): SessionActor => {
  const readSession = fromPromise<Result<Session | null>>(async () => ({ data: readStoredSession(device) }));

  const refreshTwoFactor = fromPromise<TwoFactorStatus, Session>(async ({ input: { uniqueId, email }, signal }) => {
    const answer = await client.accounts.tfaStatus({ uniqueId, email }, { signal });
    if (isFailure(answer)) return answer;
    return { data: { isTwoFactorOn: isTwoFactorOn(answer.data.data.tfaStatus) } };
  });

  const checkToken = fromPromise<TokenCheck, Session>(({ input: { token, checkToken }, signal }) =>
    client.accounts.checkSession({ token: checkToken ?? token }, { signal }),
  );

  const machine = sessionMachine.provide({
    actors: { readSession, refreshTwoFactor, checkToken },
    actions: {
      storeSession: (_, session) => storeSession(device, session),
      wipeStorage: () => {
        // First, because the call needs the token that is about to be wiped. Its result doesn't matter: if the exchange
        // has no such call, or can't be reached, the session expires there.
        if (storedToken(device) !== undefined) void client.accounts.logout();
        wipeSession(device, jar);
      },
    },
  });
  return createActor(machine, { input: { idleTimeoutMs, now } });
};
