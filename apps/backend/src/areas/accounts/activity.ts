import { serverWording } from '@exchange/domain';
import { isRefused, type Refused, type WithStatus } from '../../contract/handlers';
import type { Challenge } from './challenges';
import { together, type AccountCore, type Stores } from './core';
import { newLink, refuseTooManyMails } from './mailing';
import { eventOf, type Occasion } from './occasion';
import { hashToken } from './randomness';
import { refusals } from './refusals';
import type { TraderRow } from './traders';

export const newActivity = (socketToken: string): WithStatus => ({
  httpStatus: 422,
  body: { statusCode: 422, message: serverWording.newLoginActivity, data: { socketToken } },
});

const codeKey = ({ uniqueId, tokenHash }: Pick<Challenge, 'uniqueId' | 'tokenHash'>) =>
  ({ uniqueId, purpose: 'loginActivity', scope: tokenHash.toString('hex') }) as const;

/** Holds a login back until its place is confirmed, by a code or a link in a mail. Hands out the socket token. */
export const holdLogin = async (
  core: AccountCore,
  occasion: Occasion,
  hasPassedSecondFactor: boolean,
): Promise<string | Refused> => {
  const { trader, place } = occasion;
  const { uniqueId } = trader;
  const refused = await refuseTooManyMails(core, occasion);
  if (refused) return refused;
  const at = core.clock();
  const token = core.random.token();
  const code = core.random.mailCode();
  const tokenHash = hashToken(token);
  const link = await together(core, async (stores) => {
    const { deviceHash, network } = place;
    await stores.challenges.open({ tokenHash, uniqueId, deviceHash, network, hasPassedSecondFactor }, at);
    await stores.codes.keep(codeKey({ uniqueId, tokenHash }), code, at);
    await stores.audit.note('new place held', eventOf(occasion, at));
    return newLink(core, stores, { uniqueId, purpose: 'loginActivity', challenge: tokenHash });
  });
  const { address, device } = place;
  await core.mailer.send(trader.email, { kind: 'loginActivity', code, link, address, device, at });
  return token;
};

/** Says whether the login still waited for it. */
export const confirmPlace = async (stores: Stores, tokenHash: Buffer, address: string, at: Date): Promise<boolean> => {
  const confirmed = await stores.challenges.confirm(tokenHash, at);
  if (!confirmed) return false;
  const { uniqueId } = confirmed;
  await stores.places.remember(uniqueId, confirmed, at);
  await stores.audit.note('new place confirmed', { at, uniqueId, address });
  return true;
};

/** Spends the mailed code for the login it was mailed for. */
export const confirmByCode = (
  core: AccountCore,
  waiting: WaitingLogin,
  code: string,
  address: string,
): Promise<boolean> =>
  together(core, async (stores) => {
    const at = core.clock();
    const { tokenHash, trader } = waiting;
    const isRight = await stores.codes.spend(codeKey({ uniqueId: trader.uniqueId, tokenHash }), code, at);
    return isRight && confirmPlace(stores, tokenHash, address, at);
  });

/** A fresh code and socket token for a login that waits; those before it end. */
export const holdAnew = async (core: AccountCore, occasion: Occasion): Promise<string | Refused> => {
  const { trader, place } = occasion;
  const { challenges } = core.stores;
  const waiting = await challenges.newestOpen(trader.uniqueId, place, core.clock());
  if (!waiting) return refusals.nothingToVerify;
  const held = await holdLogin(core, occasion, waiting.hasPassedSecondFactor);
  if (!isRefused(held)) await challenges.endOthers(hashToken(held), waiting, core.clock());
  return held;
};

export interface WaitingLogin {
  tokenHash: Buffer;
  trader: TraderRow;
}

/** The login that a socket token stands for, if it is this trader's and still waits. */
export const findWaiting = async (
  { stores, clock }: AccountCore,
  socketToken: string,
  email: string,
): Promise<WaitingLogin | undefined> => {
  const waiting = await stores.challenges.findOpen(hashToken(socketToken), clock());
  const trader = waiting && (await stores.traders.byId(waiting.uniqueId));
  return waiting && trader?.email === email ? { tokenHash: waiting.tokenHash, trader } : undefined;
};
