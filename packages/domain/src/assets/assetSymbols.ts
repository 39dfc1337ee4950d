export const assetSymbols = ['BTC', 'ETH', 'XRP', 'USDT', 'USDC', 'XDC', 'XDCE', 'BCHABC', 'BCHSV'] as const;

export type AssetSymbol = (typeof assetSymbols)[number];

/** In any case, since people type it into the address bar. */
export const readAssetSymbol = (text: string): AssetSymbol | undefined => {
  const symbol = text.trim().toUpperCase();
  return assetSymbols.find((known) => known === symbol);
};

/** The token whose details are shown. */
export const tokenShown = (token: string | undefined): AssetSymbol => readAssetSymbol(token ?? '') ?? 'BTC';
