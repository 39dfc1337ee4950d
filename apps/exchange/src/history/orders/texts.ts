import { counted, orderHistoryDays } from '@exchange/domain';
import { columnTexts } from '#entities/orders/texts.ts';

export const orderHistoryTexts = {
  label: 'Order history',
  type: 'Type',
  details: (order: string): string => `Details of ${order}`,
  news: (order: string, status: string): string => `${order}: ${status}.`,
  toggleHeader: 'Details',
  cutShort: "We couldn't load all of your orders. Older ones are missing here.",
  retry: 'Retry',
} as const;

export const filterTexts = {
  label: 'Filters',
  open: (count: number): string => (count === 0 ? 'Filters' : `Filters (${String(count)})`),
  dates: (zone: string): string => `Dates (${zone})`,
  base: 'Base currency',
  quote: 'Quote currency',
  side: 'Side',
  hideCancelled: 'Hide cancelled',
  nothingToReset: 'These are already the defaults.',
} as const;

export const emptyTexts = {
  none: 'Orders appear here once they are filled or cancelled.',
  trade: 'Start trading',
  filtered: 'No orders match these filters.',
  older: `You have no orders from the last ${String(orderHistoryDays)} days.`,
  showYear: 'Show the last 12 months',
} as const;

export const fillTexts = {
  label: 'Fills',
  role: 'Role',
  roles: { maker: 'Maker', taker: 'Taker' },
  none: 'No fills.',
  withUnit: (header: string, unit: string): string => (unit === '' ? header : `${header} (${unit})`),
} as const;

export const orderTotalTexts = {
  of: (count: number): string => counted(count, 'order'),
  columns: { received: columnTexts.received, fee: columnTexts.fee, total: columnTexts.total },
} as const;
