import { accountStates, forgetAccounts } from './accountStates';
import type { Arrangements, Services } from './arrange';
import { mailStates } from './mailStates';
import { forgetTrades, marketStates } from './marketStates';
import { openEverything, statusStates } from './statusStates';

export const providerStates: Arrangements = { ...marketStates, ...statusStates, ...accountStates, ...mailStates };

/** As a fresh exchange is: nothing traded, no accounts, everything open that opens by itself. */
export const startAfresh = async (services: Services): Promise<void> => {
  await forgetTrades(services);
  await openEverything(services);
  await forgetAccounts(services);
};
