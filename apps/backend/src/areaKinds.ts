import { freezeAccount, unfreezeAccount } from './areas/accounts/freezing';
import { haltTrading, resumeTrading } from './areas/trading/halting';
import { creditDeposit } from './areas/wallet/creditDeposit';
import type { AnyKind } from './exchange/commandKind';

/** What areas add to what the exchange can do by itself. */
export const areaKinds: readonly AnyKind[] = [
  freezeAccount,
  unfreezeAccount,
  haltTrading,
  resumeTrading,
  creditDeposit,
];
