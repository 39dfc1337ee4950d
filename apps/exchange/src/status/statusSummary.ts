import { andList, counted, findPair, tradingStatusTexts } from '@exchange/domain';
import type { PairFlag } from '#entities/status/pairStatus.ts';
import type { CoinStatus } from './statusColumns';

interface Summary {
  isFine: boolean;
  text: string;
}

/** Orders for perpetual contracts are never taken, which is no news. */
const isSpot = ({ pair }: PairFlag): boolean => findPair(pair)?.kind !== 'perpetual';

/** Undefined while either list is missing. */
export const summaryOf = (
  coins: readonly CoinStatus[] | undefined,
  pairs: readonly PairFlag[] | undefined,
): Summary | undefined => {
  if (coins === undefined || pairs === undefined) return undefined;
  const { active } = tradingStatusTexts;
  const lame = coins.filter((coin) => coin.depositStatus !== active || coin.withdrawalStatus !== active).length;
  const closed = pairs.filter((flag) => !flag.tradingFlag && isSpot(flag)).length;
  if (lame + closed === 0) return { isFine: true, text: 'All coins and spot pairs are active.' };
  const parts = [...(lame > 0 ? [counted(lame, 'coin')] : []), ...(closed > 0 ? [counted(closed, 'spot pair')] : [])];
  return {
    isFine: false,
    text: `${andList(parts)} ${lame + closed === 1 ? 'is' : 'are'} restricted; everything else is active.`,
  };
};
