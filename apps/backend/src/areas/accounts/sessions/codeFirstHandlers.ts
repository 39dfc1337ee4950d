import { successTexts } from '@exchange/domain';
import { isRefused, type TraderHandlers } from '#contract/handlers';
import { eventOf } from '#identity/caller';
import { together, type AccountCore } from '#identity/core';
import { checkProof } from '#identity/proof';
import { refusals } from '#identity/refusals';
import { placeOf } from '#identity/stores/places';

/** Whether an unknown device is confirmed by an emailed code before its password is looked at. */
export const codeFirstHandlers = (core: AccountCore): TraderHandlers => ({
  setCodeFirst: async ({ trader: { uniqueId, session }, body, request }) => {
    const trader = await core.stores.traders.byId(uniqueId);
    if (!trader) return refusals.loggedOut;
    const caller = { trader, place: placeOf(request) };
    const proof = await checkProof(core, { ...caller, session, code: body.code });
    if (isRefused(proof)) return proof;
    const isOn = body.codeFirst === 'Enable';
    const refused = await together(core, async (joint) => {
      const unproven = await proof.spend(joint);
      if (unproven) return unproven;
      await joint.traders.setCodeFirst(uniqueId, isOn);
      await joint.audit.note(isOn ? 'code first turned on' : 'code first turned off', eventOf(caller, core.clock()));
      return undefined;
    });
    const { codeFirstOn, codeFirstOff } = successTexts.accounts;
    return refused ?? { message: isOn ? codeFirstOn : codeFirstOff };
  },
});
