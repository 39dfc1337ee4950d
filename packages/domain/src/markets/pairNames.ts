export const spotPairNames = [
  'XDC-ETH',
  'XDC-BTC',
  'XDC-XRP',
  'XDC-XDCE',
  'XDC-USDT',
  'XDC-USDC',
  'ETH-USDT',
  'BTC-USDC',
  'XRP-USDT',
  'BTC-USDT',
] as const;

export const perpetualPairNames = ['BTC-PERPETUAL', 'ETH-PERPETUAL'] as const;

export const pairNames = [...spotPairNames, ...perpetualPairNames] as const;

export type SpotPairName = (typeof spotPairNames)[number];
export type PerpetualPairName = (typeof perpetualPairNames)[number];
export type PairName = (typeof pairNames)[number];

const named = <Name extends string>(names: readonly Name[], text: string): Name | undefined => {
  const name = text.trim().toUpperCase();
  return names.find((known) => known === name);
};

/** In any case, since people type it into the address bar. */
export const readPairName = (text: string): PairName | undefined => named(pairNames, text);

export const readSpotPairName = (text: string): SpotPairName | undefined => named(spotPairNames, text);

export const readPerpetualPairName = (text: string): PerpetualPairName | undefined => named(perpetualPairNames, text);

/** The pair as it is shown: `XDC / ETH`. */
export const pairLabel = (name: string): string => name.replaceAll('-', ' / ');
