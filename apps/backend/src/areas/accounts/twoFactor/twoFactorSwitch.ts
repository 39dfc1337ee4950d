import type { Refused } from '#contract/handlers';
import type { CodeKey } from '#identity/stores/codes';
import { together, type AccountCore, type Joint } from '#identity/core';
import { refuseTooManyMails } from '../proving/mailing';
import { eventOf, type Caller } from '#identity/caller';
import { refusals } from '#identity/refusals';
import { secretStep } from '#identity/secondFactor';
import { isTwoFactorOn, type TraderRow } from '#identity/stores/traders';
import { holdWithdrawals } from '#transfers/holdWithdrawals';

/** How long the app's code may follow after the emailed code was verified. */
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

const alreadySo = (trader: TraderRow, turnsOn: boolean): Refused | undefined => {
  if (isTwoFactorOn(trader) !== turnsOn) return undefined;
  return turnsOn ? refusals.alreadyOn : refusals.alreadyOff;
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
  turnsOn: boolean,
): Promise<Refused | undefined> => {
  const { trader, session } = switching;
  const refused = alreadySo(trader, turnsOn) ?? (await refuseTooManyMails(core, switching));
  if (refused) return refused;
  const code = core.random.mailCode();
  const at = core.clock();
  return together(core, async (joint) => {
    const now = await lockedTrader(joint, switching);
    const already = alreadySo(now, turnsOn);
    if (already) return already;
    if (turnsOn) await keepSecret(core, joint, now);
    await joint.switches.begin(session, trader.uniqueId, turnsOn);
    await joint.codes.keep(switchCodeKey(switching), code, at);
    await joint.audit.note('code mailed', { ...eventOf(switching, at), details: { purpose: 'twoFactor' } });
    await joint.mail(trader.email, { kind: 'twoFactorCode', code, turnsOn });
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
): Promise<{ turnsOn: boolean } | Refused> => {
  const since = new Date(core.clock().getTime() - verifiedForMs);
  const wanted = await switches.verifiedSince(session, since);
  if (!wanted) return refusals.mailCodeFirst;
  return alreadySo(trader, wanted.turnsOn) ?? wanted;
};

const turn = async (joint: Joint, { trader, place }: Switching, step: number, at: Date): Promise<boolean> => {
  const turnsOn = !isTwoFactorOn(trader);
  const { uniqueId, email } = trader;
  if (turnsOn) await joint.traders.turnTwoFactorOn(uniqueId, step, at);
  else {
    await joint.traders.turnTwoFactorOff(uniqueId);
    await holdWithdrawals(joint.transaction, { trader: uniqueId, because: 'twoFactor' }, at);
  }
  // Pending changes in the opposite direction would undo this. Those in the same direction get a refusal later.
  await joint.switches.dropThose(uniqueId, { turnsOn: !turnsOn });
  await joint.links.endAll(uniqueId, 'disableTwoFactor', at);
  await joint.audit.note(turnsOn ? 'two-factor turned on' : 'two-factor turned off', {
    ...eventOf({ trader, place }, at),
    details: { by: 'code' },
  });
  await joint.mail(email, { kind: turnsOn ? 'twoFactorEnabled' : 'twoFactorDisabled', at });
  return turnsOn;
};

/** Makes the change that the session requested. Returns whether two-factor is on afterwards. */
export const switchTwoFactor = (
  core: AccountCore,
  switching: Switching,
  code: string,
): Promise<{ isOn: boolean } | Refused> =>
  together(core, async (joint) => {
    const locked = { ...switching, trader: await lockedTrader(joint, switching) };
    const wanted = await wantedSwitch(core, joint, locked);
    if ('refused' in wanted) return wanted;
    const step = secretStep(core, locked.trader, code);
    if (step === undefined) return refusals.wrongCode;
    return { isOn: await turn(joint, locked, step, core.clock()) };
  });
