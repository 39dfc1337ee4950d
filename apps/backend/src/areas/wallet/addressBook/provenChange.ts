import { walletTexts } from '@exchange/domain';
import { refuse, type Refused } from '#contract/handlers';
import { together, type AccountCore, type Joint } from '#identity/core';
import { checkProof, hasSecondFactor, type Proving, type Spend } from '#identity/proof';

const twoFactorOff = refuse(403, walletTexts.twoFactorNeeded);

export type Changing = Proving;

/** An address book is only kept by who has something to confirm its changes with. */
export const prove = async (core: AccountCore, changing: Changing): Promise<{ spend: Spend } | Refused> =>
  (await hasSecondFactor(core, changing.trader)) ? checkProof(core, changing, 'tfa') : twoFactorOff;

/** One change of a trader's book at a time. */
export const inTurn = <Done>(
  core: AccountCore,
  { trader: { uniqueId } }: Changing,
  work: (joint: Joint) => Promise<Done | Refused>,
): Promise<Done | Refused> =>
  together(core, async (joint) => {
    await joint.traders.lock(uniqueId);
    return work(joint);
  });
