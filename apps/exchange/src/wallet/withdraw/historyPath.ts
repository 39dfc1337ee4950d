import type { AssetSymbol } from '@exchange/domain';
import { paths } from '../../shared/page/paths';

/** Where a trader finds the withdrawals of a coin. */
export const withdrawalHistoryPath = (asset: AssetSymbol): string => `${paths.history}/${asset}?tab=withdrawal`;
