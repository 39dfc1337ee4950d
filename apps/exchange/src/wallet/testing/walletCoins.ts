import { assetOf, assetSymbols, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { fundsOf } from '#entities/funds/fund.ts';
import type { WalletCoin } from '../walletCoin';

export const dayPrices: ReadonlyMap<string, DecimalText> = new Map([
  ['XDC', '0.0844'],
  ['XDCE', '0.0844'],
  ['BTC', '109905.74'],
  ['ETH', '2986.32'],
  ['XRP', '2.46'],
  ['USDT', '1'],
  ['USDC', '1'],
]);

type Held = Partial<Record<AssetSymbol, Partial<WalletCoin>>>;

/** All coins: the given balances, and zero for the others. */
export const coinsWith = (held: Held, prices: ReadonlyMap<string, DecimalText> = dayPrices): readonly WalletCoin[] =>
  fundsOf(
    assetSymbols.map((symbol) => ({
      symbol,
      name: assetOf(symbol).fullName,
      available: '0',
      inOrders: '0',
      allowWithdrawal: true,
      inWithdrawals: '0',
      staked: '0',
      inSwaps: '0',
      unconfirmed: '0',
      owed: '0',
      ...held[symbol],
    })),
    prices,
  );

export const usual: Held = {
  XDC: { available: '250000.5', inOrders: '4000' },
  USDT: { available: '340.18', inOrders: '963.49302' },
  BTC: { available: '0.0123456789', inOrders: '0' },
  XRP: { available: '0.25', inOrders: '0' },
};
