import { failureText } from '@exchange/domain';
import type { CancelProgress, OrderCancellingEmitted } from '@exchange/machines';
import { succeeded, wentWrong, type Says } from '../../shared/services/tell';

/** How many of what, and of how many where it was not all. */
const cancelledText = ({ total, cancelled }: { total: number; cancelled: number }): string => {
  const orders = total === 1 ? 'order' : 'orders';
  return cancelled === total
    ? `${String(total)} ${orders} cancelled.`
    : `${String(cancelled)} of ${String(total)} ${orders} cancelled.`;
};

const part = (count: number, words: string): string[] => (count > 0 ? [`${String(count)} ${words}`] : []);

interface Summed extends Pick<CancelProgress, 'total' | 'cancelled' | 'closed' | 'left'> {
  failed: readonly unknown[];
}

/** What a cancel all came to. */
export const cancelSummary = (summed: Summed): string =>
  [
    cancelledText(summed),
    ...part(summed.failed.length, 'could not be cancelled.'),
    ...part(summed.closed, 'no longer open.'),
    ...part(summed.left, 'not tried.'),
  ].join(' ');

export const cancellingSays: Says<OrderCancellingEmitted> = {
  'order.cancelled': ({ message, isSingle }) => (isSingle ? succeeded(message) : undefined),
  'order.notCancelled': ({ failure, isSingle }) =>
    isSingle ? wentWrong(failureText(failure, 'cancelOrder')) : undefined,
  'cancelAll.ended': ({ progress }) =>
    progress.failed.length > 0 ? wentWrong(cancelSummary(progress)) : succeeded(cancelSummary(progress)),
};
