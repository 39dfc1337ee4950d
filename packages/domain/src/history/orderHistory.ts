import { assetSymbols, type AssetSymbol } from '../assets/assets';
import { readMoment, type OffsetAt } from '../format/moment';
import { addDays, utcDay } from '../format/utcDay';
import { historyTexts } from '../messages/history';
import type { DayRange } from '../validation/dates';

export const orderHistoryDays = 30;
export const orderHistoryPageSize = 10;

const firstCurrencies: readonly AssetSymbol[] = ['XDC', 'ETH', 'BTC', 'XRP', 'XDCE'];

export const filterCurrencies: readonly AssetSymbol[] = [...new Set([...firstCurrencies, ...assetSymbols])];

/** Matches every currency, in either half of the pair. */
export const anyCurrency = historyTexts.sides.all;

export const sideFilters = [historyTexts.sides.all, historyTexts.sides.buy, historyTexts.sides.sell] as const;

export type SideFilter = (typeof sideFilters)[number];

export interface OrderHistoryFilter {
  range: DayRange;
  base: string;
  quote: string;
  side: SideFilter;
  hidesCancelled: boolean;
}

export interface OrderHistoryRow {
  name: string;
  type: string;
  status: string;
  updatedAt: string;
}

/** The calendar day in the trader's time zone, as tables show it. */
export const localDay = (moment: number, offsetAt: OffsetAt): string => utcDay(moment + offsetAt(moment) * 60_000);

/** The screen's initial filter, which Reset restores. */
export const defaultOrderHistoryFilter = (today: string): OrderHistoryFilter => ({
  range: { from: addDays(today, -orderHistoryDays), to: today },
  base: anyCurrency,
  quote: anyCurrency,
  side: historyTexts.sides.all,
  hidesCancelled: false,
});

const cancelledStatuses: readonly string[] = ['cancel', 'cancelled', 'partially cancelled'];

const plainStatus = (status: string): string =>
  status
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

export const isCancelledOrder = (status: string): boolean => cancelledStatuses.includes(plainStatus(status));

const isChosen = (chosen: string, currency: string | undefined): boolean =>
  chosen === anyCurrency || chosen === currency;

const isInPair = ({ base, quote }: OrderHistoryFilter, name: string): boolean => {
  const [rowBase, rowQuote] = name.split('-');
  return isChosen(base, rowBase) && isChosen(quote, rowQuote);
};

const isOnSide = (side: SideFilter, type: string): boolean =>
  side === historyTexts.sides.all || side.toLowerCase() === type.toLowerCase();

/** Whether the row's day, by the clock shown, is one of these. */
export const isInDays = ({ from, to }: DayRange, time: string, offsetAt: OffsetAt): boolean => {
  const moment = readMoment(time);
  // A row whose time can't be read is shown rather than lost.
  if (moment === undefined) return true;
  const day = localDay(moment, offsetAt);
  return day >= from && day <= to;
};

export const filterOrderHistory = <Row extends OrderHistoryRow>(
  rows: readonly Row[],
  filter: OrderHistoryFilter,
  offsetAt: OffsetAt,
): Row[] =>
  rows.filter(
    ({ name, type, status, updatedAt }) =>
      isInDays(filter.range, updatedAt, offsetAt) &&
      isInPair(filter, name) &&
      isOnSide(filter.side, type) &&
      !(filter.hidesCancelled && isCancelledOrder(status)),
  );
