import { serverWording, successTexts } from '@exchange/domain';
import type { FastifyRequest } from 'fastify';
import { isRefused, type Refused, type Trader, type TraderHandlers } from '#contract/handlers';
import type { AccountCore } from '#identity/core';
import { everyCountAt, tryCode } from '#identity/guard';
import { placeOf } from '#identity/stores/places';
import { refusals } from '#identity/refusals';
import {
  mailSwitchCode,
  switchCodeKey,
  switchTwoFactor,
  verifySwitchCode,
  wantedSwitch,
  type Switching,
} from './twoFactorSwitch';

interface Asked {
  trader: Trader;
  request: FastifyRequest;
}

const switchingOf = async (
  { stores }: AccountCore,
  { trader: { uniqueId, session }, request }: Asked,
): Promise<Switching | Refused> => {
  const trader = await stores.traders.byId(uniqueId);
  return trader ? { trader, session, place: placeOf(request) } : refusals.loggedOut;
};

const tryMailedCode = async (core: AccountCore, switching: Switching, otp: string): Promise<Refused | undefined> =>
  tryCode(core, {
    ...switching,
    // Counted separately from the app's codes, because a right code here proves nothing about those.
    subject: `twoFactor ${switching.trader.uniqueId}`,
    purpose: 'twoFactor',
    isAwaited: await core.stores.codes.isAwaited(switchCodeKey(switching), core.clock()),
    isRight: () => verifySwitchCode(core, switching, otp),
    wrong: refusals.wrongMailCode,
  });

type Switched = Awaited<ReturnType<typeof switchTwoFactor>>;

const tryAppCode = async (core: AccountCore, switching: Switching, code: string): Promise<Switched> => {
  const { uniqueId } = switching.trader;
  let switched: Switched = refusals.wrongCode;
  const refused = await tryCode(core, {
    ...switching,
    subject: uniqueId,
    purpose: 'app',
    isAwaited: true,
    isRight: async () => {
      switched = await switchTwoFactor(core, switching, code);
      return switched !== refusals.wrongCode;
    },
    wrong: refusals.wrongCode,
  });
  return refused ?? switched;
};

/** A session switches two-factor in two steps: first the emailed code, then the app's code. */
export const twoFactorSwitchHandlers = (core: AccountCore): TraderHandlers => ({
  generateTfaOtp: async ({ body: { tfaStatus }, ...asked }) => {
    const switching = await switchingOf(core, asked);
    if (isRefused(switching)) return switching;
    const refused = await mailSwitchCode(core, switching, tfaStatus === 'Enable');
    if (refused?.refused === 409) return { ...refused, field: 'tfaStatus' };
    return refused ?? { message: successTexts.accounts.switchCodeMailed };
  },
  verifyTfaOtp: async ({ body: { otp }, ...asked }) => {
    const switching = await switchingOf(core, asked);
    if (isRefused(switching)) return switching;
    const refused = await tryMailedCode(core, switching, otp);
    return refused ?? { message: serverWording.codeVerified };
  },
  switchTfa: async ({ body: { code }, ...asked }) => {
    const switching = await switchingOf(core, asked);
    if (isRefused(switching)) return switching;
    // Checked before the code, so that only real tries of a code are counted.
    const wanted = await wantedSwitch(core, core.stores, switching);
    if (isRefused(wanted)) return wanted;
    const switched = await tryAppCode(core, switching, code);
    if (isRefused(switched)) return switched;
    const { trader, place } = switching;
    await core.limits.forget(...everyCountAt({ kind: 'mail', subject: trader.uniqueId }, place));
    return {
      status: 200,
      message: switched.isOn ? successTexts.accounts.twoFactorOn : successTexts.accounts.twoFactorOff,
    };
  },
});
