import { defaultOrderHistoryFilter, type OrderHistoryFilter } from '@exchange/domain';

/** How many filters differ from their defaults. */
export const changesOf = ({ range, ...filter }: OrderHistoryFilter, today: string): number => {
  const { range: usualRange, ...usual } = defaultOrderHistoryFilter(today);
  const isRangeUsual = range.from === usualRange.from && range.to === usualRange.to;
  const pairChanged = filter.base !== usual.base || filter.quote !== usual.quote;
  return [!isRangeUsual, pairChanged, filter.side !== usual.side, filter.hidesCancelled].filter(Boolean).length;
};
