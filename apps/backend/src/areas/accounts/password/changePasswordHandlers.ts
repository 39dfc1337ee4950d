import { successTexts } from '@exchange/domain';
import type { operations } from '@exchange/api/contract';
import { isRefused, type Refused, type TraderHandlers } from '#contract/handlers';
import type { AccountCore } from '#identity/core';
import { checkCredentials } from '../proving/credentials';
import type { Caller } from '#identity/caller';
import { changePassword } from './passwordChange';
import { checkProof } from '#identity/proof';
import { placeOf } from '#identity/stores/places';
import { refusals } from '#identity/refusals';
import { isTwoFactorOn, type TraderRow } from '#identity/stores/traders';

type Change = operations['changePassword']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Wrong passwords count as they do when signing in. */
export const checkOldPassword = async (
  core: AccountCore,
  { trader: { email }, place, session }: Caller & { session: string },
  password: string,
): Promise<{ trader: TraderRow } | Refused> => {
  const checked = await checkCredentials(core, { email, password }, { place, session });
  if (checked.trader) return checked;
  return checked.refused === refusals.wrongCredentials ? refusals.wrongCurrentPassword : checked.refused;
};

/** Checks password and code before spending the code, so a typo in the password doesn't cost the code. */
const replacePassword = async (
  core: AccountCore,
  caller: Caller & { session: string },
  { oldPassword, newPassword, code }: Change,
): Promise<Refused | undefined> => {
  const { place, session } = caller;
  const checked = await checkOldPassword(core, caller, oldPassword);
  if ('refused' in checked) return checked;
  const { trader } = checked;
  const { uniqueId, passwordHash } = trader;
  const proof = await checkProof(core, { trader, place, session, code });
  if (isRefused(proof)) return proof;
  if (await core.passwords.isRight(passwordHash, newPassword)) return refusals.samePassword;
  let refused: Refused | undefined;
  const isChanged = await changePassword(core, {
    trader,
    place,
    newPassword,
    keptSession: session,
    spend: async (joint) => {
      await joint.traders.lock(uniqueId);
      const now = await joint.traders.byId(uniqueId);
      if (now?.passwordHash !== passwordHash || isTwoFactorOn(now) !== isTwoFactorOn(trader)) return false;
      refused = await proof.spend(joint);
      return refused === undefined;
    },
  });
  if (isChanged) return undefined;
  return refused ?? refusals.wrongCurrentPassword;
};

/** For signed-in traders. */
export const changePasswordHandlers = (core: AccountCore): TraderHandlers => ({
  changePassword: async ({ trader: { uniqueId, session }, body, request }) => {
    const trader = await core.stores.traders.byId(uniqueId);
    if (!trader) return refusals.loggedOut;
    const refused = await replacePassword(core, { trader, session, place: placeOf(request) }, body);
    return refused ?? { message: successTexts.accounts.passwordChangedHere };
  },
});
