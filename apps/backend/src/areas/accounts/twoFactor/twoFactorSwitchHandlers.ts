import { serverWording, successTexts } from '@exchange/domain';
import type { FastifyRequest } from 'fastify';
import { isRefused, type Refused, type Trader, type TraderHandlers } from '#contract/handlers';
import type { AccountCore } from '#identity/core';
import { everyCountAt, tryCode } from '#identity/guard';
import { placeOf } from '#identity/stores/places';
import { refusals } from '#identity/refusals';
import type { FactorChange } from '#identity/stores/twoFactorSwitchStore';
import {
  mailSwitchCode,
  needsAppCode,
  switchCodeKey,
  switchTwoFactor,
  verifySwitchCode,
  wantedSwitch,
  type Confirmation,
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

interface Wanted extends FactorChange {
  /** The field that says so. */
  field: 'tfaStatus' | 'mailAuth';
}

const mailCodeFor = async (core: AccountCore, asked: Asked, { field, ...change }: Wanted) => {
  const switching = await switchingOf(core, asked);
  if (isRefused(switching)) return switching;
  const refused = await mailSwitchCode(core, switching, change);
  if (refused?.refused === 409) return { ...refused, field };
  return refused ?? { message: successTexts.accounts.switchCodeMailed };
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

const tryAppCode = async (core: AccountCore, switching: Switching, confirmation: Confirmation): Promise<Switched> => {
  const { uniqueId } = switching.trader;
  let switched: Switched = refusals.wrongCode;
  const refused = await tryCode(core, {
    ...switching,
    subject: uniqueId,
    purpose: 'app',
    isAwaited: true,
    isRight: async () => {
      switched = await switchTwoFactor(core, switching, confirmation);
      return switched !== refusals.wrongCode;
    },
    wrong: refusals.wrongCode,
  });
  return refused ?? switched;
};

const texts = successTexts.accounts;

const madeTexts = {
  app: { on: texts.twoFactorOn, off: texts.twoFactorOff },
  mail: { on: texts.mailCodesOn, off: texts.mailCodesOff },
} as const;

const makeSwitch = async (core: AccountCore, asked: Asked, confirmation: Confirmation) => {
  const switching = await switchingOf(core, asked);
  if (isRefused(switching)) return switching;
  // Checked before the code, so that only real tries of a code are counted.
  const wanted = await wantedSwitch(core, core.stores, switching, confirmation.factor);
  if (isRefused(wanted)) return wanted;
  const isTried = confirmation.code !== undefined && needsAppCode(switching.trader, wanted);
  const make = isTried ? tryAppCode : switchTwoFactor;
  const switched = await make(core, switching, confirmation);
  if (isRefused(switched)) return switched;
  const { trader, place } = switching;
  await core.limits.forget(...everyCountAt({ kind: 'mail', subject: trader.uniqueId }, place));
  const { factor, turnsOn, recoveryCodes } = switched;
  return {
    status: 200,
    message: madeTexts[factor][turnsOn ? 'on' : 'off'],
    ...(recoveryCodes && { recoveryCodes }),
  };
};

/** A session switches in two steps: first the emailed code, then the change, with the app's code where it takes one. */
export const twoFactorSwitchHandlers = (core: AccountCore): TraderHandlers => ({
  generateTfaOtp: ({ body: { tfaStatus }, ...asked }) =>
    mailCodeFor(core, asked, { factor: 'app', turnsOn: tfaStatus === 'Enable', field: 'tfaStatus' }),
  generateMailAuthOtp: ({ body: { mailAuth }, ...asked }) =>
    mailCodeFor(core, asked, { factor: 'mail', turnsOn: mailAuth === 'Enable', field: 'mailAuth' }),
  verifyTfaOtp: async ({ body: { otp }, ...asked }) => {
    const switching = await switchingOf(core, asked);
    if (isRefused(switching)) return switching;
    const refused = await tryMailedCode(core, switching, otp);
    return refused ?? { message: serverWording.codeVerified };
  },
  switchTfa: ({ body: { code }, ...asked }) => makeSwitch(core, asked, { factor: 'app', code }),
  switchMailAuth: ({ body: { code }, ...asked }) => makeSwitch(core, asked, { factor: 'mail', code }),
});
