import { defaultOrderHistoryFilter } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { fn, within } from 'storybook/test';
import type { OrderHistoryViewProps } from '../OrderHistoryView';
import type { PastOrder } from '../pastOrder';
import { pastOrders, today } from './orders';

export const usual = defaultOrderHistoryFilter(today);

export const ready = (rows: readonly PastOrder[]): RowsState<PastOrder> => ({ kind: 'ready', rows });

/** Thirty-four orders of the last few days, as the screen opens. */
export const filled: OrderHistoryViewProps = {
  isLoggedIn: true,
  state: ready(pastOrders(34)),
  hasOthers: true,
  filter: usual,
  onFilterChange: fn(),
  today,
  page: 1,
  onPageChange: fn(),
  isStale: false,
};

const list = 'table[aria-label="Order history"]';

export const bodyRows = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>(`${list} > tbody > tr`),
];

/** Only cards show the label before the value. */
export const pairsIn = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector<HTMLElement>(list) ?? canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.replace(/^Pair/, ''));
