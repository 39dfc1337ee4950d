import type { CancelProgress, CancelState } from '@exchange/machines';
import { createContext } from 'react';

/** A cancel-all in progress, or its outcome. */
export interface CancellingAll extends Pick<CancelProgress, 'total' | 'done' | 'cancelled' | 'closed' | 'left'> {
  phase: 'running' | 'stopping' | 'over';
  /** The orders that weren't cancelled, and why. */
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

/** If everything was cancelled, the summary closes automatically. */
export const isWorthKeeping = ({ failed, left }: CancellingAll): boolean => failed.length > 0 || left > 0;

/** Orders that were open and no longer are. A full list proves nothing: newer orders may have pushed one out. */
export const ordersGone = (before: readonly string[], now: readonly string[], mostListed: number): string[] => {
  const open = new Set(now);
  return now.length < mostListed ? before.filter((orderId) => !open.has(orderId)) : [];
};

/** What the buttons in the rows need. */
export const CancelContext = createContext<Pick<OrderCancelling, 'stateOf' | 'onCancel'>>({
  stateOf: () => 'idle',
  onCancel: () => undefined,
});
