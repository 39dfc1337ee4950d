import { normaliseEmail, serverWording, successTexts } from '@exchange/domain';
import type { Handlers, TraderHandlers } from '#contract/handlers';
import { together, type AccountCore } from '#identity/core';
import { mailGatheredLink, slowLinkCalls } from '../proving/gatheredLinks';
import { eventOf } from '#identity/caller';
import { placeOf } from '#identity/stores/places';
import { refusals } from '#identity/refusals';
import { resetTwoFactor } from '#identity/resetTwoFactor';
import { secondFactorOf } from '#identity/secondFactor';
import { isTwoFactorOn } from '#identity/stores/traders';

/** For traders who have lost their authenticator app. */
export const twoFactorHandlers = (core: AccountCore): Handlers => ({
  requestTfaReset: async ({ body, request }) => {
    const place = placeOf(request);
    const email = normaliseEmail(body.email);
    const limited = await slowLinkCalls(core, place, email);
    if (limited) return limited;
    const trader = await core.stores.traders.byEmail(email);
    const isRight = await core.passwords.isRight(trader?.passwordHash, body.password);
    core.later.run(async () => {
      if (trader && isRight && trader.isVerified && isTwoFactorOn(trader))
        await mailGatheredLink(core, { trader, place }, 'disableTwoFactor', (link) => ({
          kind: 'disableTwoFactor',
          link,
        }));
    });
    return { message: successTexts.accounts.twoFactorLinkMailed };
  },
  disableTfaByLink: async ({ parameters: { token }, request }) => {
    const place = placeOf(request);
    const at = core.clock();
    const isDisabled = await together(core, async (joint) => {
      const link = await joint.links.use('disableTwoFactor', token, at);
      if (!link) return false;
      const { uniqueId } = link;
      const event = eventOf({ trader: { uniqueId }, place }, at);
      await resetTwoFactor(joint, { ...event, uniqueId, details: { by: 'link' } });
      return true;
    });
    return isDisabled ? { message: serverWording.twoFactorDisabled } : refusals.linkExpired;
  },
});

export const twoFactorStatusHandlers = ({ stores }: AccountCore): TraderHandlers => ({
  tfaStatus: async ({ trader: { uniqueId } }) => {
    const trader = await stores.traders.byId(uniqueId);
    const factor = trader && secondFactorOf(trader);
    return { data: { tfaStatus: factor === 'app' ? 1 : 0, mailAuth: factor === 'mail' ? 1 : 0 } };
  },
});
