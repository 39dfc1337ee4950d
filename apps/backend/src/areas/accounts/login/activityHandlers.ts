import { accountTexts, normaliseEmail, serverWording } from '@exchange/domain';
import { isRefused, type Handlers } from '#contract/handlers';
import { confirmByCode, confirmPlace, findWaiting, holdAnew, type HeldLogin } from './activity';
import { together, type AccountCore } from '#identity/core';
import { confirmByGatheredCode, askCodeFirst, type Given } from './codeFirst';
import { checkCredentials } from '../proving/credentials';
import { tryCode } from '#identity/guard';
import { placeOf, type Place } from '#identity/stores/places';
import { isTooMany, refusals } from '#identity/refusals';

const verifyWaiting = async (core: AccountCore, place: Place, { token, email, code }: Given) => {
  const waiting = await findWaiting(core, token, email);
  if (!waiting) return refusals.wrongActivityToken;
  const { trader } = waiting;
  const refused = await tryCode(core, {
    trader,
    place,
    subject: trader.uniqueId,
    purpose: 'loginActivity',
    isAwaited: true,
    isRight: () => confirmByCode(core, waiting, code, place),
    wrong: refusals.wrongMailCode,
  });
  // Strangers may have used the tries up. A resend, or signing in again, then leads to a code that they can't.
  return isTooMany(refused) ? refusals.wrongActivityToken : refused;
};

/** Confirms logins from new places. */
export const activityHandlers = (core: AccountCore): Handlers => ({
  resendLoginActivityCode: async ({ body, request }) => {
    const place = placeOf(request);
    const checked = await checkCredentials(core, body, { place });
    const held = checked.trader ? await holdAnew(core, { trader: checked.trader, place }) : checked.refused;
    const resent = (data: HeldLogin) => ({ statusCode: 200, message: accountTexts.codeResent, data });
    if (!isRefused(held)) return resent({ socketToken: held });
    if (checked.isKnownDevice || !isTooMany(held)) return held;
    return resent(await askCodeFirst(core, normaliseEmail(body.email), place));
  },
  verifyLoginActivity: async ({ body, request }) => {
    const place = placeOf(request);
    const given = { token: body.loginActivityToken, email: normaliseEmail(body.email), code: body.otp };
    const first = await confirmByGatheredCode(core, place, given);
    const refused = first === 'other' ? await verifyWaiting(core, place, given) : first;
    return refused ?? { statusCode: 200, message: serverWording.loginActivityVerified };
  },
  confirmLoginActivity: async ({ parameters: { token }, request }) => {
    const at = core.clock();
    const place = placeOf(request);
    const isConfirmed = await together(core, async (stores) => {
      const link = await stores.links.use('loginActivity', token, at);
      return link?.challenge ? confirmPlace(stores, link.challenge, place, at) : false;
    });
    return isConfirmed ? { message: serverWording.loginActivityVerified } : refusals.activityLinkExpired;
  },
});
