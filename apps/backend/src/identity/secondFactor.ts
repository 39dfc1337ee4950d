import type { Refused } from '../contract/handlers';
import type { AccountCore } from './core';
import { tryCode } from './guard';
import type { Caller } from './caller';
import { refusals } from './refusals';
import { stepOfCode } from './secrets/totp';
import { isTwoFactorOn, type TraderRow } from './stores/traders';

/** The step of a code that matches the secret and may still be unused, whether or not two-factor is on. */
export const secretStep = ({ seals, clock }: AccountCore, trader: TraderRow, code: string): number | undefined => {
  if (trader.twoFactorSecret === null) return undefined;
  const secret = seals.unseal(trader.twoFactorSecret, trader.uniqueId);
  const step = stepOfCode(secret, code, clock().getTime());
  return step !== undefined && step > (trader.lastTotpStep ?? -1) ? step : undefined;
};

/** The same, but undefined while two-factor is off. */
export const appCodeStep = (core: AccountCore, trader: TraderRow, code: string): number | undefined =>
  isTwoFactorOn(trader) ? secretStep(core, trader, code) : undefined;

interface AskedCode extends Caller {
  code: string | undefined;
  wrong: Refused;
}

/** The step that the app's code would spend; no code is required while two-factor is off. */
export const checkAppCode = async (
  core: AccountCore,
  { trader, place, session, code, wrong }: AskedCode,
): Promise<{ step: number | undefined } | Refused> => {
  if (!isTwoFactorOn(trader)) return { step: undefined };
  const step = appCodeStep(core, trader, code ?? '');
  const refused = await tryCode(core, {
    trader,
    place,
    session,
    subject: trader.uniqueId,
    purpose: 'app',
    isAwaited: true,
    isRight: async () => step !== undefined,
    wrong,
  });
  return refused ?? { step };
};

const spendAppCode = async (core: AccountCore, trader: TraderRow, code: string): Promise<boolean> => {
  const step = appCodeStep(core, trader, code);
  return step !== undefined && core.stores.traders.takeTotpStep(trader.uniqueId, step);
};

/** The second factor that a trader's next login requires. */
export const secondFactorOf = (trader: TraderRow): 'app' | 'mail' | undefined => {
  if (isTwoFactorOn(trader)) return 'app';
  return trader.isMailCodeOn ? 'mail' : undefined;
};

/** Spends the code that was sent with a login. */
export const checkLoginCode = (
  core: AccountCore,
  caller: Caller,
  factor: 'app' | 'mail',
  code: string,
): Promise<Refused | undefined> => {
  const { trader, place } = caller;
  const { uniqueId } = trader;
  const key = { uniqueId, purpose: 'login', scope: place.key } as const;
  const ways = {
    app: { isRight: () => spendAppCode(core, trader, code), wrong: refusals.wrongAppLoginCode },
    mail: {
      isRight: () => core.stores.codes.spend(key, code, core.clock()),
      wrong: refusals.wrongMailLoginCode,
    },
  };
  return tryCode(core, { ...caller, subject: uniqueId, purpose: factor, isAwaited: true, ...ways[factor] });
};

/**
 * The authenticator app's secret is sent during set-up only, never once two-factor is on. A secret sealed with
 * an earlier key counts as missing: the next set-up starts with a new one.
 */
export const setUpSecret = ({ seals }: Pick<AccountCore, 'seals'>, trader: TraderRow): string | undefined => {
  if (trader.twoFactorSecret === null || isTwoFactorOn(trader)) return undefined;
  try {
    return seals.unseal(trader.twoFactorSecret, trader.uniqueId);
  } catch {
    return undefined;
  }
};
