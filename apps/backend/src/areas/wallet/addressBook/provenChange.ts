import { walletTexts } from '@exchange/domain';
import { refuse, type Refused } from '#contract/handlers';
import type { Caller } from '#identity/caller';
import { together, type AccountCore, type Joint } from '#identity/core';
import { tryCode } from '#identity/guard';
import { appCodeStep } from '#identity/secondFactor';
import { refuseAppCode } from '#identity/refusals';
import { isTwoFactorOn } from '#identity/stores/traders';

const twoFactorOff = refuse(403, walletTexts.twoFactorNeeded);
export const wrongCode = refuseAppCode('tfa');

export interface Changing extends Caller {
  /** From the authenticator app. */
  code: string | undefined;
}

/** Spends the code, and returns whether it was right. */
type Spend = () => Promise<boolean>;

export type Work<Done> = (joint: Joint, spend: Spend) => Promise<Done | Refused>;

/** One change of a trader's book at a time. */
export const inTurn = <Done>(core: AccountCore, { trader: { uniqueId }, code = '' }: Changing, work: Work<Done>) =>
  together(core, async (joint) => {
    await joint.traders.lock(uniqueId);
    return work(joint, async () => {
      const now = await joint.traders.byId(uniqueId);
      const step = now && appCodeStep(core, now, code);
      return step !== undefined && joint.traders.takeTotpStep(uniqueId, step);
    });
  });

/** Wrong codes count like all others of the app. Only for work that needs the code, since success resets the count. */
export const withCode = async <Done>(
  core: AccountCore,
  changing: Changing,
  work: Work<Done>,
): Promise<Done | Refused> => {
  const { trader, place } = changing;
  if (!isTwoFactorOn(trader)) return twoFactorOff;
  let answer: Done | Refused = wrongCode;
  const refused = await tryCode(core, {
    trader,
    place,
    subject: trader.uniqueId,
    purpose: 'app',
    isAwaited: true,
    isRight: async () => {
      answer = await inTurn(core, changing, work);
      return answer !== wrongCode;
    },
    wrong: wrongCode,
  });
  return refused ?? answer;
};
