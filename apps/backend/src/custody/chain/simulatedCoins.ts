import type { AssetSymbol, DecimalText } from '@exchange/domain';

interface NetworkFee {
  asset: AssetSymbol;
  amount: DecimalText;
}

/** Tokens are on the ETH chain, whose fees are paid in ETH. */
const tokenFee: NetworkFee = { asset: 'ETH', amount: '0.0012' };

interface SimulatedCoin {
  /** The hot wallet's initial coins: many times what the demo faucet ever pays out. */
  genesis: DecimalText;
  /** The network fee of one payment, on top of its amount. */
  networkFee: NetworkFee;
  /** What a demo account is given: worth about ten thousand USD, in a round figure. */
  demoFunds: DecimalText;
  /** The price it moves around, in USD, and how far it may stray from it over a year, as a share. */
  usd: number;
  swing: number;
  /** The coin whose price it shares, if it has none of its own. */
  pricedAs?: AssetSymbol;
}

/** All that a demo needs to know of a coin. */
export const simulatedCoins: Readonly<Record<AssetSymbol, SimulatedCoin>> = {
  BTC: {
    genesis: '100000',
    networkFee: { asset: 'BTC', amount: '0.00004' },
    demoFunds: '0.25',
    usd: 91_800,
    swing: 0.4,
  },
  ETH: {
    genesis: '5000000',
    networkFee: { asset: 'ETH', amount: '0.0004' },
    demoFunds: '6',
    usd: 3_140,
    swing: 0.5,
  },
  XRP: {
    genesis: '5000000000',
    networkFee: { asset: 'XRP', amount: '0.00001' },
    demoFunds: '9000',
    usd: 2.28,
    swing: 0.55,
  },
  USDT: { genesis: '10000000000', networkFee: tokenFee, demoFunds: '25000', usd: 1, swing: 0 },
  USDC: { genesis: '10000000000', networkFee: tokenFee, demoFunds: '25000', usd: 1, swing: 0 },
  XDC: {
    genesis: '200000000000',
    networkFee: { asset: 'XDC', amount: '0.0001' },
    demoFunds: '400000',
    usd: 0.0538,
    swing: 0.6,
  },
  XDCE: {
    genesis: '200000000000',
    networkFee: tokenFee,
    demoFunds: '400000',
    usd: 0.0538,
    swing: 0.6,
    pricedAs: 'XDC',
  },
  BCHABC: {
    genesis: '1000000',
    networkFee: { asset: 'BCHABC', amount: '0.000005' },
    demoFunds: '40',
    usd: 480,
    swing: 0.5,
  },
  BCHSV: {
    genesis: '1000000',
    networkFee: { asset: 'BCHSV', amount: '0.000001' },
    demoFunds: '400',
    usd: 41,
    swing: 0.5,
  },
};
