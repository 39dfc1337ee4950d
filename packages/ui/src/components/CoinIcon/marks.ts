import type { AssetSymbol } from '@exchange/domain';

const bitcoin =
  'M12 9.75v12.5M12 9.75h5a3.1 3.1 0 0 1 0 6.2h-5M12 15.95h5.9a3.15 3.15 0 0 1 0 6.3H12M13.75 6.75v3M17.25 6.75v3M13.75 22.25v3M17.25 22.25v3';

/** Our own line drawings on a disc of 32 by 32, all of one weight. A fork keeps the mark of the coin it came from. */
export const marks: Record<AssetSymbol, string> = {
  BTC: bitcoin,
  BCHABC: bitcoin,
  BCHSV: bitcoin,
  ETH: 'M16 6L22.5 16.2L16 20.2L9.5 16.2ZM10.2 20.6L16 26l5.8-5.4',
  XRP: 'M9 9.25l3.4 3.4a5.1 5.1 0 0 0 7.2 0L23 9.25M9 22.75l3.4-3.4a5.1 5.1 0 0 1 7.2 0l3.4 3.4',
  USDT: 'M10 9.5h12M16 9.5v14.5M16 13c4.4 0 7.25.9 7.25 2.2S20.4 17.4 16 17.4s-7.25-.9-7.25-2.2S11.6 13 16 13Z',
  USDC: 'M19.4 13c0-1.7-1.5-2.6-3.4-2.6s-3.4 1-3.4 2.7c0 3.9 6.8 1.9 6.8 5.8 0 1.7-1.5 2.7-3.4 2.7s-3.4-.9-3.4-2.6M16 8v2.4M16 21.6V24M11.3 7.2a10 10 0 0 0 0 17.6M20.7 7.2a10 10 0 0 1 0 17.6',
  XDC: 'M9.25 9L14 16L9.25 23M22.75 9L18 16l4.75 7',
  XDCE: 'M9.25 9L14 16L9.25 23M22.75 9H18v14h4.75M18 16h4',
};
