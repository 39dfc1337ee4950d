import type { Refused } from '#contract/handlers';
import type { CodeKey } from '#identity/stores/codes';
import { together, type AccountCore, type Joint } from '#identity/core';
import { refuseTooManyMails } from '../proving/mailing';
import { eventOf, type Caller } from '#identity/caller';
import { refusals } from '#identity/refusals';
import { drawRecoveryCodes, type DrawnCodes } from '#identity/recoveryCodes';
import { secondFactorOf, secretStep } from '#identity/secondFactor';
import { isTwoFactorOn, type TraderRow } from '#identity/stores/traders';
import type { FactorChange } from '#identity/stores/twoFactorSwitchStore';
import { makeChange } from './makeChange';

/** How long the change may follow after the emailed code was verified. */
const verifiedForMs = 10 * 60_000;

/** A two-factor change belongs to the session that started it. */
export interface Switching extends Caller {
  session: string;
}

export const switchCodeKey = ({ trader, session }: Switching): CodeKey => ({
  uniqueId: trader.uniqueId,
  purpose: 'twoFactor',
  scope: session,
});

const alreadyRefusals = {
  app: { on: refusals.alreadyOn, off: refusals.alreadyOff },
  mail: { on: refusals.mailCodesAlreadyOn, off: refusals.mailCodesAlreadyOff },
} as const;

const alreadySo = (trader: TraderRow, { factor, turnsOn }: FactorChange): Refused | undefined => {
  if ((secondFactorOf(trader) === factor) !== turnsOn) return undefined;
  return alreadyRefusals[factor][turnsOn ? 'on' : 'off'];
};

/** The trader's current row, locked so that no one else can switch two-factor. */
const lockedTrader = async ({ traders }: Joint, { trader }: Switching): Promise<TraderRow> => {
  await traders.lock(trader.uniqueId);
  return (await traders.byId(trader.uniqueId)) ?? trader;
};

/**
 * The secret of a set-up in progress stays, so that a second tab shows the same one. An abandoned one is
 * replaced: anyone who saw it then mustn't have a copy of the secret that is used later.
 */
const keepSecret = async (core: AccountCore, { traders, switches }: Joint, trader: TraderRow): Promise<void> => {
  const since = new Date(core.clock().getTime() - verifiedForMs);
  const { uniqueId, twoFactorSecret } = trader;
  if (twoFactorSecret !== null && (await switches.isSettingUp(uniqueId, since))) return;
  await traders.keepTwoFactorSecret(uniqueId, core.seals.seal(core.random.appSecret(), uniqueId));
};

/** Emails the code that a switch starts with. */
export const mailSwitchCode = async (
  core: AccountCore,
  switching: Switching,
  change: FactorChange,
): Promise<Refused | undefined> => {
  const { trader, session } = switching;
  const refused = alreadySo(trader, change) ?? (await refuseTooManyMails(core, switching));
  if (refused) return refused;
  const code = core.random.mailCode();
  const at = core.clock();
  return together(core, async (joint) => {
    const now = await lockedTrader(joint, switching);
    const already = alreadySo(now, change);
    if (already) return already;
    if (change.factor === 'app' && change.turnsOn) await keepSecret(core, joint, now);
    await joint.switches.begin(session, trader.uniqueId, change);
    await joint.codes.keep(switchCodeKey(switching), code, at);
    await joint.audit.note('code mailed', { ...eventOf(switching, at), details: { purpose: 'twoFactor' } });
    await joint.mail(trader.email, { kind: 'twoFactorCode', code, ...change });
    return undefined;
  });
};

/** Spends the emailed code, and returns whether it was right. */
export const verifySwitchCode = (core: AccountCore, switching: Switching, code: string): Promise<boolean> =>
  together(core, async ({ codes, switches }) => {
    const at = core.clock();
    return (await codes.spend(switchCodeKey(switching), code, at)) && switches.verify(switching.session, at);
  });

/** What the session may do now; a refusal if the emailed code wasn't verified or another session was faster. */
export const wantedSwitch = async (
  core: AccountCore,
  { switches }: Pick<Joint, 'switches'>,
  { trader, session }: Switching,
  factor: FactorChange['factor'],
): Promise<FactorChange | Refused> => {
  const since = new Date(core.clock().getTime() - verifiedForMs);
  const wanted = await switches.verifiedSince(session, since);
  if (wanted?.factor !== factor) return refusals.mailCodeFirst;
  return alreadySo(trader, wanted) ?? wanted;
};

/** The app's code is needed to turn the app on or off, and the latter is part of choosing codes by email. */
export const needsAppCode = (trader: TraderRow, { factor }: FactorChange): boolean =>
  factor === 'app' || isTwoFactorOn(trader);

/** The app's code that comes with a change, and the factor that the call is about. */
export interface Confirmation {
  factor: FactorChange['factor'];
  code: string | undefined;
}

/** Hashing them for a wrong code would only take time. */
const codesFor = async (
  core: AccountCore,
  { trader }: Switching,
  { factor, code = '' }: Confirmation,
): Promise<DrawnCodes | undefined> => {
  const turnsAppOn = factor === 'app' && !isTwoFactorOn(trader);
  return turnsAppOn && secretStep(core, trader, code) !== undefined ? drawRecoveryCodes(core) : undefined;
};

/** Setting the app up takes its code; whatever else needs one, a passkey may have confirmed. */
const isProven = async (
  core: AccountCore,
  { passkeys }: Joint,
  { trader, session, code }: Switching & Pick<Confirmation, 'code'>,
  wanted: FactorChange,
  step: number | undefined,
): Promise<boolean> => {
  if (step !== undefined || !needsAppCode(trader, wanted)) return true;
  return (
    code === undefined && isTwoFactorOn(trader) && passkeys.spendConfirmation(trader.uniqueId, session, core.clock())
  );
};

/** Makes the change that the session requested. */
export const switchTwoFactor = async (
  core: AccountCore,
  switching: Switching,
  confirmation: Confirmation,
): Promise<(FactorChange & { recoveryCodes?: string[] | undefined }) | Refused> => {
  const { factor, code = '' } = confirmation;
  const drawn = await codesFor(core, switching, confirmation);
  return together(core, async (joint) => {
    const locked = { ...switching, trader: await lockedTrader(joint, switching) };
    const wanted = await wantedSwitch(core, joint, locked, factor);
    if ('refused' in wanted) return wanted;
    const step = needsAppCode(locked.trader, wanted) ? secretStep(core, locked.trader, code) : undefined;
    if (!(await isProven(core, joint, { ...locked, code: confirmation.code }, wanted, step))) return refusals.wrongCode;
    await makeChange(joint, locked, { ...wanted, step, recoveryCodes: drawn?.hashed }, core.clock());
    return { ...wanted, recoveryCodes: wanted.turnsOn ? drawn?.shown : undefined };
  });
};
