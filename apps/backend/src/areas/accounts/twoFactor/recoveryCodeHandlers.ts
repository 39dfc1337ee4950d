import { successTexts } from '@exchange/domain';
import { isRefused, type Refused, type TraderHandlers } from '#contract/handlers';
import { together, type AccountCore } from '#identity/core';
import { eventOf, type Caller } from '#identity/caller';
import { drawRecoveryCodes } from '#identity/recoveryCodes';
import { refusals } from '#identity/refusals';
import { checkAppCode } from '#identity/secondFactor';
import { isTwoFactorOn } from '#identity/stores/traders';
import { placeOf } from '#identity/stores/places';

/** Replaces the codes, if the app's code is still unused and the app still on. */
const replaceCodes = async (core: AccountCore, caller: Caller, step: number): Promise<string[] | Refused> => {
  const { uniqueId, email } = caller.trader;
  const { shown, hashed } = await drawRecoveryCodes(core);
  const at = core.clock();
  return together(core, async ({ traders, recoveryCodes, audit, mail }) => {
    await traders.lock(uniqueId);
    if (!(await traders.takeTotpStep(uniqueId, step))) return refusals.wrongCode;
    await recoveryCodes.replaceAll(uniqueId, hashed, at);
    await audit.note('recovery codes made', eventOf(caller, at));
    await mail(email, { kind: 'recoveryCodesMade', at });
    return shown;
  });
};

export const recoveryCodeHandlers = (core: AccountCore): TraderHandlers => ({
  makeRecoveryCodes: async ({ body: { code }, trader: { uniqueId }, request }) => {
    const trader = await core.stores.traders.byId(uniqueId);
    if (!trader) return refusals.loggedOut;
    if (!isTwoFactorOn(trader)) return refusals.appIsOff;
    const caller = { trader, place: placeOf(request) };
    const checked = await checkAppCode(core, { ...caller, code, wrong: refusals.wrongCode });
    if (isRefused(checked)) return checked;
    const made = checked.step === undefined ? refusals.wrongCode : await replaceCodes(core, caller, checked.step);
    if (isRefused(made)) return made;
    return { status: 200, message: successTexts.accounts.recoveryCodesMade, recoveryCodes: made };
  },
});
