import { serverWording, type RefusalReason } from '@exchange/domain';
import type { Refused, WithStatus } from '#contract/handlers';
import type { Challenge } from '#identity/stores/challenges';
import { together, type AccountCore, type Stores } from '#identity/core';
import { newLink, refuseUselessCode } from '../proving/mailing';
import { eventOf, type Caller } from '#identity/caller';
import type { Place } from '#identity/stores/places';
import { hashToken } from '#identity/secrets/randomness';
import { refusals } from '#identity/refusals';
import type { TraderRow } from '#identity/stores/traders';

/** What the client is told of a sign-in that waits for a code. */
export interface HeldLogin {
  socketToken: string;
  codeLength?: number;
}

export const newActivity = (held: HeldLogin): WithStatus => ({
  httpStatus: 422,
  body: {
    statusCode: 422,
    code: 'new_login_activity' satisfies RefusalReason,
    message: serverWording.newLoginActivity,
    data: held,
  },
});

const codeKey = ({ uniqueId, tokenHash }: Pick<Challenge, 'uniqueId' | 'tokenHash'>) =>
  ({ uniqueId, purpose: 'loginActivity', scope: tokenHash.toString('hex') }) as const;

/**
 * Holds a login until its place is confirmed by an emailed code or link. Returns the socket token. Replaces any
 * login of this trader that was held at the same place before.
 */
export const holdLogin = async (
  core: AccountCore,
  caller: Caller,
  hasPassedSecondFactor: boolean,
  before?: Challenge,
): Promise<string | Refused> => {
  const { trader, place } = caller;
  const { uniqueId, email } = trader;
  const refused = await refuseUselessCode(core, caller, uniqueId);
  if (refused) return refused;
  const at = core.clock();
  const token = core.random.token();
  const code = core.random.mailCode();
  const tokenHash = hashToken(token);
  await together(core, async (joint) => {
    const { deviceHash, network, address, device } = place;
    await joint.challenges.open({ tokenHash, uniqueId, deviceHash, network, hasPassedSecondFactor }, at);
    if (before) await joint.challenges.endOthers(tokenHash, before, at);
    await joint.codes.keep(codeKey({ uniqueId, tokenHash }), code, at);
    await joint.audit.note('new place held', eventOf(caller, at));
    const link = await newLink(core, joint, { uniqueId, purpose: 'loginActivity', challenge: tokenHash });
    await joint.mail(email, { kind: 'loginActivity', code, link, address, device, at });
  });
  return token;
};

/** Returns whether the login was still pending. */
export const confirmPlace = async (stores: Stores, tokenHash: Buffer, place: Place, at: Date): Promise<boolean> => {
  const confirmed = await stores.challenges.confirm(tokenHash, at);
  if (!confirmed) return false;
  const { uniqueId } = confirmed;
  await stores.places.remember(uniqueId, confirmed, at);
  await stores.audit.note('new place confirmed', eventOf({ trader: { uniqueId }, place }, at));
  return true;
};

/** Spends the emailed code for the login it was sent for. */
export const confirmByCode = (core: AccountCore, waiting: WaitingLogin, code: string, place: Place): Promise<boolean> =>
  together(core, async (stores) => {
    const at = core.clock();
    const { tokenHash, trader } = waiting;
    const isRight = await stores.codes.spend(codeKey({ uniqueId: trader.uniqueId, tokenHash }), code, at);
    if (!isRight || !(await confirmPlace(stores, tokenHash, place, at))) return false;
    // The browser may have got its cookie with the answer to the sign-in that was held.
    await stores.places.remember(trader.uniqueId, place, at);
    return true;
  });

/** Issues a new code and socket token for a pending login; earlier ones stop working. */
export const holdAnew = async (core: AccountCore, caller: Caller): Promise<string | Refused> => {
  const { trader, place } = caller;
  const waiting = await core.stores.challenges.newestOpen(trader.uniqueId, place, core.clock());
  if (!waiting) return refusals.nothingToVerify;
  return holdLogin(core, caller, waiting.hasPassedSecondFactor, waiting);
};

export interface WaitingLogin {
  tokenHash: Buffer;
  trader: TraderRow;
}

/** The login that a socket token identifies, if it belongs to this trader and is still pending. */
export const findWaiting = async (
  { stores, clock }: AccountCore,
  socketToken: string,
  email: string,
): Promise<WaitingLogin | undefined> => {
  const waiting = await stores.challenges.findOpen(hashToken(socketToken), clock());
  const trader = waiting && (await stores.traders.byId(waiting.uniqueId));
  return waiting && trader?.email === email ? { tokenHash: waiting.tokenHash, trader } : undefined;
};
