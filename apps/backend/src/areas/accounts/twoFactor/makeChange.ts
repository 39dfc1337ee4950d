import { eventOf, type Caller } from '#identity/caller';
import type { Joint } from '#identity/core';
import { secondFactorOf } from '#identity/secondFactor';
import type { HashedCodes } from '#identity/stores/recoveryCodes';
import type { FactorChange } from '#identity/stores/twoFactorSwitchStore';
import { isTwoFactorOn } from '#identity/stores/traders';
import { holdWithdrawals } from '#transfers/holdWithdrawals';

type Making = FactorChange & {
  /** That of the app's code, where it was needed. */
  step: number | undefined;
  /** That come with the app. */
  recoveryCodes: HashedCodes | undefined;
};

const turnAppOff = async ({ traders, transaction }: Joint, uniqueId: string, at: Date): Promise<void> => {
  await traders.turnTwoFactorOff(uniqueId);
  await holdWithdrawals(transaction, { trader: uniqueId, because: 'twoFactor' }, at);
};

/** Choosing one ends the other: afterwards the trader has the app, codes by email, or neither. */
const writeChange = async (joint: Joint, { trader }: Caller, change: Making, at: Date): Promise<void> => {
  const { factor, turnsOn, step, recoveryCodes } = change;
  const { uniqueId } = trader;
  if (factor === 'app' && turnsOn && step !== undefined) {
    await joint.traders.turnTwoFactorOn(uniqueId, step, at);
    if (recoveryCodes) await joint.recoveryCodes.replaceAll(uniqueId, recoveryCodes, at);
  } else {
    if (isTwoFactorOn(trader)) await turnAppOff(joint, uniqueId, at);
    await joint.traders.turnMailCodes(uniqueId, factor === 'mail' && turnsOn);
  }
};

/** One entry for what ends and one for what begins. */
const noteChange = async (joint: Joint, caller: Caller, { factor, turnsOn }: Making, at: Date): Promise<void> => {
  const before = secondFactorOf(caller.trader);
  const event = { ...eventOf(caller, at), details: { by: 'code' } };
  if (before === 'app') await joint.audit.note('two-factor turned off', event);
  if (before === 'mail') await joint.audit.note('mail codes turned off', event);
  if (turnsOn) await joint.audit.note(factor === 'app' ? 'two-factor turned on' : 'mail codes turned on', event);
};

const mailChange = (joint: Joint, { trader }: Caller, { factor, turnsOn }: Making, at: Date): Promise<void> => {
  const before = secondFactorOf(trader);
  if (factor === 'app' && turnsOn)
    return joint.mail(trader.email, {
      kind: 'twoFactorEnabled',
      ...(before === 'mail' && { endsMailCodes: true }),
      at,
    });
  if (factor === 'app') return joint.mail(trader.email, { kind: 'twoFactorDisabled', at });
  if (!turnsOn) return joint.mail(trader.email, { kind: 'mailCodesDisabled', at });
  return joint.mail(trader.email, { kind: 'mailCodesEnabled', endsApp: before === 'app', at });
};

/** For a trader whose row is locked, and who has given every code that this takes. */
export const makeChange = async (joint: Joint, caller: Caller, change: Making, at: Date): Promise<void> => {
  const { uniqueId } = caller.trader;
  await writeChange(joint, caller, change, at);
  // Other pending changes would undo this. Those to the same get a refusal later.
  await joint.switches.dropOthers(uniqueId, change);
  await joint.links.endAll(uniqueId, 'disableTwoFactor', at);
  // A login that is held at a new device has passed the former second factor, which isn't asked for again.
  await joint.challenges.endAll(uniqueId, at);
  await joint.passkeys.endOpen(uniqueId);
  await noteChange(joint, caller, change, at);
  await mailChange(joint, caller, change, at);
};
