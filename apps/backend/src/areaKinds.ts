import { freezeAccount, unfreezeAccount } from './areas/accounts/freezing';
import { kycKinds } from './areas/kyc/deciding';
import { referralKinds } from './areas/referral/rewards/rewarding';
import { decidingKinds } from './areas/ratioSwap/requests/deciding';
import { requestSwap } from './areas/ratioSwap/requests/requesting';
import { createStakingKinds, type StakingKindSettings } from './areas/staking/stakes/stakeKinds';
import { haltTrading, resumeTrading } from './areas/trading/halting';
import { createWalletKinds } from './areas/wallet/walletKinds';
import type { XdcPrices } from './areas/wallet/shared/worth';
import type { AnyKind } from './exchange/commandKind';

interface AreaSettings {
  /** XDC prices of coins without a pair. */
  xdcPrices?: XdcPrices;
  staking?: StakingKindSettings;
}

/** The commands that areas add to the exchange's own. */
export const createAreaKinds = ({ xdcPrices = {}, staking }: AreaSettings = {}): readonly AnyKind[] => [
  freezeAccount,
  unfreezeAccount,
  haltTrading,
  resumeTrading,
  ...kycKinds,
  ...referralKinds,
  requestSwap,
  ...decidingKinds,
  ...createWalletKinds({ xdcPrices }),
  ...createStakingKinds(staking),
];
