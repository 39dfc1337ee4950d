import { transactionPlace } from '../../shared/config/config';

/** Where transactions of a coin can be looked up, by its symbol. */
export type Explorers = Readonly<Record<string, string>>;

/** Nothing where the settings name no explorer for the coin. */
export const explorerLink = (explorers: Explorers, symbol: string, transactionId: string): string | undefined => {
  if (!Object.hasOwn(explorers, symbol)) return undefined;
  return explorers[symbol]?.replaceAll(transactionPlace, () => encodeURIComponent(transactionId));
};
