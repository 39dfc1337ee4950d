import { accountStates, forgetAccounts } from './accountStates';
import type { Arrangements, Services } from '../arranging/arrange';
import { kycStates } from './kycStates';
import { mailStates } from './mailStates';
import { forgetTrades, marketStates } from './marketStates';
import { passkeyStates } from './passkeyStates';
import { profileStates } from './profileStates';
import { referralStates } from './referralStates';
import { restoreCap, stakingStates } from './stakingStates';
import { restoreOffer, statusStates } from './statusStates';
import { forgetSwaps, swapStates } from './swapStates';
import { switchStates } from './switchStates';
import { forgetOrders, tradingStates } from './tradingStates';
import { forgetTransfers, walletStates } from './walletStates';

export const providerStates: Arrangements = {
  ...marketStates,
  ...statusStates,
  ...accountStates,
  ...mailStates,
  ...kycStates,
  ...passkeyStates,
  ...profileStates,
  ...referralStates,
  ...swapStates,
  ...stakingStates,
  ...switchStates,
  ...tradingStates,
  ...walletStates,
};

/** Resets to a fresh exchange: no flood, nothing traded or pending, no accounts, all default switches. */
export const startAfresh = async (services: Services): Promise<void> => {
  services.flood.end();
  await forgetSwaps(services);
  await forgetTransfers(services);
  await forgetOrders(services);
  await forgetTrades(services);
  await restoreOffer(services);
  await restoreCap(services);
  await forgetAccounts(services);
};
