import type { operations } from '@exchange/api/contract';
import { normaliseEmail, serverWording, successTexts } from '@exchange/domain';
import type { Handlers, Refused } from '#contract/handlers';
import type { CodeKey } from '#identity/stores/codes';
import type { AccountCore } from '#identity/core';
import { tryCode } from '#identity/guard';
import { mailGatheredLink, slowLinkCalls } from '../proving/gatheredLinks';
import { codeSubjects } from '../proving/mailing';
import type { Caller } from '#identity/caller';
import { changePassword } from './passwordChange';
import { placeOf, type Place } from '#identity/stores/places';
import { isTooMany, refusals } from '#identity/refusals';
import { checkAppCode } from '#identity/secondFactor';
import type { TraderRow } from '#identity/stores/traders';

type ExpiredPassword =
  operations['resetExpiredPassword']['requestBody']['content']['application/x-www-form-urlencoded'];

const nobody = '';

/** Checks the emailed code without spending it. Unknown addresses get the same answer. */
const checkMailedCode = async (
  core: AccountCore,
  trader: TraderRow | undefined,
  place: Place,
  { email, otp }: ExpiredPassword,
): Promise<{ trader: TraderRow } | Refused> => {
  const wrong = refusals.wrongMailCode;
  const key = codeKey(trader?.uniqueId ?? nobody, place);
  const refused = await tryCode(core, {
    trader,
    place,
    subject: codeSubjects.expiredPassword({ uniqueId: nobody, email: normaliseEmail(email) }),
    purpose: 'expiredPassword',
    isAwaited: await core.stores.codes.isAwaited(key, core.clock()),
    isRight: () => core.stores.codes.isRight(key, otp, core.clock()),
    wrong,
  });
  const isKnownDevice = await core.stores.places.isKnown(trader?.uniqueId ?? nobody, place);
  // Strangers may have used the tries up. Signing in again leads to a code that they can't.
  if (refused) return isTooMany(refused) && !isKnownDevice ? refusals.nothingToVerify : refused;
  return trader ? { trader } : wrong;
};

const codeKey = (uniqueId: string, { key }: Place): CodeKey => ({ uniqueId, purpose: 'expiredPassword', scope: key });

/** Checks both codes before spending either, so a typo in one doesn't cost the other. */
const replaceExpired = async (
  core: AccountCore,
  caller: Caller,
  { newPassword, otp, tfaCode }: ExpiredPassword,
): Promise<Refused | undefined> => {
  const { uniqueId, passwordHash } = caller.trader;
  const app = await checkAppCode(core, { ...caller, code: tfaCode, wrong: refusals.wrongAppCode });
  if ('refused' in app) return app;
  if (await core.passwords.isRight(passwordHash, newPassword)) return refusals.samePassword;
  const isChanged = await changePassword(core, {
    ...caller,
    newPassword,
    spend: async ({ traders, codes }, at) =>
      (app.step === undefined || (await traders.takeTotpStep(uniqueId, app.step))) &&
      codes.spend(codeKey(uniqueId, caller.place), otp, at),
  });
  return isChanged ? undefined : refusals.wrongMailCode;
};

/** New passwords for traders who can't sign in with the old one. */
export const newPasswordHandlers = (core: AccountCore): Handlers => ({
  resetExpiredPassword: async ({ body, request }) => {
    const place = placeOf(request);
    const found = await core.stores.traders.byEmail(normaliseEmail(body.email));
    const checked = await checkMailedCode(core, found, place, body);
    if ('refused' in checked) return checked;
    const refused = await replaceExpired(core, { trader: checked.trader, place }, body);
    return refused ?? { statusCode: 200, message: serverWording.passwordReset };
  },
  forgotPassword: async ({ body, request }) => {
    const place = placeOf(request);
    const email = normaliseEmail(body.email);
    const limited = await slowLinkCalls(core, place, email);
    if (limited) return limited;
    core.later.run(async () => {
      const trader = await core.stores.traders.byEmail(email);
      if (!trader) return;
      await mailGatheredLink(core, { trader, place }, 'resetPassword', (link) => ({ kind: 'resetPassword', link }));
    });
    return { message: successTexts.accounts.passwordLinkMailed };
  },
  resetPassword: async ({ body: { forgotCode, newPassword }, request }) => {
    const place = placeOf(request);
    const { links, traders } = core.stores;
    const link = await links.find('resetPassword', forgotCode, core.clock());
    const trader = link && (await traders.byId(link.uniqueId));
    if (!trader) return refusals.resetLinkExpired;
    if (await core.passwords.isRight(trader.passwordHash, newPassword)) return refusals.samePassword;
    const isChanged = await changePassword(core, {
      trader,
      place,
      newPassword,
      spend: async (stores, at) => (await stores.links.use('resetPassword', forgotCode, at)) !== undefined,
    });
    return isChanged ? { message: successTexts.accounts.passwordChanged } : refusals.resetLinkExpired;
  },
});
