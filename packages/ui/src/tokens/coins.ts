import type { AssetSymbol } from '@exchange/domain';

/** The line of a coin's mark, on any of these. */
export const coinMark = '#ffffff';

/**
 * What tells the coins apart at a glance, the same in every theme. Close to what people know them by, as dark as the mark
 * needs, and none of them the colour of another.
 */
export const coinColours: Record<AssetSymbol, string> = {
  BTC: '#cf6a00',
  ETH: '#6e56cf',
  XRP: '#5b6672',
  USDT: '#12806a',
  USDC: '#0b69bb',
  XDC: '#3a4bb8',
  XDCE: '#0a7c93',
  BCHABC: '#3f8332',
  BCHSV: '#97700a',
};
