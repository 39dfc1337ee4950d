import { together, type AccountCore, type Stores } from '#identity/core';
import { forgetGuesses } from '../proving/credentials';
import { eventOf, type Caller } from '#identity/caller';
import { holdWithdrawals } from '#transfers/holdWithdrawals';

export interface PasswordChange extends Caller {
  newPassword: string;
  /** The id of the session to keep; without it, all sessions end. */
  keptSession?: string;
  /** Spends the code or link; if it has been spent meanwhile, nothing changes. */
  spend: (stores: Stores, at: Date) => Promise<boolean>;
}

/** Changes a password, and ends every other session and anything else that could still change it. */
export const changePassword = async (core: AccountCore, change: PasswordChange): Promise<boolean> => {
  const { trader, place, newPassword, keptSession, spend } = change;
  const { uniqueId, email } = trader;
  const hash = await core.passwords.hash(newPassword);
  const at = core.clock();
  const isChanged = await together(core, async (joint) => {
    if (!(await spend(joint, at))) return false;
    await joint.traders.resetPassword(uniqueId, hash, at);
    await holdWithdrawals(joint.transaction, { trader: uniqueId, because: 'password' }, at);
    await joint.sessions.endAll(uniqueId, at, keptSession);
    await joint.links.endAll(uniqueId, 'resetPassword', at);
    await joint.codes.endAll(uniqueId, 'expiredPassword', at);
    await joint.audit.note('password changed', eventOf(change, at));
    await joint.mail(email, { kind: 'passwordChanged', at });
    return true;
  });
  if (!isChanged) return false;
  await forgetGuesses(core, email, place);
  return true;
};
