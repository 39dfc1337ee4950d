import type { AssetSymbol } from '@exchange/domain';
import { paths } from '#shared/page/paths.ts';

/** The history of a coin's withdrawals. */
export const withdrawalHistoryPath = (asset: AssetSymbol): string => `${paths.history}/${asset}?tab=withdrawal`;
