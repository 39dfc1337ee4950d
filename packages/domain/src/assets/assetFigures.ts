import type { DecimalText } from '../money/decimalText';
import type { AssetSymbol } from './assetSymbols';

export interface AssetFigures {
  /** The decimals on the asset's chain. */
  decimals: number;
  minimumDeposit: DecimalText;
  minimumWithdrawal: DecimalText;
  withdrawalFee: DecimalText;
  /** Percent of the amount; replaces the fee if it is higher. */
  withdrawalFeePercent: DecimalText;
  withdrawalDecimals: number;
}

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

/** The defaults until the server's fee data arrives. Deposits and withdrawals share their minimum. */
export const assetFigures: Readonly<Record<AssetSymbol, AssetFigures>> = {
  BTC: figures([8, 8], '0.005', '0.001'),
  ETH: figures([18, 8], '0.02', '0.01'),
  XRP: figures([6, 6], '20', '0.25'),
  USDT: figures([6, 6], '35', '3.2'),
  USDC: figures([6, 6], '20', '0.8'),
  XDC: figures([18, 8], '1000', '0'),
  XDCE: figures([18, 8], '10000', '20', '0.2'),
  BCHABC: figures([8, 8], '0.05', '0.001'),
  BCHSV: figures([8, 8], '0.05', '0.001'),
};
