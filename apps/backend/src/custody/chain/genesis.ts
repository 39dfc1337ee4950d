import type { AssetSymbol, DecimalText } from '@exchange/domain';

/** The hot wallet's initial coins: many times what the demo faucet ever pays out. */
export const genesis: Readonly<Record<AssetSymbol, DecimalText>> = {
  BTC: '100000',
  ETH: '5000000',
  XRP: '5000000000',
  USDT: '10000000000',
  USDC: '10000000000',
  XDC: '200000000000',
  XDCE: '200000000000',
  BCHABC: '1000000',
  BCHSV: '1000000',
};

interface NetworkFee {
  asset: AssetSymbol;
  amount: DecimalText;
}

/** Tokens are on the ETH chain, whose fees are paid in ETH. */
const tokenFee: NetworkFee = { asset: 'ETH', amount: '0.0012' };

/** The network fee of one payment, on top of its amount. */
export const networkFees: Readonly<Record<AssetSymbol, NetworkFee>> = {
  BTC: { asset: 'BTC', amount: '0.00004' },
  ETH: { asset: 'ETH', amount: '0.0004' },
  XRP: { asset: 'XRP', amount: '0.00001' },
  USDT: tokenFee,
  USDC: tokenFee,
  XDC: { asset: 'XDC', amount: '0.0001' },
  XDCE: tokenFee,
  BCHABC: { asset: 'BCHABC', amount: '0.000005' },
  BCHSV: { asset: 'BCHSV', amount: '0.000001' },
};
