import type { Refused } from '../contract/handlers';
import type { Caller } from './caller';
import type { AccountCore, Stores } from './core';
import { notConfirmed, refuseAppCode } from './refusals';
import { checkAppCode } from './secondFactor';
import { isTwoFactorOn, type TraderRow } from './stores/traders';

/** A change that somebody with a stolen session mustn't be able to make. */
export interface Proving extends Caller {
  session: string;
  /** From the authenticator app; without it, a passkey may have confirmed the change just before. */
  code: string | undefined;
}

/** Spends what confirmed the change, with it; a refusal if that was used elsewhere meanwhile. */
export type Spend = (stores: Stores) => Promise<Refused | undefined>;

/** Whether changes must be confirmed with something beside the session. Codes by email only matter at sign-in. */
export const hasSecondFactor = async ({ stores }: Pick<AccountCore, 'stores'>, trader: TraderRow): Promise<boolean> =>
  isTwoFactorOn(trader) || (await stores.passkeys.count(trader.uniqueId)) > 0;

/** Where nothing had to be proven, or a password was. */
export const nothingToSpend: Spend = async () => undefined;

/**
 * Asks again, where a second factor is on: for the app's code, or for a passkey. The one way for all changes; withdrawals
 * and staking take the app's code only, as documented. Without a second factor there is nothing to ask for.
 */
export const checkProof = async (
  core: AccountCore,
  { trader, place, session, code }: Proving,
  field = 'code',
): Promise<{ spend: Spend } | Refused> => {
  const { uniqueId } = trader;
  const { passkeys } = core.stores;
  if (code === undefined && (await passkeys.isConfirmed(uniqueId, session, core.clock())))
    return {
      spend: async (stores) =>
        (await stores.passkeys.spendConfirmation(uniqueId, session, core.clock())) ? undefined : notConfirmed(field),
    };
  if (!isTwoFactorOn(trader))
    return (await hasSecondFactor(core, trader)) ? notConfirmed(field) : { spend: nothingToSpend };
  const wrong = refuseAppCode(field);
  const checked = await checkAppCode(core, { trader, place, session, code, wrong });
  if ('refused' in checked) return checked;
  const { step } = checked;
  return {
    spend: async ({ traders }) =>
      step !== undefined && (await traders.takeTotpStep(uniqueId, step)) ? undefined : wrong,
  };
};
