import { counted, failureText } from '@exchange/domain';
import type { CancelProgress, OrderCancellingEmitted } from '@exchange/machines';
import { succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

const part = (count: number, one: string, many = one): string[] =>
  count > 0 ? [`${String(count)} ${count === 1 ? one : many}.`] : [];

interface Summed extends Pick<CancelProgress, 'total' | 'cancelled' | 'closed' | 'left'> {
  failed: readonly unknown[];
}

/** The outcome of a cancel-all. */
export const cancelSummary = ({ total, cancelled, failed, closed, left }: Summed): string =>
  [
    cancelled === total
      ? `${counted(total, 'order')} cancelled.`
      : `${String(cancelled)} of ${counted(total, 'order')} cancelled.`,
    ...part(failed.length, "couldn't be cancelled"),
    ...part(closed, 'was no longer open', 'were no longer open'),
    ...part(left, "wasn't attempted", "weren't attempted"),
  ].join(' ');

export const cancellingSays: Says<OrderCancellingEmitted> = {
  'order.cancelled': ({ message, isSingle }) => (isSingle ? succeeded(message) : undefined),
  'order.notCancelled': ({ failure, isSingle }) =>
    isSingle ? wentWrong(failureText(failure, 'cancelOrder')) : undefined,
  'cancelAll.ended': ({ progress }) =>
    progress.failed.length > 0 ? wentWrong(cancelSummary(progress)) : succeeded(cancelSummary(progress)),
};
