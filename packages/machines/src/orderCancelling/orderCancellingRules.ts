import type { Failure, Result } from '@exchange/domain';
import type { ChildAnswer } from '../childAnswers';
import { failureIn } from '../emitted';

export interface FailedCancel {
  orderId: string;
  failure: Failure;
}

export type Cancelled = Result<{ message: string }>;

export interface Cancelling {
  /** Cancels in progress that were requested for a single order. */
  asked: readonly string[];
  /** The orders that failed to cancel and are still open, with the reasons. */
  failed: readonly FailedCancel[];
  /** The orders in the last cancel all. */
  all: readonly string[];
  /** Those of them whose call has not been sent yet. */
  waiting: readonly string[];
  /** Those of them whose call is in progress. */
  sent: readonly string[];
  /** Those of them whose call was never sent, because cancel all was stopped. */
  left: readonly string[];
  /** Those that turned out to be no longer open, because they were filled or cancelled elsewhere. */
  closed: readonly string[];
}

export interface CancelProgress {
  total: number;
  done: number;
  cancelled: number;
  failed: readonly FailedCancel[];
  /** No longer open when their turn came. */
  closed: number;
  /** Not cancelled, because cancel all was stopped. */
  left: number;
}

export type CancelState = 'idle' | 'cancelling' | 'failed';

/** `isSingle` if it was requested for a single order; cancel all is reported once, at its end. */
export type CancelNews =
  | { type: 'order.cancelled'; orderId: string; message: string; isSingle: boolean }
  | { type: 'order.notCancelled'; orderId: string; failure: Failure; isSingle: boolean };

/** Few enough to leave capacity for the rest of the screen and for the exchange. */
const mostAtOnce = 4;

const without = (orderIds: readonly string[], gone: string): string[] => orderIds.filter((one) => one !== gone);

const withoutFailure = ({ failed }: Cancelling, gone: string): FailedCancel[] =>
  failed.filter(({ orderId }) => orderId !== gone);

const isUnderWay = ({ asked, sent }: Cancelling, orderId: string): boolean =>
  asked.includes(orderId) || sent.includes(orderId);

const isInHand = (cancelling: Cancelling, orderId: string): boolean =>
  isUnderWay(cancelling, orderId) || cancelling.waiting.includes(orderId);

export const nothingToCancel: Cancelling = {
  asked: [],
  failed: [],
  all: [],
  waiting: [],
  sent: [],
  left: [],
  closed: [],
};

/** The state of an order's row. Orders waiting in a cancel all read 'Cancelling' as well. */
export const cancelState = (cancelling: Cancelling, orderId: string): CancelState => {
  if (isInHand(cancelling, orderId)) return 'cancelling';
  return cancelling.failed.some((one) => one.orderId === orderId) ? 'failed' : 'idle';
};

export const afterAsking = (before: Cancelling, orderId: string): Partial<Cancelling> => ({
  asked: [...before.asked, orderId],
  left: without(before.left, orderId),
  failed: withoutFailure(before, orderId),
});

export const afterSending = (before: Cancelling, orderId: string): Partial<Cancelling> => ({
  sent: [...before.sent, orderId],
  waiting: without(before.waiting, orderId),
});

/** Cancels already in progress are counted but not sent again. */
export const cancelAllOf = (before: Cancelling, orderIds: readonly string[]): Partial<Cancelling> => {
  const all = [...new Set(orderIds)];
  return {
    all,
    waiting: all.filter((orderId) => !isUnderWay(before, orderId)),
    left: [],
    closed: before.closed.filter((orderId) => isUnderWay(before, orderId)),
    failed: before.failed.filter(({ orderId }) => !all.includes(orderId)),
  };
};

export const afterStopping = ({ waiting }: Cancelling): Partial<Cancelling> => ({ left: waiting, waiting: [] });

/**
 * An order cancelled here was reported by its own response. An order that closes in any other way needs no call any
 * more.
 */
export const afterClosing = (before: Cancelling, orderId: string): Partial<Cancelling> => {
  const isLost = before.left.includes(orderId) || cancelState(before, orderId) === 'failed';
  const isNews = isInHand(before, orderId) || (isLost && before.all.includes(orderId));
  return {
    waiting: without(before.waiting, orderId),
    left: without(before.left, orderId),
    failed: withoutFailure(before, orderId),
    closed: isNews ? [...without(before.closed, orderId), orderId] : before.closed,
  };
};

/** If an order is known to be closed, its cancel can't fail; if its call succeeded, that is what closed it. */
export const afterAnswer = (
  before: Cancelling,
  { id: orderId, result: { error } }: ChildAnswer<Cancelled>,
): Partial<Cancelling> => {
  const isClosed = before.closed.includes(orderId);
  return {
    asked: without(before.asked, orderId),
    sent: without(before.sent, orderId),
    closed: error && before.all.includes(orderId) ? before.closed : without(before.closed, orderId),
    failed: error && !isClosed ? [...withoutFailure(before, orderId), { orderId, failure: error }] : before.failed,
  };
};

/** The event to emit for a response; undefined if the order that couldn't be cancelled has closed meanwhile. */
export const newsOf = (before: Cancelling, { id: orderId, result }: ChildAnswer<Cancelled>): CancelNews[] => {
  const isSingle = before.asked.includes(orderId);
  if (result.data !== undefined) return [{ type: 'order.cancelled', orderId, message: result.data.message, isSingle }];
  if (before.closed.includes(orderId)) return [];
  return [{ type: 'order.notCancelled', orderId, failure: failureIn(result), isSingle }];
};

export const hasRoomForNext = ({ sent, waiting }: Cancelling): boolean =>
  waiting.length > 0 && sent.length < mostAtOnce;

/** Whether a cancel all has nothing waiting and every call has been answered. */
export const isAllDone = (cancelling: Cancelling): boolean =>
  !cancelling.all.some((orderId) => isInHand(cancelling, orderId));

export const cancelProgress = (cancelling: Cancelling): CancelProgress => {
  const { all, left } = cancelling;
  const inHand = all.filter((orderId) => isInHand(cancelling, orderId)).length;
  const failed = cancelling.failed.filter(({ orderId }) => all.includes(orderId));
  const closed = cancelling.closed.filter((orderId) => all.includes(orderId) && !isInHand(cancelling, orderId)).length;
  const done = all.length - inHand - left.length;
  return { total: all.length, done, cancelled: done - failed.length - closed, failed, closed, left: left.length };
};
