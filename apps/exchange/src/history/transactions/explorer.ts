import { transactionPlace } from '../../shared/config/config';

/** Where to look up transactions, by coin symbol. */
export type Explorers = Readonly<Record<string, string>>;

/** Undefined if the settings have no explorer for the coin. */
export const explorerLink = (explorers: Explorers, symbol: string, transactionId: string): string | undefined => {
  if (!Object.hasOwn(explorers, symbol)) return undefined;
  return explorers[symbol]?.replaceAll(transactionPlace, () => encodeURIComponent(transactionId));
};
