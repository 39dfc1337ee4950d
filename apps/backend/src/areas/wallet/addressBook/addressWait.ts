import { newAddressWaitMs } from '@exchange/domain';
import { eq } from 'drizzle-orm';
import { isRefused, type Refused } from '#contract/handlers';
import { trader as traderTable } from '#db/schema';
import { eventOf } from '#identity/caller';
import type { AccountCore } from '#identity/core';
import type { TraderRow } from '#identity/stores/traders';
import { inTurn, prove, type Changing } from './provenChange';

interface AddressWait {
  isOn: boolean;
  /** When it ends if it was turned off. */
  endsAt: string | null;
}

type Stored = Pick<TraderRow, 'addressWaitSince' | 'addressWaitUntil'>;

/** Whether a trader's withdrawals to new addresses wait at this moment. */
export const addressWaitOf = ({ addressWaitSince, addressWaitUntil }: Stored, at: Date): AddressWait => {
  const isOn = addressWaitSince !== null && (addressWaitUntil === null || addressWaitUntil > at);
  return { isOn, endsAt: isOn ? (addressWaitUntil?.toISOString() ?? null) : null };
};

const isAlready = ({ isOn, endsAt }: AddressWait, wanted: boolean): boolean =>
  wanted ? isOn && endsAt === null : !isOn || endsAt !== null;

/**
 * Turns the wait on, or off: then it goes on for as long as it lasts, since whoever got hold of the app would turn it
 * off first.
 */
export const setAddressWait = async (
  core: AccountCore,
  changing: Changing,
  isOn: boolean,
): Promise<AddressWait | Refused> => {
  const { uniqueId, email } = changing.trader;
  const at = core.clock();
  const before = addressWaitOf(changing.trader, at);
  if (isAlready(before, isOn)) return before;
  const proof = await prove(core, changing);
  if (isRefused(proof)) return proof;
  return inTurn<AddressWait>(core, changing, async (joint) => {
    const refused = await proof.spend(joint);
    if (refused) return refused;
    const { transaction, audit, mail } = joint;
    const stored: Stored = isOn
      ? { addressWaitSince: at, addressWaitUntil: null }
      : {
          addressWaitSince: changing.trader.addressWaitSince,
          addressWaitUntil: new Date(at.getTime() + newAddressWaitMs),
        };
    await transaction.update(traderTable).set(stored).where(eq(traderTable.uniqueId, uniqueId));
    await audit.note(isOn ? 'address wait turned on' : 'address wait turned off', eventOf(changing, at));
    await mail(email, { kind: 'addressWaitChanged', until: stored.addressWaitUntil ?? undefined, at });
    return addressWaitOf(stored, at);
  });
};
