import type { CancelProgress, CancelState } from '@exchange/machines';

/** A cancel all that is under way, or what it came to. */
export interface CancellingAll extends Pick<CancelProgress, 'total' | 'done' | 'cancelled' | 'closed' | 'left'> {
  phase: 'running' | 'stopping' | 'over';
  /** Which were not cancelled, and why. */
  failed: readonly { id: string; order: string; reason: string }[];
}

export interface OrderCancelling {
  stateOf: (orderId: string) => CancelState;
  all: CancellingAll | undefined;
  onCancel: (orderId: string) => void;
  onCancelAll: (orderIds: readonly string[]) => void;
  onStop: () => void;
  onDismiss: () => void;
}

/** Where all went well there is nothing to stay for. */
export const isWorthKeeping = ({ failed, left }: CancellingAll): boolean => failed.length > 0 || left > 0;

/** What was open before and is not any more. Of a list that is full something may only have been pushed out. */
export const ordersGone = (before: readonly string[], now: readonly string[], mostListed: number): string[] => {
  const open = new Set(now);
  return now.length < mostListed ? before.filter((orderId) => !open.has(orderId)) : [];
};
