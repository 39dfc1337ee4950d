import { accountTexts, normaliseEmail, serverWording } from '@exchange/domain';
import { isRefused, type Handlers } from '#contract/handlers';
import { confirmByCode, confirmPlace, findWaiting, holdAnew } from './activity';
import { together, type AccountCore } from '#identity/core';
import { addressLimit, checkCredentials } from '../proving/credentials';
import { countTry, tryCode } from '#identity/guard';
import { placeOf } from '#identity/stores/places';
import { refusals } from '#identity/refusals';

/** Confirms logins from new places. */
export const activityHandlers = (core: AccountCore): Handlers => ({
  resendLoginActivityCode: async ({ body, request }) => {
    const place = placeOf(request);
    const checked = await checkCredentials(core, body, place);
    if (!checked.trader) return checked.refused;
    const held = await holdAnew(core, { trader: checked.trader, place });
    if (isRefused(held)) return held;
    return { statusCode: 200, message: accountTexts.codeResent, data: { socketToken: held } };
  },
  verifyLoginActivity: async ({ body, request }) => {
    const place = placeOf(request);
    const limited = await countTry(core, { trader: undefined, place }, addressLimit(place));
    if (limited) return limited;
    const waiting = await findWaiting(core, body.loginActivityToken, normaliseEmail(body.email));
    if (!waiting) return refusals.wrongActivityToken;
    const { trader } = waiting;
    const refused = await tryCode(core, {
      trader,
      place,
      subject: trader.uniqueId,
      purpose: 'loginActivity',
      isAwaited: true,
      isRight: () => confirmByCode(core, waiting, body.otp, place),
      wrong: refusals.wrongMailCode,
    });
    if (refused) return refused;
    await core.limits.giveBack(addressLimit(place));
    return { statusCode: 200, message: serverWording.loginActivityVerified };
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
