import {
  depositClosedText,
  isPositive,
  normaliseSearch,
  withdrawClosedText,
  type CurrencyAvailability,
} from '@exchange/domain';
import type { Fund } from '#entities/funds/fund.ts';
import type { CoinPosition } from './portfolio/portfolio';
import type { WalletRow } from '#entities/funds/walletRow.ts';

/** A coin in the wallet with its value, and whether maintenance has closed it. */
export interface WalletCoin extends WalletRow, Fund, Pick<CurrencyAvailability, 'depositStatus' | 'withdrawalStatus'> {
  /** The exchange is winding down: no coin can be deposited. */
  isWindingDown?: boolean;
  /** No coin can be deposited or withdrawn: no chain is connected to the exchange. */
  isNothingOpen?: boolean;
  /** What it cost and brought, if the server says. */
  position?: CoinPosition | undefined;
}

type Statuses = Pick<CurrencyAvailability, 'depositStatus' | 'withdrawalStatus'>;

/** An exchange without custody reports every coin as closed for both. */
export const isNothingOpen = (statuses: Partial<Record<string, Statuses>>): boolean => {
  const all = Object.values(statuses);
  const isShut = (coin: Statuses = {}): boolean =>
    depositClosedText(coin) !== undefined && withdrawClosedText(coin) !== undefined;
  return all.length > 0 && all.every((coin) => isShut(coin));
};

export const findCoins = (coins: readonly WalletCoin[], typed: string): readonly WalletCoin[] => {
  const wanted = normaliseSearch(typed);
  return coins.filter(({ symbol, name = '' }) => [symbol, name].some((text) => text.toUpperCase().includes(wanted)));
};

const figures = ['available', 'inOrders', 'inWithdrawals', 'staked', 'inSwaps', 'owed'] as const;

export const isOwned = (coin: WalletCoin): boolean => figures.some((figure) => isPositive(coin[figure] ?? '0'));

/** The coin asked for, then owned coins, each in the server's order: price changes must not move rows. */
export const inUsualOrder = (coins: readonly WalletCoin[], asked?: string): readonly WalletCoin[] => {
  const place = (coin: WalletCoin): number => (coin.symbol === asked ? 0 : isOwned(coin) ? 1 : 2);
  return coins.toSorted((one, other) => place(one) - place(other));
};

/** Coins that aren't named come last. */
export const inOrderOf = (coins: readonly WalletCoin[], symbols: readonly string[]): readonly WalletCoin[] => {
  const place = ({ symbol }: WalletCoin): number => {
    const at = symbols.indexOf(symbol);
    return at < 0 ? symbols.length : at;
  };
  return coins.toSorted((one, other) => place(one) - place(other));
};
