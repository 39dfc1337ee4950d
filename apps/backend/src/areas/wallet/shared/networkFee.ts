import type { SentTransfer } from '../../../custody/custody';
import type { ExactLeg } from '../../../ledger/legs';
import { toUnits } from '../../../ledger/units';

/** The network fee leaves custody too, and the exchange pays it. */
export const networkFeeLegs = ({ asset, amount }: SentTransfer['networkFee']): ExactLeg[] => {
  const units = toUnits(amount);
  return units === 0n ? [] : [{ asset, amount: units, from: { house: 'fees' }, to: { house: 'custody' } }];
};
