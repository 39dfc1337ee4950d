import { successTexts } from '@exchange/domain';
import { isRefused, type Refused, type TraderHandlers } from '#contract/handlers';
import { together, type AccountCore } from '#identity/core';
import { eventOf, type Caller } from '#identity/caller';
import { checkProof, type Spend } from '#identity/proof';
import { drawRecoveryCodes } from '#identity/recoveryCodes';
import { refusals } from '#identity/refusals';
import { isTwoFactorOn } from '#identity/stores/traders';
import { placeOf } from '#identity/stores/places';

/** Replaces the codes, if what confirmed this is still unused and the app still on. */
const replaceCodes = async (core: AccountCore, caller: Caller, spend: Spend): Promise<string[] | Refused> => {
  const { uniqueId, email } = caller.trader;
  const { shown, hashed } = await drawRecoveryCodes(core);
  const at = core.clock();
  return together(core, async (joint) => {
    const { traders, recoveryCodes, audit, mail } = joint;
    await traders.lock(uniqueId);
    const refused = await spend(joint);
    if (refused) return refused;
    const now = await traders.byId(uniqueId);
    if (!now || !isTwoFactorOn(now)) return refusals.appIsOff;
    await recoveryCodes.replaceAll(uniqueId, hashed, at);
    await audit.note('recovery codes made', eventOf(caller, at));
    await mail(email, { kind: 'recoveryCodesMade', at });
    return shown;
  });
};

export const recoveryCodeHandlers = (core: AccountCore): TraderHandlers => ({
  makeRecoveryCodes: async ({ body: { code }, trader: { uniqueId, session }, request }) => {
    const trader = await core.stores.traders.byId(uniqueId);
    if (!trader) return refusals.loggedOut;
    if (!isTwoFactorOn(trader)) return refusals.appIsOff;
    const caller = { trader, place: placeOf(request) };
    const proof = await checkProof(core, { ...caller, session, code });
    if (isRefused(proof)) return proof;
    const made = await replaceCodes(core, caller, proof.spend);
    if (isRefused(made)) return made;
    return { status: 200, message: successTexts.accounts.recoveryCodesMade, recoveryCodes: made };
  },
});
