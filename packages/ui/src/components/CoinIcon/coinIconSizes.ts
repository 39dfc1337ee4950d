export const coinIconSizes = [16, 20, 24, 32] as const;
export type CoinIconSize = (typeof coinIconSizes)[number];
