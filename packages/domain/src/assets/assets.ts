import type { DecimalText } from '../money/decimalText';

/** How a coin's addresses and transaction ids are written. */
export type AddressForm = 'bitcoin' | 'bitcoin cash' | 'bitcoin sv' | 'ethereum' | 'ripple' | 'xdc';

interface AssetFigures {
  /** The decimals on the asset's chain. */
  decimals: number;
  minimumDeposit: DecimalText;
  minimumWithdrawal: DecimalText;
  withdrawalFee: DecimalText;
  /** Percent of the amount; replaces the fee if it is higher. */
  withdrawalFeePercent: DecimalText;
  withdrawalDecimals: number;
}

interface Coin extends AssetFigures {
  fullName: string;
  /** The network it is deposited and withdrawn on. */
  network: string;
  addressForm: AddressForm;
}

/** Deposits and withdrawals share their minimum. */
const figures = (
  [decimals, withdrawalDecimals]: readonly [number, number],
  minimum: DecimalText,
  withdrawalFee: DecimalText,
  withdrawalFeePercent: DecimalText = '0',
): AssetFigures => ({
  decimals,
  minimumDeposit: minimum,
  minimumWithdrawal: minimum,
  withdrawalFee,
  withdrawalFeePercent,
  withdrawalDecimals,
});

/**
 * The one table of coins, in the order in which they are listed. Figures are the defaults until the server's fee data
 * arrives.
 */
const coins = {
  BTC: {
    fullName: 'Bitcoin',
    network: 'Bitcoin',
    addressForm: 'bitcoin',
    ...figures([8, 8], '0.005', '0.001'),
  },
  ETH: {
    fullName: 'Ethereum',
    network: 'Ethereum',
    addressForm: 'ethereum',
    ...figures([18, 8], '0.02', '0.01'),
  },
  XRP: {
    fullName: 'XRP',
    network: 'XRP Ledger',
    addressForm: 'ripple',
    ...figures([6, 6], '20', '0.25'),
  },
  USDT: {
    fullName: 'Tether USD',
    network: 'Ethereum (ERC20)',
    addressForm: 'ethereum',
    ...figures([6, 6], '35', '3.2'),
  },
  USDC: {
    fullName: 'USD Coin',
    network: 'Ethereum (ERC20)',
    addressForm: 'ethereum',
    ...figures([6, 6], '20', '0.8'),
  },
  XDC: {
    fullName: 'XDC Network',
    network: 'XDC Network',
    addressForm: 'xdc',
    ...figures([18, 8], '1000', '0'),
  },
  XDCE: {
    fullName: 'XDCE (ERC20)',
    network: 'Ethereum (ERC20)',
    addressForm: 'ethereum',
    ...figures([18, 8], '10000', '20', '0.2'),
  },
  BCHABC: {
    fullName: 'Bitcoin Cash ABC',
    network: 'Bitcoin Cash ABC',
    addressForm: 'bitcoin cash',
    ...figures([8, 8], '0.05', '0.001'),
  },
  BCHSV: {
    fullName: 'Bitcoin SV',
    network: 'Bitcoin SV',
    addressForm: 'bitcoin sv',
    ...figures([8, 8], '0.05', '0.001'),
  },
} satisfies Record<string, Coin>;

export type AssetSymbol = keyof typeof coins;

export interface Asset extends Coin {
  symbol: AssetSymbol;
}

export const assetSymbols = Object.keys(coins) as AssetSymbol[];

export const assetOf = (symbol: AssetSymbol): Asset => ({ symbol, ...coins[symbol] });

export const assets: readonly Asset[] = assetSymbols.map(assetOf);

/** Coins that count as a US dollar, one to one. */
const dollars: readonly string[] = ['USDT', 'USDC'] satisfies AssetSymbol[];

export const isDollar = (symbol: string): boolean => dollars.includes(symbol);

/** In any case, since people type it into the address bar. */
export const readAssetSymbol = (text: string): AssetSymbol | undefined => {
  const symbol = text.trim().toUpperCase();
  return assetSymbols.find((known) => known === symbol);
};

/** The token whose details are shown. */
export const tokenShown = (token: string | undefined): AssetSymbol => readAssetSymbol(token ?? '') ?? 'BTC';
